import type { OptionMember } from './model/edited-line-up.ts';

/** What a captain wants to know of a member beside the name. */
export function memberNote(
  { account_id, decks, is_playing_elsewhere, is_suspended }: OptionMember,
  ownId: string,
): string {
  if (is_suspended) return '届时账号已停用';
  if (is_playing_elsewhere) return '届时有其他场次';
  const count = decks.length === 0 ? '没有共享的卡组' : `${decks.length} 副可选`;
  return account_id === ownId ? `你 · ${count}` : count;
}
