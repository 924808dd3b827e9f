import { deckStatus } from '@pailei/domain/series/decide/legal';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';

import { deckLabel } from './decks.ts';
import type { DeckView } from '../ui/marks/Hand.tsx';

/** A side's decks with what has become of each. */
export function deckViews(series: SeriesState, side: Side): DeckView[] {
  return series.sides[side].decks.map((deck) => ({
    id: String(deck.slot),
    name: deck.name,
    heroClass: deck.class,
    status: deckStatus(series, side, deck.slot),
    label: deckLabel(series, side, deck.slot),
  }));
}
