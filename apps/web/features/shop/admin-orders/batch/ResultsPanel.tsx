import { useState } from 'react';

import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { SidePanel } from '../../../../shared/ui/layout/SidePanel.tsx';
import { Tag, type Tone } from '../../../../shared/ui/marks/Tag.tsx';
import type { Result } from './batch.model.ts';

const STATES: Readonly<Record<Result['status'], { text: string; tone?: Tone }>> = {
  queued: { text: '排队中' },
  done: { text: '已修改', tone: 'lv' },
  failed: { text: '失败', tone: 'yan' },
};

const COLUMNS: readonly Column<Result>[] = [
  { id: 'number', header: '订单号', cell: ({ number }) => <span className="font-mono text-12">{number}</span> },
  {
    id: 'status',
    header: '结果',
    cell: ({ status }) => {
      const { text, tone } = STATES[status];
      return <Tag {...(tone && { tone })}>{text}</Tag>;
    },
  },
  {
    id: 'message',
    header: '原因',
    cell: ({ message }) => <span className="block min-w-30 wrap-anywhere whitespace-normal">{message}</span>,
  },
];

type Group = 'all' | Result['status'];

type ResultsPanelProps = { results: readonly Result[]; onOpen: (orderId: string) => void; onClose: () => void };

/** How the batch ended for each of its orders. */
export function ResultsPanel({ results, onOpen, onClose }: ResultsPanelProps) {
  const [group, setGroup] = useState<Group>('all');
  const count = (status: Result['status']) => results.filter((result) => result.status === status).length;
  return (
    <SidePanel open onClose={onClose} title="批量结果" intro={`${results.length} 条订单`}>
      <FilterStrip
        tabs={{
          label: '结果',
          options: [
            { value: 'all', label: '全部' },
            { value: 'failed', label: '失败', count: count('failed') },
            { value: 'done', label: '已修改', count: count('done') },
            { value: 'queued', label: '排队中', count: count('queued') },
          ],
          value: group,
          onChange: setGroup,
        }}
      />
      <DataTable
        label="批量结果"
        columns={COLUMNS}
        rows={results.filter(({ status }) => group === 'all' || group === status)}
        rowId={({ order_id }) => order_id}
        rowName={({ number }) => number}
        onOpen={({ order_id }) => onOpen(order_id)}
        toneOf={({ status }) => (status === 'failed' ? 'failed' : undefined)}
        empty={<p className="py-6 text-text-3">没有这样的订单。</p>}
      />
    </SidePanel>
  );
}
