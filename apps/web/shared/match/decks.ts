import { deckStatus, slotOf, type DeckStatus } from '@pailei/domain/series/decide/legal';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { winsNeeded } from '@pailei/domain/series/settings';
import type { SeriesDeck, SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';

/** One deck of a side as a view shows it. */
export type DeckLine = {
  readonly deck: SeriesDeck;
  readonly status: DeckStatus;
  readonly label: string;
  readonly wins: number;
  readonly losses: number;
};

const DECK_LABELS: Readonly<Record<DeckStatus, string>> = {
  available: '待用',
  in_use: '使用中',
  won: '已取胜',
  lost: '已落败',
  banned: '被对手禁用',
  shielded: '已保护',
};

/** What has become of a deck; in a match that is over none is still to be used. */
export function deckLabel(series: SeriesState, side: Side, slot: number): string {
  const status = deckStatus(series, side, slot);
  if (status !== 'available' || !isSeriesOver(series.status)) return DECK_LABELS[status];
  return decidedWith(series, side, slot).length > 0 ? '已出战' : '未使用';
}

function decidedWith({ games }: SeriesState, side: Side, slot: number) {
  return games.filter((game) => game.status === 'finished' && game.winner !== 'draw' && slotOf(game, side) === slot);
}

export function deckLines(series: SeriesState, side: Side): readonly DeckLine[] {
  return series.sides[side].decks.map((deck) => {
    const decided = decidedWith(series, side, deck.slot);
    const wins = decided.filter((game) => game.winner === side).length;
    return {
      deck,
      status: deckStatus(series, side, deck.slot),
      label: deckLabel(series, side, deck.slot),
      wins,
      losses: decided.length - wins,
    };
  });
}

/** `还差 2 副` in conquest, where every win takes a deck; elsewhere `还差 2 胜`; when it is over who won. */
export function remainingText(series: SeriesState, side: Side): string {
  if (isSeriesOver(series.status)) return series.winner === side ? '胜者' : '';
  const left = winsNeeded(series.settings.best_of) - series.sides[side].wins;
  return `还差 ${left} ${series.settings.format === 'conquest' ? '副' : '胜'}`;
}
