import { loginKey } from '../accounts/index.ts';

/** Under which names of teams are unique: without regard to case, width and spaces. */
export const teamNameKey = (name: string): string => loginKey(name).replaceAll(/\s/gu, '');

/** The first of the words that a text holds anywhere, without regard to case, width and spaces. */
export function forbiddenWordIn(text: string, words: readonly string[]): string | undefined {
  const read = teamNameKey(text);
  return words.find((word) => {
    const key = teamNameKey(word);
    return key !== '' && read.includes(key);
  });
}
