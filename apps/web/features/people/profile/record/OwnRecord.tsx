import { messageOf } from '../../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { usePlayer } from '../profile.api.ts';
import { RecordSkeleton } from '../ProfileSkeleton.tsx';
import { PlayerRecord } from './PlayerRecord.tsx';

/** The visitor's own record, as everybody sees it. */
export function OwnRecord({ id }: { id: string }) {
  const { data, error, refetch } = usePlayer(id);
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Loading isLoading={!data} skeleton={<RecordSkeleton />}>
      {() => data && <PlayerRecord player={data} />}
    </Loading>
  );
}
