import { messageOf } from '../../../../shared/api/error-text.ts';
import { usePenalties } from '../../../../shared/penalties/penalties.api.ts';
import { PenaltyList } from '../../../../shared/penalties/PenaltyList.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';

/** What an account was given by referees in all events. */
export function UserPenalties({ id }: { id: string }) {
  const { data, error, isPending, refetch } = usePenalties(id);
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Loading isLoading={isPending} skeleton={<SkeletonRows count={3} />}>
      {() =>
        data &&
        (data.penalties.length === 0 ? (
          <p className="py-6 text-text-3">没有判罚。</p>
        ) : (
          <PenaltyList penalties={data.penalties} />
        ))
      }
    </Loading>
  );
}
