import { TIEBREAKER_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import {
  compareFractions,
  explainStandings,
  fraction,
  type StandingsRow,
  type Tiebreaker,
} from '@pailei/domain/standings';

import { tiebreakerColumns, percentText } from '../standings.ts';

export type OpponentRate = {
  /** Two may have met twice, so the key contains the meeting. */
  readonly key: string;
  readonly name: string;
  /** As used in the average, in percent. */
  readonly text: string;
  readonly percent: number;
  /** Raised to the minimum. */
  readonly is_floor: boolean;
};

export type RankReason = {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly opponents: readonly OpponentRate[];
};

/** No rate counts as less (MTR appendix C). */
const FLOOR = fraction(33, 100);

/** Explains the rank of a row: against the row above, the row below, and by its opponents. */
export function explainRank(
  rows: readonly StandingsRow[],
  row: StandingsRow,
  nameOf: (id: string) => string,
): RankReason {
  const above = rows[row.rank - 2];
  const below = rows[row.rank];
  const opponents = explainStandings(row, rows).map(({ opponent_id, opponent_mw }, meeting) => ({
    key: `${meeting}-${opponent_id}`,
    name: nameOf(opponent_id),
    text: percentText(opponent_mw),
    percent: opponent_mw.near * 100,
    is_floor: compareFractions(opponent_mw, FLOOR) === 0,
  }));
  return {
    title: `为什么是第 ${row.rank}`,
    sentences: [
      tiedText(rows, row),
      ...(above ? [`低于 ${nameOf(above.id)}：${reasonText(row.decided_by, above, row)}。`] : []),
      ...(below ? [`高于 ${nameOf(below.id)}：${reasonText(below.decided_by, row, below)}。`] : []),
      averageText(row, opponents.length),
    ].filter((sentence) => sentence !== ''),
    opponents,
  };
}

function tiedText(rows: readonly StandingsRow[], { match_points }: StandingsRow): string {
  const tied = rows.filter((other) => other.match_points === match_points).length;
  return tied > 1 ? `${match_points} 分，同分 ${tied} 人。` : `${match_points} 分，没有同分的选手。`;
}

function averageText({ omw }: StandingsRow, opponents: number): string {
  return opponents === 0 ? '' : `${opponents} 位对手的胜率平均 ${percentText(omw)}%，每位最低按 33% 计。`;
}

/** Why `lower` ranks behind `higher`, with both values. */
function reasonText(decidedBy: StandingsRow['decided_by'], higher: StandingsRow, lower: StandingsRow): string {
  switch (decidedBy) {
    case 'match_points':
      return `积分 ${higher.match_points} 比 ${lower.match_points}`;
    case 'lot':
      return '各项相同，按抽签';
    case 'disqualification':
      return '取消资格者排在最后';
    case 'head_to_head':
      return '相互战绩占优';
    case null:
      return '名次并列';
    default:
      return tiebreakerText(decidedBy, higher, lower);
  }
}

function tiebreakerText(tiebreaker: Tiebreaker, higher: StandingsRow, lower: StandingsRow): string {
  const column = tiebreakerColumns([tiebreaker])[0]?.column;
  const texts = column ? ` ${column.text(higher)} 比 ${column.text(lower)}` : '';
  return `${TIEBREAKER_NAMES[tiebreaker]}${texts}`;
}
