import { cx } from '../../shared/ui/layout/cx.ts';
import { DEBUG_BODY, DEBUG_COLORS, debugTone } from './debug-look.ts';
import { DebugEmpty } from './DebugTables.tsx';
import type { DebugEntry } from './debug.entries.ts';

const KIND_LABELS = { request: '请求', live: '实时', fault: '错误' } as const;

type DebugLogProps = { entries: readonly DebugEntry[]; total: number };

/** Newest first; a line opens to what was sent and answered. */
export function DebugLog({ entries, total }: DebugLogProps) {
  if (entries.length === 0) {
    return <DebugEmpty>{total === 0 ? '暂无记录' : `${total} 条记录都不符合筛选条件`}</DebugEmpty>;
  }
  return (
    <div className={DEBUG_BODY}>
      {entries.map((entry) => (
        <Line key={entry.number} entry={entry} />
      ))}
    </div>
  );
}

function Line({ entry }: { entry: DebugEntry }) {
  const { kind, at, label, status, duration_ms, error, isSlow, detail } = entry;
  const tone = debugTone(error !== null, isSlow);
  return (
    <details>
      <summary
        className={cx(
          'flex cursor-pointer items-baseline gap-x-3 gap-y-0.5 px-4 py-1 whitespace-nowrap hover:bg-hover max-tablet:flex-wrap max-tablet:py-2.5',
          tone === 'plain' ? 'text-text-2' : DEBUG_COLORS[tone],
        )}
      >
        <time className="text-text-3">{new Date(at).toLocaleTimeString('zh-CN', { hour12: false })}</time>
        <span>{KIND_LABELS[kind]}</span>
        <b
          className={cx(
            'min-w-0 flex-1 truncate font-normal max-tablet:order-1 max-tablet:basis-full',
            tone === 'plain' && 'text-text-1',
          )}
        >
          {label}
        </b>
        {error !== null && <span className="max-w-2/5 truncate">{error}</span>}
        {status !== null && <span>{status === 0 ? '无响应' : status}</span>}
        {duration_ms !== null && <span>{`${duration_ms} ms${isSlow ? ' · 慢' : ''}`}</span>}
      </summary>
      <pre className="pt-1 pr-4 pb-3 pl-10 font-mono wrap-anywhere whitespace-pre-wrap text-text-2">
        {JSON.stringify(detail, null, 2)}
      </pre>
    </details>
  );
}
