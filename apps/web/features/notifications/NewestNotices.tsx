import { useEffect } from 'react';
import { Link } from 'react-router-dom';

import { messageOf } from '../../shared/api/error-text.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Empty, LoadFailed } from '../../shared/ui/Empty.tsx';
import { Loading, SkeletonRows } from '../../shared/ui/Skeleton.tsx';
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
      <header className="ntp__h">
        <b aria-hidden="true">通知</b>
        {unread > 0 && (
          <Button variant="text" size="sm" pending={read.isPending} onClick={() => read.mutate('all')}>
            全部已读
          </Button>
        )}
      </header>
      <div className="ntp__b">
        {error && !data ? (
          <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Loading isLoading={!data} skeleton={<SkeletonRows count={4} />}>
            {() =>
              data?.items.length === 0 ? (
                <Empty title="暂无信息">比赛就绪、积分变动和审核结果会出现在这里。</Empty>
              ) : (
                data?.items.map((item) => (
                  <NoticeItem
                    key={item.id}
                    item={item}
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
      <footer className="ntp__f">
        <Link className="lnk" to="/notifications" onClick={onClose}>
          全部通知
        </Link>
        <Link className="lnk" to="/profile?tab=notifications" onClick={onClose}>
          通知设置
        </Link>
      </footer>
    </>
  );
}
