import type { AnnouncementRecord } from '@pailei/contracts/site/announcements/announcements.api';

import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useNow } from '../../../../shared/ui/time/Countdown.tsx';
import { RecordsPage } from '../records/RecordsPage.tsx';
import { announcementColumns } from './announcement-columns.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { useAnnouncements, useEndAnnouncement } from './announcements.api.ts';

const NO_FILTERS = {};

export function AnnouncementsPage() {
  const [{ page }, change] = useUrlFilters(NO_FILTERS);
  const list = useAnnouncements(page);
  const nowMs = useNow();
  return (
    <RecordsPage
      title="公告管理"
      intro="显示在首页；重要公告还会出现在每个页面顶部。"
      addLabel="发布公告"
      tableLabel="公告列表"
      list={list}
      onPage={(next) => change({ page: next })}
      columnsOf={(actions) => announcementColumns({ nowMs, ...actions })}
      nameOf={(row) => row.title}
      renderEmpty={(add) => (
        <Empty art="card" title="暂无公告" actions={add}>
          发布后，所有打开的页面会立即看到。
        </Empty>
      )}
      renderForm={(known, onClose) => <AnnouncementDialog known={known} onClose={onClose} />}
      renderEnding={(row, onClose) => <EndDialog announcement={row} onClose={onClose} />}
    />
  );
}

function EndDialog({ announcement, onClose }: { announcement: AnnouncementRecord; onClose: () => void }) {
  const end = useEndAnnouncement();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="结束公告"
      description={`「${announcement.title}」会立即从所有页面消失，之后不能再恢复显示。`}
      confirmLabel="结束公告"
      isDestructive
      pending={end.isPending}
      onConfirm={() =>
        end.mutate(announcement.id, { onSuccess: () => toast.success('公告已结束'), onSettled: onClose })
      }
    />
  );
}
