import { useEffect } from 'react';

import { messageOf } from '../../../shared/api/error-text.ts';
import { Button } from '../../../shared/ui/actions/Button.tsx';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { Empty, LoadFailed } from '../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { NoticeItem } from './NoticeItem.tsx';
import { useInbox, useMarkRead } from './notifications.api.ts';
import { acknowledgeListed } from './receipts.ts';

const SHOWN = 8;

/** What the popover holds: the newest lines, and the ways to all of them and to the switches. */
export function NewestNotices({ unread, onClose }: { unread: number; onClose: () => void }) {
  const { data, error, refetch } = useInbox({ limit: SHOWN });
  const read = useMarkRead();
  useEffect(() => {
    if (data) acknowledgeListed(data.items);
  }, [data]);
  return (
    <>
      <header className="flex min-h-12 items-center justify-between border-b border-b-line-2 px-4">
        <b aria-hidden="true">通知</b>
        {unread > 0 && (
          <Button variant="text" size="sm" pending={read.isPending} onClick={() => read.mutate('all')}>
            全部已读
          </Button>
        )}
      </header>
      <div className="max-h-[min(480px,calc(var(--available-height)-96px))] overflow-y-auto">
        {error && !data ? (
          <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Loading isLoading={!data} skeleton={<NoticesSkeleton />}>
            {() =>
              data?.items.length === 0 ? (
                <div className="-my-6">
                  <Empty title="还没有通知">场次就绪、积分变动和审核结果会出现在这里。</Empty>
                </div>
              ) : (
                data?.items.map((item) => (
                  <NoticeItem
                    key={item.id}
                    item={item}
                    isInPopover
                    onFollow={({ id, read_at }) => {
                      if (read_at === null) read.mutate([id]);
                      onClose();
                    }}
                  />
                ))
              )
            }
          </Loading>
        )}
      </div>
      <footer className="flex min-h-12 items-center justify-between border-t border-t-line-1 px-4">
        <TextLink to="/notifications" onClick={onClose}>
          全部通知
        </TextLink>
        <TextLink to="/profile?tab=notifications" onClick={onClose}>
          通知设置
        </TextLink>
      </footer>
    </>
  );
}

function NoticesSkeleton() {
  return (
    <div className="p-4">
      <SkeletonRows count={4} />
    </div>
  );
}
