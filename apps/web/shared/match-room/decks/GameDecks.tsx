import { otherSide, slotOf } from '@pailei/domain/series/decide/legal';
import type { SeriesGame, SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';

import { DeckChip } from '../../ui/marks/Hand.tsx';
import { deckViews } from '../../match/deck-views.ts';

/** The two decks that meet in a game, the visitor's on the left. */
export function GameDecks({ series, side, game }: { series: SeriesState; side: Side; game: SeriesGame }) {
  const decks = [side, otherSide(side)].map((of) =>
    deckViews(series, of).find(({ id }) => id === String(slotOf(game, of))),
  );
  const [mine, theirs] = decks;
  if (!mine || !theirs) return null;
  return (
    <div className="my-4 flex flex-wrap items-center gap-x-5 gap-y-3">
      <DeckChip deck={mine} />
      <span className="text-text-3">对</span>
      <DeckChip deck={theirs} />
    </div>
  );
}
