/** The forms that a count takes, by plural category; `#` stands for the number. */
export type Forms = { readonly [Category in Intl.LDMLPluralRule]?: string };

/**
 * Makes counts of a language: `plural('sv')({ one: '# kort', other: '# kort' })(4)` is "4 kort".
 * @param number writes the number, where the digits are not these
 */
export function plural(lang: string, number: (n: number) => string = String) {
  const rules = new Intl.PluralRules(lang);
  return (forms: Forms) =>
    (n: number): string =>
      // What only fractions and millions are called is left out: it is never needed.
      (forms[rules.select(n)] ?? Object.values(forms).at(-1)!).replace('#', number(n));
}
