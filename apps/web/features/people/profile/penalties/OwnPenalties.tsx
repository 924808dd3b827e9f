import { messageOf } from '../../../../shared/api/error-text.ts';
import { usePersonal } from '../../../../shared/live/useTopics.ts';
import { useRefresh } from '../../../../shared/live/useRefresh.ts';
import { NO_SHOWS, useOwnNoShows } from '../../../../shared/no-shows/no-shows.api.ts';
import { PENALTIES, usePenalties } from '../../../../shared/penalties/penalties.api.ts';
import { PenaltyList } from '../../../../shared/penalties/PenaltyList.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { OwnNoShows } from './OwnNoShows.tsx';

/** What the visitor was given in all events, and the matches that they lost by absence; live while it is open. */
export function OwnPenalties({ id }: { id: string }) {
  useRefresh(usePersonal().version, [PENALTIES, NO_SHOWS]);
  const penalties = usePenalties(id);
  const noShows = useOwnNoShows();
  const failed = [penalties, noShows].find(({ error, data }) => error && !data);
  if (failed?.error) return <LoadFailed message={messageOf(failed.error)} onRetry={() => void failed.refetch()} />;
  const given = penalties.data?.penalties;
  return (
    <Loading isLoading={!given || !noShows.data} skeleton={<SkeletonRows count={4} />}>
      {() =>
        given &&
        noShows.data && (
          <>
            {given.length + noShows.data.items.length === 0 && (
              <Empty title="还没有记录">裁判给你的判罚与缺席的场次会列在这里。</Empty>
            )}
            {given.length > 0 && (
              <section>
                <p className="mb-3 text-13 text-text-3">
                  判罚 {given.length} 次，只有你和裁判、管理员能看到。认为有误，请联系裁判或管理员。
                </p>
                <PenaltyList penalties={given} />
              </section>
            )}
            <OwnNoShows noShows={noShows.data} />
          </>
        )
      }
    </Loading>
  );
}
