import type { AuditRow } from '@pailei/contracts/audit';
import { targetText } from '@pailei/contracts/audit-words';

import { KeyValues } from '../../../shared/ui/KeyValues.tsx';
import { formatDateTime } from '../../../shared/ui/time.format.ts';
import { diffOf, fieldText } from './diff.ts';

/** All that a row of the log says: what changed, why, by whom and from where. */
export function AuditDiff({ row }: { row: AuditRow }) {
  const changes = diffOf(row.before, row.after);
  return (
    <div className="diff-in">
      {changes.length > 0 ? (
        <table className="tbl tbl--d in-t" aria-label="变更">
          <thead>
            <tr>
              <th scope="col">字段</th>
              <th scope="col">之前</th>
              <th scope="col">之后</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{fieldText(field)}</th>
                <td className="t3">{before ?? '—'}</td>
                <td>{after ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="t3 s13">没有字段变更。</p>
      )}
      <KeyValues
        facts={{
          原因: row.reason,
          时间: formatDateTime(row.created_at),
          对象: row.target_name ?? targetText(row.target_type),
          对象编号: <span className="mono">{row.target_id}</span>,
          操作代码: <span className="mono">{row.action}</span>,
          IP: row.ip && <span className="mono">{row.ip}</span>,
          请求编号: row.request_id && <span className="mono">{row.request_id}</span>,
        }}
      />
    </div>
  );
}
