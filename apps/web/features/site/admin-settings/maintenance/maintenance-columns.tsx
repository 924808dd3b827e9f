import { SCOPE_TEXTS } from '@pailei/contracts/site/maintenance/maintenance-texts';
import type { MaintenanceRecord } from '@pailei/contracts/site/maintenance/maintenance.api';
import { windowState, type WindowState } from '@pailei/domain/maintenance/maintenance';

import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import type { RecordActions } from '../records/RecordsPage.tsx';
import { RowButtons } from '../records/RowButtons.tsx';

type Options = RecordActions<MaintenanceRecord> & { nowMs: number };

export function maintenanceColumns({ nowMs, onChange, onEnd }: Options): Column<MaintenanceRecord>[] {
  return [
    { id: 'scope', header: '范围', cell: (row) => SCOPE_TEXTS[row.scope] },
    { id: 'state', header: '状态', cell: (row) => <State state={windowState(row, nowMs)} /> },
    { id: 'starts_at', header: '开始', cell: (row) => <Time iso={row.starts_at} /> },
    { id: 'end', header: '恢复', cell: (row) => <End row={row} /> },
    {
      id: 'message',
      header: '公告文字',
      fit: 'rest',
      cell: (row) => <span className="truncate block">{row.message}</span>,
    },
    {
      id: 'reason',
      header: '原因',
      fit: 'rest',
      cell: (row) => (
        <span className="truncate block text-text-2">
          {[row.reason, row.end_reason].filter((text) => text !== null).join(' → ')}
        </span>
      ),
    },
    { id: 'by', header: '操作人', cell: (row) => row.created_by },
    {
      id: 'actions',
      header: '操作',
      isHeaderHidden: true,
      align: 'right',
      cell: (row) => {
        const state = windowState(row, nowMs);
        if (state === 'ended') return null;
        const isActive = state === 'active';
        return (
          <RowButtons
            endLabel={isActive ? '结束维护' : '取消'}
            isEndMarked={isActive}
            onChange={() => onChange(row)}
            onEnd={() => onEnd(row)}
          />
        );
      },
    },
  ];
}

function End({ row: { ended_at, planned_end, ends_itself } }: { row: MaintenanceRecord }) {
  if (ended_at !== null) return <Time iso={ended_at} />;
  if (planned_end === null) return <span className="text-text-3">待定</span>;
  return (
    <>
      <Time iso={planned_end} /> <span className="text-text-3 text-12">{ends_itself ? '自动' : '预计'}</span>
    </>
  );
}

function State({ state }: { state: WindowState }) {
  switch (state) {
    case 'planned':
      return <Tag tone="qing">待开始</Tag>;
    case 'active':
      return <Tag tone="huang">维护中</Tag>;
    case 'ended':
      return <Tag>已结束</Tag>;
    default:
      return state satisfies never;
  }
}
