import type { BattleChat, ChatLine } from '@pailei/contracts/play/chat/battle-chat-views';
import {
  battleChatTopic,
  battleStaffLineTopic,
  matchChatTopic,
  MESSAGES_SHOWN,
} from '@pailei/contracts/play/chat/chat.topic';
import { isId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { Side } from '@pailei/domain/series/sides';
import { serveTopic, type AuthorizeContext, type Permission } from '@pailei/live/registry';
import { findShownBattle } from '../battles/shown-battle.ts';
import { findShownMatch } from '../matches/shown-match.ts';
import { matchReaderOf } from '../matches/match-seats.ts';
import { battleChat } from './battle-chat.ts';
import { findMessages, findMuted } from './chat.repository.ts';
import { matchChat } from './match-chat.ts';

const ALLOWED = { allowed: true, delay_seconds: 0 } as const;
const FORBIDDEN = { allowed: false, code: 'forbidden' } as const;

/** The seats of both sides, and the staff who have no part in the match. */
export const matchChatTopicDefinition = serveTopic(matchChatTopic, {
  async authorize({ actor, id, db }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    const shown = isId(id) ? await findShownMatch(db, id, actor) : undefined;
    if (!shown) return { allowed: false, code: 'not_found' };
    return matchReaderOf(shown.row, actor) ? ALLOWED : FORBIDDEN;
  },
  async snapshot(trx, id = '') {
    const page = { id, columns: { side: null, line: null }, limit: MESSAGES_SHOWN };
    const newest = (await findMessages(trx, 'match', page)).map(matchChat.messageOf);
    return { messages: newest.toReversed(), muted: await findMuted(trx, 'match', id) };
  },
});

/** Members of the side, as the database knows them. Who leaves is asked again within 3 s. */
export const battleChatTopicDefinition = serveTopic(battleChatTopic, {
  authorize: (context) => permitLine(context, 'team'),
  snapshot: (trx, id, _at, side) => readLine(trx, { id, side, line: 'team' }),
});

/** Referees besides, unless they are of the other team. */
export const battleStaffLineTopicDefinition = serveTopic(battleStaffLineTopic, {
  authorize: (context) => permitLine(context, 'staff'),
  snapshot: (trx, id, _at, side) => readLine(trx, { id, side, line: 'staff' }),
});

async function permitLine({ actor, id, side, db }: AuthorizeContext, line: ChatLine): Promise<Permission> {
  if (!actor) return { allowed: false, code: 'unauthorized' };
  const shown = isId(id) ? await findShownBattle(db, id, actor) : undefined;
  if (!shown) return { allowed: false, code: 'not_found' };
  if (shown.place) return shown.place.side === side ? ALLOWED : FORBIDDEN;
  return line === 'staff' && holdsRight('referee', actor) ? ALLOWED : FORBIDDEN;
}

type Line = { id: string | undefined; side: Side | undefined; line: ChatLine };

async function readLine(trx: Trx, { id = '', side, line }: Line): Promise<BattleChat | undefined> {
  if (side === undefined) return undefined;
  const newest = await findMessages(trx, 'battle', { id, columns: { side, line }, limit: MESSAGES_SHOWN });
  return {
    messages: newest.map(battleChat.messageOf).toReversed(),
    muted: await findMuted(trx, 'battle', id, side),
  };
}
