import type { AuditRow } from '@pailei/contracts/site/audit/audit.api';
import { targetText } from '@pailei/contracts/features/audit-labels';

import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { DetailCell, DetailRow, DetailTable } from '../DetailTable.tsx';
import { fieldText } from './audit-texts.ts';
import { diffOf } from './diff.ts';

/** The details of a log row: what changed, the reason, the actor and the address. */
export function AuditDiff({ row }: { row: AuditRow }) {
  const changes = diffOf(row);
  return (
    <div className="grid items-start gap-x-6 gap-y-4 @min-[720px]:grid-cols-2">
      {changes.length > 0 ? (
        <DetailTable label="变更" heads={['字段', '之前', '之后']}>
          {changes.map(({ field, before, after }) => (
            <DetailRow key={field} name={fieldText(row, field)}>
              <DetailCell>
                <span className="text-text-3">{before ?? '—'}</span>
              </DetailCell>
              <DetailCell>{after ?? '—'}</DetailCell>
            </DetailRow>
          ))}
        </DetailTable>
      ) : (
        <p className="text-text-3 text-13">没有字段变更。</p>
      )}
      <KeyValues
        facts={{
          原因: row.reason,
          时间: formatDateTime(row.created_at),
          对象: row.target_name ?? targetText(row.target_type),
          对象编号: <span className="font-mono text-12">{row.target_id}</span>,
          操作代码: <span className="font-mono text-12">{row.action}</span>,
          IP: row.ip && <span className="font-mono text-12">{row.ip}</span>,
          请求编号: row.request_id && <span className="font-mono text-12">{row.request_id}</span>,
        }}
      />
    </div>
  );
}
