import type { AuditRow } from '@pailei/contracts/site/audit/audit.api';
import { actionText, roleText, targetText } from '@pailei/contracts/features/audit-labels';

import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { AuditDiff } from './AuditDiff.tsx';
import { fieldText } from './audit-texts.ts';
import { diffOf } from './diff.ts';

type AuditTableProps = {
  rows: readonly AuditRow[] | undefined;
  isStale?: boolean;
  error?: string | undefined;
  onRetry?: () => void;
  /** Of what is shown anyway: the log of one account needs no object. */
  hasTarget?: boolean;
};

const SUMMARY_FIELDS = 3;

const COLUMNS: readonly Column<AuditRow>[] = [
  { id: 'created_at', header: '时间', cell: (row) => <Time iso={row.created_at} /> },
  {
    id: 'actor',
    header: '操作人',
    cell: (row) => (
      <>
        {row.actor_id === null ? '系统' : row.actor_name}
        {row.actor_id !== null && <span className="text-text-3 text-12"> {roleText(row.actor_role)}</span>}
      </>
    ),
  },
  { id: 'action', header: '操作', cell: (row) => actionText(row.action) },
  { id: 'target', header: '对象', className: 'max-w-50', cell: (row) => <Target row={row} /> },
  {
    id: 'change',
    header: '变更',
    fit: 'rest',
    cell: (row) => <span className="truncate block">{summaryOf(row)}</span>,
  },
  {
    id: 'reason',
    header: '原因',
    fit: 'rest',
    cell: (row) => <span className="truncate block text-text-2">{row.reason ?? '—'}</span>,
  },
];
const COLUMNS_OF_ONE = COLUMNS.filter(({ id }) => id !== 'target' && id !== 'change');

/** Rows of the log; a click unfolds what changed. */
export function AuditTable({ hasTarget = true, ...table }: AuditTableProps) {
  return (
    <DataTable
      {...table}
      label="审计日志"
      columns={hasTarget ? COLUMNS : COLUMNS_OF_ONE}
      rowId={(row) => row.id}
      rowName={(row) => `${row.actor_name} ${actionText(row.action)}`}
      renderMore={(row) => <AuditDiff row={row} />}
      empty={
        <Empty art="ring" title="暂无记录">
          没有符合条件的操作。
        </Empty>
      }
    />
  );
}

/** By its name; what has none by its type and the end of its number. */
function Target({ row: { target_type, target_id, target_name } }: { row: AuditRow }) {
  if (target_name !== null) return <span className="truncate block">{target_name}</span>;
  return (
    <>
      <span className="text-text-2">{targetText(target_type)}</span>{' '}
      {target_id !== target_type && <span className="font-mono text-text-3 text-12">{shortId(target_id)}</span>}
    </>
  );
}

const shortId = (id: string): string => (id.length > 20 ? `…${id.slice(-6)}` : id);

function summaryOf(row: AuditRow): string {
  const changes = diffOf(row).filter(({ before: old }) => old !== undefined);
  const parts = changes
    .slice(0, SUMMARY_FIELDS)
    .map(({ field, before: old, after: fresh }) => `${fieldText(row, field)} ${old} → ${fresh ?? '—'}`);
  return parts.length > 0 ? parts.join('，') : '—';
}
