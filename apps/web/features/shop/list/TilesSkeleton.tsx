import { Skeleton } from '../../../shared/ui/Skeleton.tsx';

/** Where the products will stand. */
export function TilesSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className="gds">
      {Array.from({ length: count }, (_, index) => (
        <div className="gd" key={index}>
          <span className="gd__i sk" aria-hidden="true" />
          <Skeleton width="70%" height={16} />
          <Skeleton width="40%" height={18} />
        </div>
      ))}
    </div>
  );
}
