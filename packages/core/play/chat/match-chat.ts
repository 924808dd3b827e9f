import { generalError } from '@pailei/contracts/http/errors';
import type { MatchMessage } from '@pailei/contracts/play/chat/match-chat-views';
import { MATCH_CHAT_ERRORS } from '@pailei/contracts/play/chat/match-chat.api';
import { matchChatTopic } from '@pailei/contracts/play/chat/chat.topic';
import type { ChatReportCase } from '@pailei/contracts/play/staff/staff-shapes';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { findMatch } from '../matches/find-matches.ts';
import { findShownMatch } from '../matches/shown-match.ts';
import { lockMatch } from '../matches/lock-matches.ts';
import { matchReaderOf, type SeatedMatch } from '../matches/match-seats.ts';
import { ownMatchError } from '../matches/commands/rulings.ts';
import type { ChatOwner } from './chat-owner.ts';

/** One chat of both sides and the referees, of a match of an event or of a board alike. */
export const matchChat: ChatOwner<{ id: string }, MatchMessage> = {
  kind: 'match',
  errors: MATCH_CHAT_ERRORS,
  routeOf: (id) => `POST /matches/${id}/chat`,
  async enter(db, { id }, actor) {
    const match = await requireMatch(db, id, actor);
    const reader = matchReaderOf(match, actor);
    if (!reader) throw generalError('forbidden');
    const { side, is_staff } = reader;
    return { id, ended_at: match.finished_at, is_staff, columns: { side, line: null } };
  },
  addressOf: (id) => ({ id }),
  async oversee(db, id, actor) {
    if (!matchReaderOf(await requireMatch(db, id, actor), actor)?.is_staff) throw ownMatchError();
  },
  lock: lockMatch,
  async findAuthor(trx, id, accountId) {
    const match = await findMatch(trx, id);
    const seat = match?.seats.find(({ account_id }) => account_id === accountId);
    return match && seat && { side: seat.side, name: match.state.sides[seat.side].name };
  },
  messageOf: ({ id, author_id, username, side, is_staff, text, at }) => ({
    id,
    author: { id: author_id, username },
    side,
    is_staff,
    text,
    at,
  }),
  publishMessage: (log, id, message) => log.add(matchChatTopic.of(id), 'message_added', { message }),
  publishMute: (log, { id }, { type, payload }) => log.add(matchChatTopic.of(id), type, payload),
  async caseOf(trx, id, report) {
    const match = await findMatch(trx, id);
    if (!match) throw generalError('not_found');
    return matchReportCase(match, report);
  },
};

async function requireMatch(db: Db | Trx, id: string, actor: Actor): Promise<SeatedMatch> {
  const shown = await findShownMatch(db, id, actor);
  if (!shown) throw generalError('not_found');
  return shown.row;
}

type CaseFacts = Pick<SeatedMatch, 'id' | 'tournament_id' | 'battle_id' | 'table_number' | 'info' | 'state'>;

/** Without who wrote what, and who reported it: one of them may be a referee. */
export function matchReportCase(
  { id, tournament_id, battle_id, table_number, info, state }: CaseFacts,
  report: { id: string; opened_at: string },
): ChatReportCase {
  const { a, b } = state.sides;
  return {
    kind: 'chat_report',
    report_id: report.id,
    match_id: id,
    tournament_id,
    battle_id,
    tournament_name: info.tournament_name,
    is_demo: info.is_demo,
    label: info.label,
    table: table_number,
    opened_at: report.opened_at,
    sides: { a: { name: a.name }, b: { name: b.name } },
  };
}
