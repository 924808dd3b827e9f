import { otherSide, slotOf, type SeriesGame, type SeriesState, type Side } from '@pailei/domain/series';

import { DeckChip } from '../../../shared/ui/Hand.tsx';
import { deckViews } from '../../home/deck-views.ts';

/** The two decks that meet in a game, the visitor's on the left. */
export function GameDecks({ series, side, game }: { series: SeriesState; side: Side; game: SeriesGame }) {
  const decks = [side, otherSide(side)].map((of) =>
    deckViews(series, of).find(({ id }) => id === String(slotOf(game, of))),
  );
  const [mine, theirs] = decks;
  if (!mine || !theirs) return null;
  return (
    <div className="vs">
      <DeckChip deck={mine} />
      <span className="t3">对</span>
      <DeckChip deck={theirs} />
    </div>
  );
}
