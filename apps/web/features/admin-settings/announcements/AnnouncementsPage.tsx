import '../admin-settings.css';

import type { AnnouncementRecord } from '@pailei/contracts/announcements';
import { useState } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import { useNow } from '../../../shared/ui/Countdown.tsx';
import { tableOf } from '../../../shared/ui/data-table.query.ts';
import { DataTable } from '../../../shared/ui/DataTable.tsx';
import { ConfirmDialog } from '../../../shared/ui/Dialog.tsx';
import { Empty } from '../../../shared/ui/Empty.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { ListPager } from '../../../shared/ui/Pager.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useUrlFilters } from '../../../shared/ui/useUrlFilters.ts';
import { announcementColumns } from './announcement-columns.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { useAnnouncements, useEndAnnouncement } from './announcements.api.ts';

const NO_FILTERS = {};

export function AnnouncementsPage() {
  const [{ page }, change] = useUrlFilters(NO_FILTERS);
  const list = useAnnouncements(page);
  const [edited, setEdited] = useState<AnnouncementRecord | 'new' | null>(null);
  const [ending, setEnding] = useState<AnnouncementRecord | null>(null);
  const nowMs = useNow();
  const publish = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      发布公告
    </Button>
  );
  return (
    <>
      <PageHeader title="公告管理" intro="显示在首页；重要公告还会出现在每个页面顶部。" actions={publish} />
      <DataTable<AnnouncementRecord>
        label="公告列表"
        columns={announcementColumns({ nowMs, onChange: setEdited, onEnd: setEnding })}
        {...tableOf(list)}
        rowId={(row) => row.id}
        rowName={(row) => row.title}
        empty={
          <Empty art="card" title="没有公告" actions={publish}>
            发布后，所有打开的页面会立即看到。
          </Empty>
        }
      />
      <ListPager list={list.data} onPage={(next) => change({ page: next })} />
      {edited && <AnnouncementDialog known={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {ending && <EndDialog announcement={ending} onClose={() => setEnding(null)} />}
    </>
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
