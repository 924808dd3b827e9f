/** A text of one entry per line; none for an empty text. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));
