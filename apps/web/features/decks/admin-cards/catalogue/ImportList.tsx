import { CARD_SOURCE_NAMES, type CardImport } from '@pailei/contracts/decks/cards/cards.api';
import type { JobStatus } from '@pailei/contracts/ground/job-progress/job-progress.topic';

import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { Tag, type Tone } from '../../../../shared/ui/marks/Tag.tsx';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { Time } from '../../../../shared/ui/time/Time.tsx';

const STATUSES: Record<JobStatus, { text: string; tone?: Tone }> = {
  queued: { text: '等待', tone: 'qing' },
  running: { text: '进行中', tone: 'huang' },
  done: { text: '完成', tone: 'lv' },
  failed: { text: '失败', tone: 'yan' },
  stopped: { text: '已停止' },
};

const COLUMNS: readonly Column<CardImport>[] = [
  { id: 'created_at', header: '时间', cell: ({ created_at }) => <Time iso={created_at} /> },
  {
    id: 'source',
    header: '来源',
    cell: ({ source }) => CARD_SOURCE_NAMES[source],
  },
  {
    id: 'status',
    header: '状态',
    cell: ({ status }) => {
      const { text, tone } = STATUSES[status];
      return <Tag {...(tone && { tone })}>{text}</Tag>;
    },
  },
  { id: 'result', header: '结果', fit: 'rest', cell: (run) => <Result run={run} /> },
  { id: 'started_by', header: '发起人', cell: ({ started_by }) => started_by ?? '系统' },
];

export function ImportList({ imports }: { imports: readonly CardImport[] }) {
  return (
    <DataTable<CardImport>
      label="导入记录"
      columns={COLUMNS}
      rows={imports}
      rowId={({ id }) => id}
      renderMore={(run) => <Details run={run} />}
      toneOf={({ status }) => (status === 'failed' ? 'failed' : undefined)}
      empty={
        <Empty art="card" title="暂无记录">
          导入一次之后，这里会列出每次的结果。
        </Empty>
      }
    />
  );
}

function Result({ run: { status, error, added, changed, skipped } }: { run: CardImport }) {
  if (error !== null)
    return (
      <span className="block truncate text-yan-text" title={error}>
        {error}
      </span>
    );
  if (status !== 'done') return <span className="text-text-3">—</span>;
  return (
    <span className="text-text-2">
      新增 <b className="font-num">{added}</b>，更新 <b className="font-num">{changed}</b>，跳过{' '}
      <b className="font-num">{skipped}</b>
    </span>
  );
}

function Details({ run: { url, total, error, finished_at } }: { run: CardImport }) {
  return (
    <KeyValues
      facts={{
        地址: url && <span className="font-mono text-12 break-all">{url}</span>,
        项数: total > 0 && <span className="font-num font-semibold">{total}</span>,
        结束: finished_at && formatDateTime(finished_at),
        失败原因: error,
      }}
    />
  );
}
