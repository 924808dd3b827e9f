import { nameKey, readLetters } from '../typed-text/keys.ts';

/** Two teams with one key cannot both be open. */
export const teamNameKey = nameKey;

/**
 * What a chat may say although no name may hold it: by these words a referee is called, and told what is the matter. The site's list keeps
 * others from passing for the staff; in a chat nobody can, its messages have authors.
 */
export const CHAT_FREE_WORDS: readonly string[] = ['裁判', '管理员', '官方', '客服', '外挂'];

/**
 * The first of the words that a text holds anywhere, without regard to what is between its letters and to look-alikes. The `free` ones are
 * allowed, but a longer word that holds one is not.
 */
export function forbiddenWordIn(
  text: string,
  words: readonly string[],
  free: readonly string[] = [],
): string | undefined {
  const read = readLetters(text);
  const freeKeys = free.map(readLetters);
  return words.find((word) => {
    const key = readLetters(word);
    return key !== '' && !freeKeys.includes(key) && read.includes(key);
  });
}
