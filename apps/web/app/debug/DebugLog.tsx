import { cx } from '../../shared/ui/cx.ts';
import type { DebugEntry } from './debug.entries.ts';

const KIND_WORDS = { request: '请求', live: '实时', fault: '错误' } as const;

type DebugLogProps = { entries: readonly DebugEntry[]; total: number };

/** Newest first; a line opens to what was sent and answered. */
export function DebugLog({ entries, total }: DebugLogProps) {
  if (entries.length === 0) {
    return <p className="dbg__e">{total === 0 ? '还没有记录' : `${total} 条记录都不符合筛选条件`}</p>;
  }
  return (
    <div className="dbg__b">
      {entries.map((entry) => (
        <Line key={entry.number} entry={entry} />
      ))}
    </div>
  );
}

function Line({ entry }: { entry: DebugEntry }) {
  const { kind, at, label, status, duration_ms, error, isSlow, detail } = entry;
  return (
    <details className={cx('dbg__l', isSlow && 'is-slow', error !== null && 'is-bad')}>
      <summary>
        <time>{new Date(at).toLocaleTimeString('zh-CN', { hour12: false })}</time>
        <span>{KIND_WORDS[kind]}</span>
        <b>{label}</b>
        {error !== null && <em>{error}</em>}
        {status !== null && <span>{status === 0 ? '无响应' : status}</span>}
        {duration_ms !== null && <span>{`${duration_ms} ms${isSlow ? ' · 慢' : ''}`}</span>}
      </summary>
      <pre>{JSON.stringify(detail, null, 2)}</pre>
    </details>
  );
}
