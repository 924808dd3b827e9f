import type { Fraction } from './fraction.ts';
import type { Meeting, StandingsRow } from './types.ts';

export type ExplainedMeeting = {
  readonly opponent_rank: number;
  readonly opponent_points: number;
  /** As they enter this row's OMW% and OGW%. */
  readonly opponent_mw: Fraction;
  readonly opponent_gw: Fraction;
} & Meeting;

/** Where a row's averages come from: its opponents in the order they were met, with the rates that count. */
export function explainStandings(row: StandingsRow, rows: readonly StandingsRow[]): ExplainedMeeting[] {
  const byId = new Map(rows.map((other) => [other.id, other]));
  return row.meetings.flatMap((meeting) => {
    const opponent = byId.get(meeting.opponent_id);
    if (!opponent) return [];
    return {
      ...meeting,
      opponent_rank: opponent.rank,
      opponent_points: opponent.match_points,
      opponent_mw: opponent.mw_for_opponents,
      opponent_gw: opponent.gw_for_opponents,
    };
  });
}
