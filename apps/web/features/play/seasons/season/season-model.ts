import type { SeasonItem, SeasonSummary } from '@pailei/contracts/play/seasons/season-views';
import { placeText } from '@pailei/contracts/play/tournaments/place-text';
import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import { seasonStatus } from '@pailei/domain/seasons/season';
import type { CompetitorKind, FormulaVersion, SeasonFormula } from '@pailei/domain/seasons/types';

import { battlePath, boardViewHref, matchViewHref } from '../../../../shared/links/links.ts';

/** The season that is played, else the next one, else the last one that was played here: one entered by hand has no table. */
export function chooseSeason(seasons: readonly SeasonSummary[], now: string): SeasonSummary | null {
  const byStart = seasons
    .filter(({ by_hand }) => !by_hand)
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
  const of = (status: string) => byStart.filter((season) => seasonStatus(season, now) === status);
  return of('active').at(-1) ?? of('upcoming')[0] ?? of('ended').at(-1) ?? null;
}

/** `220 × 1.5 + 20 + 4 × 10`: how the points of an event came about. */
export function arithmeticOf(item: SeasonItem, formula: SeasonFormula | undefined): string {
  const place = [groupedPoints(item.place_points), factor(item.size_percent), factor(item.tier_percent)]
    .filter(Boolean)
    .join(' × ');
  const winsCapped = formula !== undefined && item.wins * formula.win !== item.win_points;
  const upsetsCapped = formula !== undefined && item.upsets * formula.upset !== item.upset_points;
  return [
    item.place === null ? '' : place,
    item.attendance > 0 ? `${item.attendance}` : '',
    item.win_points > 0 ? (winsCapped || !formula ? `${item.win_points}` : `${item.wins} × ${formula.win}`) : '',
    item.upset_points > 0
      ? upsetsCapped || !formula
        ? `${item.upset_points}`
        : `${item.upsets} × ${formula.upset}`
      : '',
    boardsText(item, formula),
  ]
    .filter(Boolean)
    .join(' + ');
}

function boardsText({ boards }: SeasonItem, formula: SeasonFormula | undefined): string {
  if (!boards || boards.points === 0) return '';
  const each = formula?.boards?.win;
  return each === undefined || boards.won * each !== boards.points ? `${boards.points}` : `${boards.won} × ${each}`;
}

const factor = (percent: number) => (percent === 100 ? '' : `${percent / 100}`);

export const itemPlaceText = ({ place, place_to }: SeasonItem): string =>
  place === null || place_to === null ? '—' : placeText({ place, place_to });

export const formulaOf = (versions: readonly FormulaVersion[], version: number, kind: 'account' | 'team') =>
  versions.find((one) => one.version === version)?.formulas[kind];

export const newestOf = (versions: readonly FormulaVersion[]): FormulaVersion | undefined =>
  versions.toSorted((one, other) => other.version - one.version)[0];

/** Where what was played is seen: the battle of a team, the board of a player, the match of an event. */
export function playedHref({ event_id, boards }: SeasonItem, kind: CompetitorKind, matchId: string): string {
  if (kind === 'team') return battlePath(matchId);
  return boards ? boardViewHref(matchId) : matchViewHref(event_id, matchId);
}

/** `4 胜 3 台`: what was won of an event. */
export const wonText = ({ wins, boards }: Pick<SeasonItem, 'wins' | 'boards'>): string =>
  [wins > 0 || !boards ? `${wins} 胜` : '', boards ? `${boards.won} 台` : ''].filter(Boolean).join(' ');

/** Rows move up, down or not at all against the settled week before. */
export function movementOf({ rank, previous_rank }: { rank: number; previous_rank: number | null }) {
  if (previous_rank === null) return { text: '新', label: '新上榜', tone: 'text-text-3' };
  if (previous_rank === rank) return { text: '—', label: '名次没有变化', tone: 'text-text-3' };
  const by = Math.abs(previous_rank - rank);
  return previous_rank > rank
    ? { text: `▲ ${by}`, label: `上升 ${by} 名`, tone: 'text-lv-text' }
    : { text: `▼ ${by}`, label: `下降 ${by} 名`, tone: 'text-yan-text' };
}
