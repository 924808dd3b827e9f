import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { ProductGrid } from './ProductGrid.tsx';

/** The skeleton of the products. */
export function TilesSkeleton({ count = 8 }: { count?: number }) {
  return (
    <ProductGrid>
      {Array.from({ length: count }, (_, index) => (
        <li className="flex flex-col gap-1" key={index}>
          <div className="mb-2 aspect-[4/3] overflow-hidden rounded-panel">
            <Skeleton height="100%" />
          </div>
          <Skeleton width="70%" height={16} />
          <Skeleton width="40%" height={18} />
        </li>
      ))}
    </ProductGrid>
  );
}
