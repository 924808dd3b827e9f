import type { ChatReportCase } from '@pailei/contracts/play/staff/staff-shapes';
import type { Trx } from '@pailei/db/tx';
import { reportCase } from './chat-reports.repository.ts';

/** Reports of all matches that nobody has answered, for the referees' list: the oldest first. */
export async function readChatReportCases(trx: Trx, limit: number): Promise<ChatReportCase[]> {
  const rows = await trx
    .selectFrom('match_chat_report as report')
    .innerJoin('match', 'match.id', 'report.match_id')
    .select(['match.id', 'match.tournament_id', 'match.table_number', 'match.info', 'match.state'])
    .select(['report.id as report_id', 'report.opened_at'])
    .where('report.closed_at', 'is', null)
    .orderBy('report.opened_at')
    .orderBy('report.id')
    .limit(limit)
    .execute();
  return rows.map(({ report_id, opened_at, ...match }) => reportCase(match, { id: report_id, opened_at }));
}
