import type { AuditRow } from '@pailei/contracts/audit';
import { actionText, roleText } from '@pailei/contracts/audit-words';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Time } from '../../../shared/ui/Time.tsx';

export function LatestDeeds({ rows }: { rows: readonly AuditRow[] }) {
  return (
    <section>
      <SectionHeader
        title="操作日志"
        action={
          <Link className="lnk" to="/admin/audit">
            全部日志
            <ChevronRight size={14} />
          </Link>
        }
      />
      <ol className="adm-log">
        {rows.map((row) => (
          <li key={row.id}>
            <Time iso={row.created_at} />
            <span>{row.actor_id === null ? '系统' : `${row.actor_name}（${roleText(row.actor_role)}）`}</span>
            <p className="ell">
              {actionText(row.action)}
              {row.target_name && ` 「${row.target_name}」`}
              {row.reason && <span className="t3"> · {row.reason}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
