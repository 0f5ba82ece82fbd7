/**
 * What every error of the engine has in common: a reason for programs, a sentence for people and,
 * where a text was read, the place.
 */
export class EngineError<R extends string = string> extends Error {
  override readonly name = 'EngineError';

  /**
   * @param reason machine-readable; the values of each class are listed with it
   * @param message one English sentence
   * @param at 0-based offset in the text that was read, or null where there is no such place
   */
  constructor(
    readonly reason: R,
    message: string,
    readonly at: number | null = null,
  ) {
    super(message);
  }
}

/** Options that no game can have. Reason: `undo-limit` (not an integer of 0 or more). */
export class OptionsError extends EngineError<'undo-limit'> {}

/** A text longer than this is refused before it is read: no honest record comes near it (100,000 actions take 600 kB). */
const MAX_TEXT = 1_000_000;

/** Refuses what is no text, or one too long to be read. */
export function checkText(
  text: unknown,
  Refused: new (reason: 'syntax' | 'too-long', message: string) => EngineError,
): void {
  if (typeof text !== 'string') throw new Refused('syntax', 'This is not a text.');
  if (text.length > MAX_TEXT) throw new Refused('too-long', 'The text is too long.');
}
