import { sendKeys } from '@web/test-runner-commands';

/** Real key presses, such as `press('ArrowLeft', 'Control+z', 'Enter')`. */
export async function press(...keys: string[]): Promise<void> {
  for (const combination of keys) {
    const parts = combination === ' ' ? [' '] : combination.split('+');
    const key = parts.pop()!;
    for (const modifier of parts) await sendKeys({ down: modifier });
    await sendKeys({ press: key });
    for (const modifier of parts.reverse()) await sendKeys({ up: modifier });
  }
}
