import { appError, generalError } from '@pailei/contracts/http/errors';
import type { BattleMessage, ChatLine } from '@pailei/contracts/play/chat/battle-chat-views';
import { BATTLE_CHAT_ERRORS } from '@pailei/contracts/play/chat/battle-chat.api';
import { battleChatTopic, battleStaffLineTopic } from '@pailei/contracts/play/chat/chat.topic';
import type { BattleChatReportCase } from '@pailei/contracts/play/staff/staff-shapes';
import type { BattleRow } from '@pailei/db/schema/battles';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { Side } from '@pailei/domain/series/sides';
import { findBattleMembers } from '../battles/state/battle-teams.ts';
import { findShownBattle } from '../battles/shown-battle.ts';
import { lockBattle } from '../battles/state/lock-battle.ts';
import { refuseOwnBattle } from '../battles/commands/battle-command.ts';
import type { ChatOwner } from './chat-owner.ts';

const TOPICS = { team: battleChatTopic, staff: battleStaffLineTopic } as const satisfies Record<ChatLine, unknown>;

export type BattleChatAddress = { id: string; line: ChatLine; side?: Side | undefined };

/**
 * Two lines of each side. Members have those of their own side, whatever they name; a referee of neither team has the staff lines of both.
 * A member is muted in both lines.
 */
export const battleChat: ChatOwner<BattleChatAddress, BattleMessage> = {
  kind: 'battle',
  errors: BATTLE_CHAT_ERRORS,
  routeOf: (id) => `POST /battles/${id}/chat`,
  async enter(db, { id, line, side }, actor) {
    const shown = await findShownBattle(db, id, actor);
    if (!shown) throw generalError('not_found');
    const { row, place } = shown;
    const common = { id, ended_at: row.ended_at };
    if (place) return { ...common, is_staff: false, columns: { side: place.side, line } };
    if (line === 'team') throw appError(BATTLE_CHAT_ERRORS, 'chat_members_only');
    if (!holdsRight('referee', actor)) throw appError(BATTLE_CHAT_ERRORS, 'chat_outsider');
    if (side === undefined) throw appError(BATTLE_CHAT_ERRORS, 'chat_side_needed', { side: '请指明一方' });
    return { ...common, is_staff: true, columns: { side, line } };
  },
  addressOf: (id, { line, side }) => ({ id, line: line ?? 'team', side: side ?? undefined }),
  async oversee(db, id, actor) {
    const shown = await findShownBattle(db, id, actor);
    if (!shown) throw generalError('not_found');
    await refuseOwnBattle(db, shown.row, actor);
  },
  lock: lockBattle,
  async findAuthor(trx, id, accountId) {
    const row = await trx
      .selectFrom('battle')
      .select(['a_team_id', 'b_team_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    const member = row && (await findBattleMembers(trx, row)).find(({ account_id }) => account_id === accountId);
    if (!member) return undefined;
    const account = await trx.selectFrom('account').select('username').where('id', '=', accountId).executeTakeFirst();
    return account && { side: member.side, name: account.username };
  },
  messageOf({ id, author_id, username, side, line, is_staff, text, at }) {
    if (side === null || line === null) throw new Error(`message ${id} belongs to no line of its battle`);
    return { id, author: { id: author_id, username }, side, line, is_staff, text, at };
  },
  publishMessage: (log, id, message) =>
    log.add(TOPICS[message.line].of(id, message.side), 'message_added', { message }),
  publishMute(log, { id, side }, { type, payload }) {
    for (const topic of [battleChatTopic, battleStaffLineTopic]) log.add(topic.of(id, side), type, payload);
  },
  async caseOf(trx, id, report) {
    const row = await trx.selectFrom('battle').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw generalError('not_found');
    return battleReportCase(row, report);
  },
};

type CaseFacts = Pick<BattleRow, 'id' | 'a_team_id' | 'b_team_id' | 'is_demo' | 'state'>;

/** Without the side, and without who wrote what: a referee may be of one of the teams. */
export function battleReportCase(
  { id, a_team_id, b_team_id, is_demo, state: { sides } }: CaseFacts,
  report: { id: string; opened_at: string },
): BattleChatReportCase {
  return {
    kind: 'battle_chat_report',
    report_id: report.id,
    battle_id: id,
    teams: { a: { id: a_team_id, name: sides.a.name }, b: { id: b_team_id, name: sides.b.name } },
    is_demo,
    opened_at: report.opened_at,
  };
}
