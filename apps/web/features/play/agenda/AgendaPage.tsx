import type { AgendaItem } from '@pailei/contracts/play/agenda/agenda.api';
import { CalendarPlus } from 'lucide-react';

import { messageOf } from '../../../shared/api/error-text.ts';
import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { Button, LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { Empty, LoadFailed } from '../../../shared/ui/feedback/Empty.tsx';
import { Loading, Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx';
import { PageHeader, SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { useAgenda, useAgendaHistory, useSaveCalendar } from './agenda.api.ts';
import { AgendaTask } from './AgendaTask.tsx';
import { Opponents } from './Opponents.tsx';
import { RecentMatches } from './RecentMatches.tsx';

/** What the visitor has to do next in everything that they are in, and what they have played. */
export function AgendaPage() {
  const { data, error, refetch } = useAgenda();
  // All at once: on a phone what lies below would move when the record comes later.
  const { isPending } = useAgendaHistory();
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title="当前赛事"
        intro="所有赛事与团队战里，等你做的下一件事。"
        actions={
          <>
            <LiveConnection />
            <SaveCalendar />
          </>
        }
      />
      <Loading isLoading={data === undefined || isPending} skeleton={<Skeleton height={240} />}>
        {() => data && <Tasks items={data.items} />}
      </Loading>
    </>
  );
}

function Tasks({ items }: { items: readonly AgendaItem[] }) {
  const [next, ...rest] = items;
  const others = rest.filter(({ urgency }) => urgency !== 'over');
  const ended = rest.filter(({ urgency }) => urgency === 'over');
  return (
    <div className="grid grid-cols-main-rail gap-10 max-wide:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-10">
        {next ? <AgendaTask key={next.id} item={next} size="large" /> : <Nothing />}
        <TaskRows title="其他" items={others} />
        <TaskRows title="已结束" items={ended} />
        <RecentMatches />
      </div>
      <aside className="min-w-0">
        <Opponents />
      </aside>
    </div>
  );
}

function TaskRows({ title, items }: { title: string; items: readonly AgendaItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHeader title={title} meta={`${items.length} 项`} />
      <ul className="border-t border-t-line-2">
        {items.map((item) => (
          <AgendaTask key={item.id} item={item} size="row" />
        ))}
      </ul>
    </section>
  );
}

function Nothing() {
  const actions = (
    <LinkButton variant="primary" to="/solo-tournaments">
      去个人赛大厅
    </LinkButton>
  );
  return (
    <Empty art="ring" title="还没有参赛" actions={actions}>
      报名后，这里显示你的下一步和剩余时间。
    </Empty>
  );
}

function SaveCalendar() {
  const save = useSaveCalendar();
  return (
    <Button variant="ghost" icon={<CalendarPlus size={16} />} pending={save.isPending} onClick={() => save.mutate()}>
      加入日历
    </Button>
  );
}
