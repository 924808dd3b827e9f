import type { ProcessView } from '@pailei/contracts/site/jobs/jobs.api';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { useNow } from '../../../../shared/ui/time/Countdown.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { DetailCell, DetailRow, DetailTable } from '../DetailTable.tsx';
import { loopText, processText } from './job-labels.ts';
import { useProcesses } from './jobs.api.ts';

/** A process beats every 5 s. */
const SILENT_AFTER_MS = 20_000;

const COLUMNS: readonly Column<ProcessView>[] = [
  { id: 'kind', header: '进程', cell: ({ kind }) => processText(kind) },
  {
    id: 'id',
    header: '编号',
    cell: ({ process_id }) => <span className="font-mono text-12 text-text-2">{process_id}</span>,
  },
  { id: 'state', header: '状态', cell: (process) => <ProcessState process={process} /> },
  { id: 'started_at', header: '启动', cell: ({ started_at }) => <Time iso={started_at} /> },
  { id: 'beat_at', header: '最近心跳', cell: ({ beat_at }) => <Time iso={beat_at} /> },
];

/** Every process that reported lately; a worker can be expanded to show its loops. */
export function ProcessList() {
  const { data, error, refetch } = useProcesses();
  return (
    <section>
      <SectionHeader title="进程" meta={data && `${data.processes.length} 个`} />
      <DataTable
        label="进程"
        columns={COLUMNS}
        rows={data?.processes}
        rowId={(process) => process.process_id}
        error={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        expectedRows={3}
        renderMore={(process) => <Loops process={process} />}
        empty={<p className="text-text-3 text-13">没有进程上报心跳。</p>}
      />
    </section>
  );
}

function ProcessState({ process }: { process: ProcessView }) {
  const now = useNow();
  if (now - Date.parse(process.beat_at) > SILENT_AFTER_MS) return <Tag tone="yan">失联</Tag>;
  const failing = process.loops.filter(({ error }) => error !== null).length;
  return failing > 0 ? <Tag tone="huang">{failing} 项出错</Tag> : <Tag tone="lv">正常</Tag>;
}

function Loops({ process }: { process: ProcessView }) {
  if (process.loops.length === 0) return <p className="text-text-3 text-13">这个进程没有定时工作。</p>;
  return (
    <DetailTable label="定时工作" heads={['定时工作', '间隔', '最近运行', '耗时', '错误']}>
      {process.loops.map((loop) => (
        <LoopRow key={loop.name} loop={loop} />
      ))}
    </DetailTable>
  );
}

const FIGURE = 'font-num text-16 font-semibold';

function LoopRow({ loop }: { loop: ProcessView['loops'][number] }) {
  const { name, every_ms, is_woken = false, ran_at, took_ms, error } = loop;
  return (
    <DetailRow name={loopText(name)}>
      <DetailCell>
        {is_woken && <span className="text-text-3">最迟 </span>}
        <span className={FIGURE}>{intervalText(every_ms)}</span>
      </DetailCell>
      <DetailCell>{ran_at ? <Time iso={ran_at} /> : '—'}</DetailCell>
      <DetailCell>
        <span className={FIGURE}>{took_ms === null ? '—' : `${took_ms} ms`}</span>
      </DetailCell>
      <DetailCell>
        <span className={error ? 'text-yan-text' : 'text-text-3'}>{error ?? '—'}</span>
      </DetailCell>
    </DetailRow>
  );
}

function intervalText(ms: number): string {
  if (ms < 1_000) return `${ms} ms`;
  return ms < 60_000 ? `${ms / 1_000} s` : `${ms / 60_000} min`;
}
