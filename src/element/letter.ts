/** The character of a key: where the layout has other letters, the one that is printed there on a Latin keyboard. */
export const letterOf = ({ key, code }: KeyboardEvent): string =>
  (/[^\0-\x7f]/.test(key) ? code.replace(/Key|Digit/, '') : key).toLowerCase();
