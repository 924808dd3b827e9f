import { useTournament } from '../../../../../shared/live/useTopics.ts';
import { FilterStrip } from '../../../../../shared/ui/data/FilterStrip.tsx';
import { Empty, LoadFailed } from '../../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../../shared/ui/feedback/Skeleton.tsx';
import { LaterSelect } from '../../../../../shared/ui/forms/LaterSelect.tsx';
import { PageHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { useGroupEvent } from '../useGroupEvent.ts';
import { DrawDesk } from './DrawDesk.tsx';

/** The groups of an event before they begin: drawn by hand, by the seeds, or live. */
export function AdminGroupsPage() {
  const { isKnown, options, chosen, choose } = useGroupEvent();
  const { state, status } = useTournament(chosen);
  return (
    <>
      <PageHeader title="小组管理" intro="小组赛开始前的分组与现场抽签。赛事页面和小组信息同步显示每一步。" />
      {chosen !== null && (
        <FilterStrip className="mb-6">
          <LaterSelect label="赛事" options={options} value={chosen} onChange={choose} />
        </FilterStrip>
      )}
      {status.phase === 'denied' && <LoadFailed message={status.message} />}
      {isKnown && chosen === null ? (
        <Empty art="ring" title="暂无小组赛">
          有小组赛的赛事开放报名后会出现在这里。
        </Empty>
      ) : (
        status.phase !== 'denied' && (
          <Loading isLoading={state === null} skeleton={<SkeletonRows count={8} />}>
            {() => state && <DrawDesk key={state.id} tournament={state} />}
          </Loading>
        )
      )}
    </>
  );
}
