import type { ReactNode } from 'react';

import { useAtomValue } from '../../shared/state/jotai.ts';
import { cx } from '../../shared/ui/layout/cx.ts';
import { DEBUG_BODY, DEBUG_COLORS, debugTone, type DebugTone } from './debug-look.ts';
import { topicVersionsAtom } from './debug.atoms.ts';
import { statisticsOf, type DebugEntry } from './debug.entries.ts';

/** Requests counted by route and status, the failing first. */
export function DebugStatistics({ entries }: { entries: readonly DebugEntry[] }) {
  const rows = statisticsOf(entries);
  const errors = rows.reduce((sum, row) => sum + row.errors, 0);
  const slow = rows.reduce((sum, row) => sum + row.slow, 0);
  if (rows.length === 0) return <DebugEmpty>还没有请求</DebugEmpty>;
  return (
    <Table
      caption={`错误 ${errors} 次，慢请求 ${slow} 次`}
      heads={['接口', '状态', '次数', '错误', '慢', '平均', '最长']}
    >
      {rows.map((row) => (
        <Row
          key={`${row.route} ${row.status}`}
          tone={debugTone(row.errors > 0, row.slow > 0)}
          name={row.route}
          cells={[
            row.status === 0 ? '无响应' : row.status,
            row.count,
            row.errors,
            row.slow,
            `${row.average_ms} ms`,
            `${row.longest_ms} ms`,
          ]}
        />
      ))}
    </Table>
  );
}

/** The version of each live view of the page. */
export function DebugTopics() {
  const topics = useAtomValue(topicVersionsAtom);
  if (topics.length === 0) return <DebugEmpty>这个页面没有订阅实时主题</DebugEmpty>;
  return (
    <Table caption={`${topics.length} 个主题`} heads={['主题', '版本', '状态']}>
      {topics.map(({ topic, version, phase }, index) => (
        <Row
          key={`${topic} ${index}`}
          tone={debugTone(phase === 'denied', phase === 'stale')}
          name={topic}
          cells={[version, phase]}
        />
      ))}
    </Table>
  );
}

/** What a list says that has nothing. */
export function DebugEmpty({ children }: { children: ReactNode }) {
  return <p className="px-4 py-6 text-text-3">{children}</p>;
}

const CELL = 'border-b border-b-line-1 px-4 py-1 font-normal whitespace-nowrap';

function Table({ caption, heads, children }: { caption: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <div className={DEBUG_BODY}>
      <table>
        <caption className="px-4 py-2 text-left text-text-3">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={cx(CELL, 'text-right text-text-3 first:text-left')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

type RowProps = { tone: DebugTone; name: string; cells: readonly (string | number | null)[] };

function Row({ tone, name, cells }: RowProps) {
  return (
    <tr className={DEBUG_COLORS[tone]}>
      <th scope="row" className={cx(CELL, 'text-left')}>
        {name}
      </th>
      {cells.map((cell, place) => (
        <td key={place} className={cx(CELL, 'text-right')}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
