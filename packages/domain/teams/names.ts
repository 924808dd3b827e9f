import { loginKey } from '../accounts/index.ts';

/**
 * Under which names of teams are unique: without regard to case, width and spaces. An accent that stood alone on a space belongs to what is
 * before it once the space is gone, so that is brought into its one form again.
 */
export const teamNameKey = (name: string): string => loginKey(loginKey(name).replaceAll(/\s/gu, ''));

/**
 * What a chat may say although no name may hold it: by these words a referee is called, and told what is the matter. The site's list keeps
 * others from passing for the staff; in a chat nobody can, its messages have authors.
 */
export const CHAT_FREE_WORDS: readonly string[] = ['裁判', '管理员', '官方', '客服', '外挂'];

/**
 * The first of the words that a text holds anywhere, without regard to case, width and spaces. Of the `free` ones none is refused, but a
 * longer word that holds one is.
 */
export function forbiddenWordIn(
  text: string,
  words: readonly string[],
  free: readonly string[] = [],
): string | undefined {
  const read = teamNameKey(text);
  const freeKeys = free.map(teamNameKey);
  return words.find((word) => {
    const key = teamNameKey(word);
    return key !== '' && !freeKeys.includes(key) && read.includes(key);
  });
}
