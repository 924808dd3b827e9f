import type { ReactNode } from 'react';

import { useAtomValue } from '../../shared/state/jotai.ts';
import { cx } from '../../shared/ui/cx.ts';
import { topicVersionsAtom } from './debug.atoms.ts';
import { statisticsOf, type DebugEntry } from './debug.entries.ts';

/** Requests counted by route and status, the failing first. */
export function DebugStatistics({ entries }: { entries: readonly DebugEntry[] }) {
  const rows = statisticsOf(entries);
  const errors = rows.reduce((sum, row) => sum + row.errors, 0);
  const slow = rows.reduce((sum, row) => sum + row.slow, 0);
  if (rows.length === 0) return <p className="dbg__e">还没有请求</p>;
  return (
    <Table
      caption={`错误 ${errors} 次，慢请求 ${slow} 次`}
      heads={['接口', '状态', '次数', '错误', '慢', '平均', '最长']}
    >
      {rows.map((row) => (
        <tr key={`${row.route} ${row.status}`} className={cx(row.errors > 0 && 'is-bad', row.slow > 0 && 'is-slow')}>
          <th scope="row">{row.route}</th>
          <td>{row.status === 0 ? '无响应' : row.status}</td>
          <td>{row.count}</td>
          <td>{row.errors}</td>
          <td>{row.slow}</td>
          <td>{`${row.average_ms} ms`}</td>
          <td>{`${row.longest_ms} ms`}</td>
        </tr>
      ))}
    </Table>
  );
}

/** At which version each live view of the page stands. */
export function DebugTopics() {
  const topics = useAtomValue(topicVersionsAtom);
  if (topics.length === 0) return <p className="dbg__e">这个页面没有订阅实时主题</p>;
  return (
    <Table caption={`${topics.length} 个主题`} heads={['主题', '版本', '状态']}>
      {topics.map(({ topic, version, phase }, index) => (
        <tr key={`${topic} ${index}`} className={cx(phase === 'stale' && 'is-slow', phase === 'denied' && 'is-bad')}>
          <th scope="row">{topic}</th>
          <td>{version}</td>
          <td>{phase}</td>
        </tr>
      ))}
    </Table>
  );
}

function Table({ caption, heads, children }: { caption: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <div className="dbg__b">
      <table className="dbg__w">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
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
