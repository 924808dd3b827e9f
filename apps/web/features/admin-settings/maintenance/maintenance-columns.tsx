import { SCOPE_TEXTS, type MaintenanceRecord } from '@pailei/contracts/maintenance';
import { windowState, type WindowState } from '@pailei/domain/maintenance';

import { Button } from '../../../shared/ui/Button.tsx';
import type { Column } from '../../../shared/ui/data-table.model.ts';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { Time } from '../../../shared/ui/Time.tsx';

type Deeds = { nowMs: number; onChange: (row: MaintenanceRecord) => void; onEnd: (row: MaintenanceRecord) => void };

export function maintenanceColumns({ nowMs, onChange, onEnd }: Deeds): Column<MaintenanceRecord>[] {
  return [
    { id: 'scope', header: '范围', cell: (row) => SCOPE_TEXTS[row.scope] },
    { id: 'state', header: '状态', cell: (row) => <State state={windowState(row, nowMs)} /> },
    { id: 'starts_at', header: '开始', cell: (row) => <Time iso={row.starts_at} /> },
    { id: 'end', header: '恢复', cell: (row) => <End row={row} /> },
    {
      id: 'message',
      header: '公告文字',
      className: 'dt__wide',
      cell: (row) => <span className="ell block">{row.message}</span>,
    },
    {
      id: 'reason',
      header: '理由',
      className: 'dt__wide',
      cell: (row) => (
        <span className="ell block t2">{[row.reason, row.end_reason].filter((text) => text !== null).join(' → ')}</span>
      ),
    },
    { id: 'by', header: '操作人', cell: (row) => row.created_by },
    {
      id: 'deeds',
      header: '操作',
      isHeaderHidden: true,
      align: 'right',
      cell: (row) => (
        <RowDeeds state={windowState(row, nowMs)} onChange={() => onChange(row)} onEnd={() => onEnd(row)} />
      ),
    },
  ];
}

function End({ row: { ended_at, planned_end, ends_itself } }: { row: MaintenanceRecord }) {
  if (ended_at !== null) return <Time iso={ended_at} />;
  if (planned_end === null) return <span className="t3">待定</span>;
  return (
    <>
      <Time iso={planned_end} /> <span className="t3 s12">{ends_itself ? '自动' : '预计'}</span>
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

function RowDeeds({ state, onChange, onEnd }: { state: WindowState; onChange: () => void; onEnd: () => void }) {
  if (state === 'ended') return null;
  return (
    <span className="row justify-end">
      <Button size="sm" variant="ghost" onClick={onChange}>
        修改
      </Button>
      <Button size="sm" {...(state === 'planned' && { variant: 'text' })} onClick={onEnd}>
        {state === 'active' ? '结束维护' : '取消'}
      </Button>
    </span>
  );
}
