import { noticeKindsOf, NOTICES, NOTICE_KINDS, type NoticeKind } from '@pailei/contracts/features/notice-text';
import type { Notification as InboxItem } from '@pailei/contracts/features/notifications.api';
import type { Person } from '@pailei/domain/rights/rights';
import { CheckCheck } from 'lucide-react';
import { useEffect } from 'react';

import { messageOf } from '../../../shared/api/error-text.ts';
import { usePersonal } from '../../../shared/live/useTopics.ts';
import { serverNow } from '../../../shared/state/clock.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { Button, LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { Empty, LoadFailed } from '../../../shared/ui/feedback/Empty.tsx';
import { FilterStrip } from '../../../shared/ui/data/FilterStrip.tsx';
import { PageHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { ListPager } from '../../../shared/ui/data/Pager.tsx';
import { Select } from '../../../shared/ui/forms/Select.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { choice, useUrlFilters } from '../../../shared/ui/data/useUrlFilters.ts';
import { groupByDay } from './day-groups.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { useInbox, useMarkRead } from './notifications.api.ts';
import { acknowledgeListed } from './receipts.ts';

const PAGE_SIZE = 20;
const FILTERS = { show: choice(['all', 'unread'], 'all'), kind: choice(['all', ...NOTICE_KINDS], 'all') };
const kindOptions = (person: Person | null) => [
  { value: 'all' as const, label: '全部' },
  ...noticeKindsOf(person).map((kind) => ({ value: kind, label: NOTICES[kind].label })),
];

export function NotificationsPage() {
  const [filters, change] = useUrlFilters(FILTERS);
  const unread = usePersonal().state?.unread_notifications ?? 0;
  const read = useMarkRead();
  const user = useAtomValue(userAtom);
  return (
    <>
      <PageHeader
        title="通知"
        intro="保留最近 90 天。"
        actions={
          <>
            <LinkButton variant="text" to="/profile?tab=notifications">
              通知设置
            </LinkButton>
            <Button
              icon={<CheckCheck size={16} />}
              disabled={unread === 0}
              pending={read.isPending}
              onClick={() => read.mutate('all')}
            >
              全部标为已读
            </Button>
          </>
        }
      />
      <FilterStrip
        tabs={{
          label: '显示',
          options: [
            { value: 'all', label: '全部' },
            { value: 'unread', label: '未读', count: unread },
          ],
          value: filters.show,
          onChange: (show) => change({ show }),
        }}
      >
        <Select label="类型" options={kindOptions(user)} value={filters.kind} onChange={(kind) => change({ kind })} />
      </FilterStrip>
      <Inbox
        isUnreadOnly={filters.show === 'unread'}
        kind={filters.kind === 'all' ? null : filters.kind}
        skip={(filters.page - 1) * PAGE_SIZE}
        onPage={(page) => change({ page })}
        onRead={(item) => item.read_at === null && read.mutate([item.id])}
      />
    </>
  );
}

type InboxProps = {
  isUnreadOnly: boolean;
  kind: NoticeKind | null;
  skip: number;
  onPage: (page: number) => void;
  onRead: (item: InboxItem) => void;
};

function Inbox({ isUnreadOnly, kind, skip, onPage, onRead }: InboxProps) {
  const query = { skip, limit: PAGE_SIZE, ...(isUnreadOnly && { unread: 'true' as const }), ...(kind && { kind }) };
  const { data, error, refetch } = useInbox(query);
  useEffect(() => {
    if (data) acknowledgeListed(data.items);
  }, [data]);
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Loading isLoading={!data} skeleton={<SkeletonRows count={6} />}>
      {() => (
        <>
          {data?.total === 0 && <EmptyInbox isFiltered={isUnreadOnly || kind !== null} />}
          {groupByDay(data?.items ?? [], serverNow()).map(({ day, items }) => (
            <section className="mb-6" key={day} aria-label={day}>
              <h2 className="border-b border-b-line-2 py-2 text-13 font-normal text-text-3">{day}</h2>
              {items.map((item) => (
                <NoticeItem key={item.id} item={item} onFollow={onRead} />
              ))}
            </section>
          ))}
          <ListPager list={{ skip, limit: PAGE_SIZE, total: data?.total ?? 0 }} onPage={onPage} />
        </>
      )}
    </Loading>
  );
}

function EmptyInbox({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Empty
      title={isFiltered ? '没有找到' : '还没有通知'}
      actions={
        isFiltered && (
          <LinkButton variant="ghost" to="/notifications">
            显示全部
          </LinkButton>
        )
      }
    >
      {isFiltered ? '没有符合条件的通知。' : '场次就绪、积分变动和审核结果会出现在这里。'}
    </Empty>
  );
}
