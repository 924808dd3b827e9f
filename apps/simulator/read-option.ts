/** A whole number of a command line. Throws an error that names the option. */
export function within(value: number, least: number, most: number, name: string): number {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${name} must be a whole number from ${least} to ${most}`);
  return value;
}

/** One of a list. Throws an error that names the option. */
export function oneOf<T>(values: readonly T[], value: unknown, name: string): T {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`${name} must be one of ${values.join(', ')}`);
  return found;
}
