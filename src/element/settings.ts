/** What a player may change. The attribute of the same name is the default; the player's choice wins. */
export interface Settings {
  readonly autoPlace: boolean;
  readonly noDoubleClick: boolean;
  readonly noPlacementHelp: boolean;
  readonly noRuleReminders: boolean;
  readonly deckColors: 2 | 4;
  readonly largeIndex: boolean;
  readonly leftHanded: boolean;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly noAnimation: boolean;
}

const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

const ALLOWED: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  autoPlace: isBoolean,
  noDoubleClick: isBoolean,
  noPlacementHelp: isBoolean,
  noRuleReminders: isBoolean,
  deckColors: (value) => value === 2 || value === 4,
  largeIndex: isBoolean,
  leftHanded: isBoolean,
  theme: (value) => value === 'auto' || value === 'light' || value === 'dark',
  noAnimation: isBoolean,
};

/** What can be used of choices that were read from somewhere; the rest is left out. */
export function readSettings(value: unknown): Partial<Settings> {
  const known = Object.entries(ALLOWED).filter(
    ([name, allowed]) => Object.hasOwn(Object(value), name) && allowed((value as Record<string, unknown>)[name]),
  );
  return Object.fromEntries(known.map(([name]) => [name, (value as Record<string, unknown>)[name]]));
}
