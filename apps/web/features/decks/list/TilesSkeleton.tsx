import { Skeleton } from '../../../shared/ui/Skeleton.tsx';

const TILES = 6;

/** Where the filters and the decks will stand. */
export function TilesSkeleton() {
  return (
    <>
      <div className="dfl">
        <Skeleton width="min(360px, 100%)" height={40} />
        <Skeleton width="min(360px, 100%)" height={40} />
      </div>
      <div className="dgrid">
        {Array.from({ length: TILES }, (_, index) => (
          <div className="dkc" key={index}>
            <Skeleton width={60} height={84} />
            <span className="grid flex-1 content-start gap-2">
              <Skeleton width="50%" height={20} />
              <Skeleton width="70%" height={12} />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
