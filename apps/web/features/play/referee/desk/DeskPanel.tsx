import { MatchDesk } from '../../../../shared/rulings/panel/MatchDesk.tsx';
import { AbsencePanel } from './AbsencePanel.tsx';
import { CallPanel } from './CallPanel.tsx';
import { BattleReportPanel, MatchReportPanel } from './ChatReportPanel.tsx';
import { LeaguePanel } from './LeaguePanel.tsx';
import type { DeskRow } from './desk-rows.ts';

/** What is known of the chosen row, and what a referee can do about it. `matchId`: the match that is shown, with or without a row. */
export function DeskPanel({ row, matchId }: { row: DeskRow | undefined; matchId: string | null }) {
  if (row?.one?.kind === 'call') return <CallPanel one={row.one} isOwn={row.isOwn} />;
  if (row?.one?.kind === 'chat_report') return <MatchReportPanel key={row.key} one={row.one} />;
  if (row?.one?.kind === 'battle_chat_report')
    return <BattleReportPanel key={row.key} one={row.one} isOwn={row.isOwn} />;
  if (row?.one?.kind === 'league_week') return <LeaguePanel key={row.key} one={row.one} isOwn={row.isOwn} />;
  if (matchId === null)
    return <p className="py-16 text-center text-text-3">选择一件，这里显示双方的说法和可以做的裁定。</p>;
  return (
    <>
      {row?.one?.kind === 'absence' && <AbsencePanel key={row.key} one={row.one} isOwn={row.isOwn} />}
      <MatchDesk key={matchId} matchId={matchId} {...(row && { since: row.since })} />
    </>
  );
}
