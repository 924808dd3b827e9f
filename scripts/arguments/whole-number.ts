/** An option of a command that is a whole number; throws with the command's `usage` for anything else. */
export function readWholeNumber(text: string | undefined, name: string, usage: string): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number\n${usage}`);
  return value;
}
