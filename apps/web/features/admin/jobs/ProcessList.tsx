import type { ProcessView } from '@pailei/contracts/jobs';

import { messageOf } from '../../../shared/api/error-text.ts';
import { useNow } from '../../../shared/ui/Countdown.tsx';
import type { Column } from '../../../shared/ui/data-table.model.ts';
import { DataTable } from '../../../shared/ui/DataTable.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { Time } from '../../../shared/ui/Time.tsx';
import { loopText, processText } from './job.words.ts';
import { useProcesses } from './jobs.api.ts';

/** A process beats every 5 s. */
const SILENT_AFTER_MS = 20_000;

const COLUMNS: readonly Column<ProcessView>[] = [
  { id: 'kind', header: '进程', cell: ({ kind }) => processText(kind) },
  { id: 'id', header: '编号', cell: ({ process_id }) => <span className="mono t2">{process_id}</span> },
  { id: 'state', header: '状态', cell: (process) => <ProcessState process={process} /> },
  { id: 'started_at', header: '启动', cell: ({ started_at }) => <Time iso={started_at} /> },
  { id: 'beat_at', header: '最近心跳', cell: ({ beat_at }) => <Time iso={beat_at} /> },
];

/** Every process that was heard of lately; a worker unfolds what it does by the clock. */
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
        renderMore={(process) => <Loops process={process} />}
        empty={<p className="t3 s13">没有进程上报心跳。</p>}
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
  if (process.loops.length === 0) return <p className="t3 s13">这个进程没有定时工作。</p>;
  return (
    <table className="tbl tbl--d in-t" aria-label="定时工作">
      <thead>
        <tr>
          <th scope="col">定时工作</th>
          <th scope="col">间隔</th>
          <th scope="col">最近运行</th>
          <th scope="col">耗时</th>
          <th scope="col">错误</th>
        </tr>
      </thead>
      <tbody>
        {process.loops.map(({ name, every_ms, ran_at, took_ms, error }) => (
          <tr key={name}>
            <th scope="row">{loopText(name)}</th>
            <td className="num">{intervalText(every_ms)}</td>
            <td>{ran_at ? <Time iso={ran_at} /> : '—'}</td>
            <td className="num">{took_ms === null ? '—' : `${took_ms} ms`}</td>
            <td className={error ? 'yan' : 't3'}>{error ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function intervalText(ms: number): string {
  if (ms < 1_000) return `${ms} ms`;
  return ms < 60_000 ? `${ms / 1_000} s` : `${ms / 60_000} min`;
}
