import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { DeskBoard } from './desk/DeskBoard.tsx';
import { useDesk } from './desk/useDesk.ts';

/** What waits for a referee in all events: what blocks a round first. */
export function RefereePage() {
  const desk = useDesk(null);
  return (
    <>
      <PageHeader title="裁判台" actions={<LiveConnection />} />
      <Loading isLoading={desk.isLoading} skeleton={<SkeletonRows count={4} />}>
        {() => <DeskBoard desk={desk} isOneEvent={false} />}
      </Loading>
    </>
  );
}
