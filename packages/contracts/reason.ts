import { z } from 'zod';

type ReasonRule = { least: number; most: number; word?: '理由' | '原因' };

/** Why somebody of the staff did something: so many characters, not counting spaces around. */
export function reasonOf({ least, most, word = '理由' }: ReasonRule) {
  const tooShort = least === 1 ? `请填写${word}` : `${word}至少 ${least} 个字符`;
  return z.string(`请填写${word}`).trim().min(least, tooShort).max(most, `${word}最多 ${most} 个字符`);
}
