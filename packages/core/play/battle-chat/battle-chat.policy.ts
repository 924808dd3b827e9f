import { appError, generalError } from '@pailei/contracts/http/errors';
import { BATTLE_CHAT_ERRORS } from '@pailei/contracts/play/battle-chat/battle-chat.api';
import type { ChatLine } from '@pailei/contracts/play/battle-chat/battle-chat-views';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights';
import type { Side } from '@pailei/domain/series';
import type { Actor } from '@pailei/live/registry';
import { findShownBattle, type ShownBattle } from '../battles/index.ts';

/** A line that somebody reads and writes. `is_staff`: as a referee, not as a member of the side. */
export type ChatPlace = { battle: ShownBattle['row']; side: Side; line: ChatLine; is_staff: boolean };

type Wanted = { id: string; line: ChatLine; side?: Side | undefined };

/**
 * The line that the actor asks for. Members have those of their own side, whatever they name; a referee of neither team has the
 * staff lines of both. Throws for everybody else.
 */
export async function requireChatPlace(db: Db | Trx, { id, line, side }: Wanted, actor: Actor): Promise<ChatPlace> {
  const shown = await findShownBattle(db, id, actor);
  if (!shown) throw generalError('not_found');
  const { row: battle, place } = shown;
  if (place) return { battle, side: place.side, line, is_staff: false };
  if (line === 'team') throw appError(BATTLE_CHAT_ERRORS, 'chat_members_only');
  if (!holdsRight('referee', actor)) throw appError(BATTLE_CHAT_ERRORS, 'chat_outsider');
  if (side === undefined) throw appError(BATTLE_CHAT_ERRORS, 'chat_side_needed', { side: '请指明一方' });
  return { battle, side, line, is_staff: true };
}
