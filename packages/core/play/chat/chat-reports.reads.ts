import type { BattleChatReportCase, ChatReportCase } from '@pailei/contracts/play/staff/staff-shapes';
import type { Trx } from '@pailei/db/tx';
import { battleReportCase } from './battle-chat.ts';
import { matchReportCase } from './match-chat.ts';

/** Open reports of all matches and battles, for the referees' list: the oldest first. */
export async function readChatReportCases(trx: Trx, limit: number): Promise<(ChatReportCase | BattleChatReportCase)[]> {
  const ofMatches = await trx
    .selectFrom('match_chat_report as report')
    .innerJoin('match', 'match.id', 'report.match_id')
    .select(['match.id', 'match.tournament_id', 'match.battle_id', 'match.table_number', 'match.info', 'match.state'])
    .select(['report.id as report_id', 'report.opened_at'])
    .where('report.closed_at', 'is', null)
    .orderBy('report.opened_at')
    .orderBy('report.id')
    .limit(limit)
    .execute();
  const ofBattles = await trx
    .selectFrom('battle_chat_report as report')
    .innerJoin('battle', 'battle.id', 'report.battle_id')
    .select(['battle.id', 'battle.a_team_id', 'battle.b_team_id', 'battle.is_demo', 'battle.state'])
    .select(['report.id as report_id', 'report.opened_at'])
    .where('report.closed_at', 'is', null)
    .orderBy('report.opened_at')
    .orderBy('report.id')
    .limit(limit)
    .execute();
  return [
    ...ofMatches.map(({ report_id, opened_at, ...match }) => matchReportCase(match, { id: report_id, opened_at })),
    ...ofBattles.map(({ report_id, opened_at, ...battle }) => battleReportCase(battle, { id: report_id, opened_at })),
  ];
}
