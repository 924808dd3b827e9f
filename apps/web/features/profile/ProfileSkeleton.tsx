import { Skeleton, SkeletonRows } from '../../shared/ui/Skeleton.tsx';

export function HeaderSkeleton() {
  return (
    <div className="pf">
      <Skeleton width={72} height={72} />
      <span className="grid gap-2">
        <Skeleton width={160} height={28} />
        <Skeleton width={120} height={14} />
      </span>
    </div>
  );
}

export function RecordSkeleton() {
  return (
    <div className="stack">
      <Skeleton width="100%" height={76} />
      <SkeletonRows count={5} />
    </div>
  );
}
