import { Skeleton, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';

/** As high as the page's header and the top of its columns. */
export function TeamSkeleton() {
  return (
    <>
      <Skeleton width={140} height={12} className="mb-3" />
      <div className="mb-6 flex items-center gap-6 border-b border-b-line-2 pb-5">
        <Skeleton className="size-24 max-tablet:size-16" />
        <span className="grid flex-1 gap-3">
          <Skeleton width="min(240px, 70%)" height={30} />
          <Skeleton width="min(320px, 90%)" height={14} />
          <Skeleton width="min(200px, 60%)" height={14} />
        </span>
      </div>
      <div className="grid grid-cols-main-rail gap-12 max-wide:grid-cols-1">
        <SkeletonRows count={6} />
        <SkeletonRows count={3} />
      </div>
    </>
  );
}
