/** The list with the entry at its end, or without it where it was in. */
export const toggled = (list: readonly string[], entry: string): string[] =>
  list.includes(entry) ? list.filter((one) => one !== entry) : [...list, entry];
