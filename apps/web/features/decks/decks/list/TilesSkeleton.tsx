import { DeckGrid } from '../../../../shared/decks/DeckGrid.tsx';
import { DECK_TILE } from '../../../../shared/decks/DeckTile.tsx';
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { DECK_FILTERS_LINE } from './DeckFilters.tsx';

const TILES = 6;

/** The skeleton of the filters and the decks. */
export function TilesSkeleton() {
  return (
    <>
      <div className={DECK_FILTERS_LINE}>
        <Skeleton width="min(360px, 100%)" height={40} />
        <Skeleton width="min(360px, 100%)" height={40} />
      </div>
      <DeckGrid label="卡组">
        {Array.from({ length: TILES }, (_, index) => (
          <li className={DECK_TILE} key={index}>
            <Skeleton width={60} height={84} />
            <span className="grid flex-1 content-start gap-2">
              <Skeleton width="50%" height={20} />
              <Skeleton width="70%" height={12} />
            </span>
          </li>
        ))}
      </DeckGrid>
    </>
  );
}
