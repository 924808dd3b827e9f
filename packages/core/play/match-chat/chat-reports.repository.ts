import type { ChatReport } from '@pailei/contracts/play/match-chat/match-chat-views';
import type { ChatReportCase } from '@pailei/contracts/play/staff/staff-shapes';
import type { Db } from '@pailei/db/client';
import type { NewMatchChatReport } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { SeatedMatch } from '../matches/index.ts';
import { messageOf } from './match-chat.repository.ts';

const reports = (db: Db | Trx) =>
  db
    .selectFrom('match_chat_report as report')
    .innerJoin('match_chat_message as message', 'message.id', 'report.message_id')
    .innerJoin('account as author', 'author.id', 'message.author_id')
    .innerJoin('account as reporter', 'reporter.id', 'report.reporter_id')
    .leftJoin('account as closer', 'closer.id', 'report.closed_by')
    .select([
      'report.id',
      'report.reason',
      'report.opened_at',
      'report.closed_by',
      'report.closed_at',
      'report.answer',
      'report.reporter_id',
      'reporter.username as reporter_name',
      'closer.username as closer_name',
      'message.id as message_id',
      'message.author_id',
      'author.username',
      'message.side',
      'message.text',
      'message.at',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof reports>['execute']>>[number];

function reportOf(row: Row): ChatReport {
  const { id, reason, opened_at, closed_by, closed_at, answer, closer_name } = row;
  const { message_id, author_id, username, side, text, at } = row;
  const isClosed = closed_by !== null && closed_at !== null && closer_name !== null && answer !== null;
  return {
    id,
    message: messageOf({ id: message_id, author_id, username, side, text, at }),
    reporter: { id: row.reporter_id, username: row.reporter_name },
    reason,
    opened_at,
    closed: isClosed ? { by: { id: closed_by, username: closer_name }, at: closed_at, answer } : null,
  };
}

/** All reports of a match, the oldest first. */
export async function findReports(db: Db | Trx, matchId: string): Promise<ChatReport[]> {
  return (await reports(db).where('report.match_id', '=', matchId).orderBy('report.id').execute()).map(reportOf);
}

export async function findReport(db: Db | Trx, matchId: string, id: string): Promise<ChatReport | undefined> {
  const row = await reports(db).where('report.match_id', '=', matchId).where('report.id', '=', id).executeTakeFirst();
  return row && reportOf(row);
}

/** False when the same person has reported the same message. */
export async function insertReport(trx: Trx, row: NewMatchChatReport): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('match_chat_report')
    .values(row)
    .onConflict((conflict) => conflict.constraint('match_chat_report_once').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export type Closing = { closed_by: string; closed_at: string; answer: string };

/** False when somebody has closed it. */
export async function closeReport(trx: Trx, id: string, closing: Closing): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('match_chat_report')
    .set(closing)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type CaseFacts = Pick<SeatedMatch, 'id' | 'tournament_id' | 'table_number' | 'info' | 'state'>;

/** Without who wrote what, and who reported it: one of them may be a referee. */
export function reportCase(
  { id, tournament_id, table_number, info, state }: CaseFacts,
  report: { id: string; opened_at: string },
): ChatReportCase {
  const { a, b } = state.sides;
  return {
    kind: 'chat_report',
    report_id: report.id,
    match_id: id,
    tournament_id,
    battle_id: null,
    tournament_name: info.tournament_name,
    is_demo: info.is_demo,
    label: info.label,
    table: table_number,
    opened_at: report.opened_at,
    sides: { a: { name: a.name }, b: { name: b.name } },
  };
}
