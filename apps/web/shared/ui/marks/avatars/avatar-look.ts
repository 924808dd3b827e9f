const TINTS = ['#5a4a7c', '#6b4a2c', '#2f5c6e', '#7a6a34', '#7c3a4a', '#3f5a8a', '#3f6b4a', '#5c5148'] as const;

/** The tint of a name: always the same one. */
export function tintOf(name: string): string {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return TINTS[hash % TINTS.length] ?? TINTS[0];
}

/** The first character, whole even when it takes two code units. */
export function initialOf(name: string): string {
  const first = name.codePointAt(0);
  return first === undefined ? '?' : String.fromCodePoint(first).toUpperCase();
}
