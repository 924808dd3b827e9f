import { CRITERION_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { compareFractions, fraction } from '@pailei/domain/tournament/standings/fraction';
import { criteriaOf } from '@pailei/domain/tournament/standings/criteria';
import { explainStandings } from '@pailei/domain/tournament/standings/explain';
import { figureOf, isAmongTied } from '@pailei/domain/tournament/standings/proof/figure-of';
import { whatParts } from '@pailei/domain/tournament/standings/proof/tie-steps';
import type { OrderedTable } from '@pailei/domain/tournament/standings/proof/types';
import type { StandingsRow } from '@pailei/domain/tournament/standings/types';

import { percentText } from '../standings.ts';
import { exactText } from './exact-text.ts';

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
export function explainRank(table: OrderedTable, row: StandingsRow, nameOf: (id: string) => string): RankReason {
  const { rows } = table;
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
      tiedText(table, row),
      ...(above ? [`低于 ${nameOf(above.id)}：${whyAhead(above, row, table)}。`] : []),
      ...(below ? [`高于 ${nameOf(below.id)}：${whyAhead(row, below, table)}。`] : []),
      table.rules.tiebreakers.includes('omw') ? averageText(row, opponents.length) : '',
    ].filter((sentence) => sentence !== ''),
    opponents,
  };
}

function tiedText({ rows, rules }: OrderedTable, { match_points, wins }: StandingsRow): string {
  const byWins = !criteriaOf(rules).includes('match_points');
  const tied = rows.filter((other) => (byWins ? other.wins === wins : other.match_points === match_points)).length;
  const own = byWins ? `${wins} 胜` : `${match_points} 分`;
  return tied > 1 ? `${own}，同分 ${tied} 人。` : `${own}，没有同分的选手。`;
}

function averageText({ omw }: StandingsRow, opponents: number): string {
  return opponents === 0 ? '' : `${opponents} 位对手的胜率平均 ${percentText(omw)}%，每位最低按 33% 计。`;
}

/** Why one stands before another: the first criterion that parts them, with both figures. */
export function whyAhead(higher: StandingsRow, lower: StandingsRow, table: OrderedTable): string {
  const step = whatParts(higher, lower, table);
  if (step === null) return '名次并列';
  const { criterion, group } = step;
  if (criterion === 'lot') return `各项相同，抽签 ${higher.lot} 号在 ${lower.lot} 号之前`;
  if (criterion === 'disqualification') return '取消资格者排在最后';
  const [own, other] = [higher, lower].map((row) => figureOf(criterion, row, group));
  const among = isAmongTied(criterion) ? `（${group.length} 人之间）` : '';
  const texts = own && other ? ` ${exactText(own)} 比 ${exactText(other)}` : '';
  return `${CRITERION_NAMES[criterion]}${texts}${among}`;
}
