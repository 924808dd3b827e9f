import type { AuditRow } from '@pailei/contracts/site/audit/audit.api';
import { actionText, roleText } from '@pailei/contracts/features/audit-labels';
import { ChevronRight } from 'lucide-react';

import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';

export function LatestActions({ rows }: { rows: readonly AuditRow[] }) {
  return (
    <section>
      <SectionHeader
        title="审计日志"
        action={
          <TextLink to="/admin/audit">
            全部日志
            <ChevronRight size={14} />
          </TextLink>
        }
      />
      <ol className="border-t border-t-line-2">
        {rows.map((row) => (
          <li
            key={row.id}
            className="grid min-h-10.5 grid-cols-[84px_148px_minmax(0,1fr)] items-center gap-x-3 border-b border-b-line-1 text-13 max-tablet:grid-cols-[72px_1fr] max-tablet:py-2"
          >
            <span className="text-text-3">
              <Time iso={row.created_at} />
            </span>
            <span className="text-text-2">
              {row.actor_id === null ? '系统' : `${row.actor_name}（${roleText(row.actor_role)}）`}
            </span>
            <p className="min-w-0 truncate max-tablet:col-start-2">
              {actionText(row.action)}
              {row.target_name && ` 「${row.target_name}」`}
              {row.reason && <span className="text-text-3"> · {row.reason}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
