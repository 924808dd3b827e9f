const KINDS = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];
const LENGTHS = [8, 12, 16];

/** 0 (too short to be accepted) to 4, by length first and by kinds of characters second. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const lengths = LENGTHS.filter((length) => password.length >= length).length;
  if (lengths === 0) return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const isSingleRun = new Set(password).size <= 3;
  if (isSingleRun) return 1;
  return Math.min(4, lengths + Math.floor(kinds / 2)) as 1 | 2 | 3 | 4;
}
