import type { AnnouncementRecord } from '@pailei/contracts/site/announcements/announcements.api';

import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import type { RecordActions } from '../records/RecordsPage.tsx';
import { RowButtons } from '../records/RowButtons.tsx';

export type AnnouncementState = 'planned' | 'shown' | 'ended';

export function stateOf({ starts_at, ends_at }: AnnouncementRecord, nowMs: number): AnnouncementState {
  if (ends_at !== null && Date.parse(ends_at) <= nowMs) return 'ended';
  return Date.parse(starts_at) <= nowMs ? 'shown' : 'planned';
}

type Options = RecordActions<AnnouncementRecord> & { nowMs: number };

export function announcementColumns({ nowMs, onChange, onEnd }: Options): Column<AnnouncementRecord>[] {
  return [
    {
      id: 'title',
      header: '标题',
      fit: 'rest',
      cell: (row) => (
        <span className="flex items-center gap-2">
          {row.is_pinned && <Tag tone="jin">置顶</Tag>}
          {row.level === 'important' && <Tag tone="zhu">重要</Tag>}
          <span className="min-w-0 truncate">{row.title}</span>
        </span>
      ),
    },
    { id: 'state', header: '状态', cell: (row) => <State state={stateOf(row, nowMs)} /> },
    { id: 'starts_at', header: '开始', cell: (row) => <Time iso={row.starts_at} /> },
    {
      id: 'ends_at',
      header: '结束',
      cell: ({ ends_at }) => (ends_at === null ? <span className="text-text-3">不限</span> : <Time iso={ends_at} />),
    },
    { id: 'created_by', header: '发布人', cell: (row) => row.created_by },
    {
      id: 'actions',
      header: '操作',
      isHeaderHidden: true,
      align: 'right',
      cell: (row) =>
        stateOf(row, nowMs) !== 'ended' && (
          <RowButtons endLabel="结束" onChange={() => onChange(row)} onEnd={() => onEnd(row)} />
        ),
    },
  ];
}

function State({ state }: { state: AnnouncementState }) {
  switch (state) {
    case 'planned':
      return <Tag tone="qing">待显示</Tag>;
    case 'shown':
      return <Tag tone="lv">显示中</Tag>;
    case 'ended':
      return <Tag>已结束</Tag>;
    default:
      return state satisfies never;
  }
}
