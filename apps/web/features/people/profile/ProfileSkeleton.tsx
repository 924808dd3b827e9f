import { Skeleton, SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { ProfileHeading } from './ProfileHeader.tsx';

export function HeaderSkeleton() {
  return (
    <ProfileHeading>
      <Skeleton width={72} height={72} />
      <span className="grid gap-2">
        <Skeleton width={160} height={28} />
        <Skeleton width={120} height={14} />
      </span>
    </ProfileHeading>
  );
}

export function RecordSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      <Skeleton width="100%" height={76} />
      <SkeletonRows count={5} />
    </div>
  );
}
