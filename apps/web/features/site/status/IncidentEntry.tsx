import { COMPONENT_NAMES, SEVERITY_NAMES, type Incident } from '@pailei/contracts/site/status/status.api';
import type { ReactNode } from 'react';

import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { formatDate, formatDateTime, clockText } from '../../../shared/ui/time/time.format.ts';

/** One incident with its notes, the newest first. */
export function IncidentEntry({ incident, children }: { incident: Incident; children: ReactNode }) {
  const { title, components, severity, is_automatic, started_at, resolved_at, notes } = incident;
  const names = components.map((component) => COMPONENT_NAMES[component][0]).join('、');
  return (
    <article className="border-t border-t-line-1 py-3.5" aria-label={title}>
      <div className="flex items-center gap-2 justify-between">
        <h3 className="text-16 leading-[22px] font-medium wrap-anywhere">{title}</h3>
        {resolved_at === null ? (
          <Tag tone={severity === 'major' ? 'yan' : 'huang'}>处理中</Tag>
        ) : (
          <Tag tone="lv">已恢复</Tag>
        )}
      </div>
      <ol className="mt-2 mb-1">
        {notes.map(({ id, body, created_at }) => (
          <li key={id} className="grid grid-cols-[48px_1fr] text-13 leading-[22px] wrap-anywhere text-text-2">
            <time
              className="font-num text-16 leading-[22px] font-semibold text-text-3"
              dateTime={created_at}
              title={formatDateTime(created_at)}
            >
              {clockText(new Date(created_at))}
            </time>
            {body}
          </li>
        ))}
      </ol>
      <p className="text-text-3 text-12">
        {formatDate(started_at)} · {SEVERITY_NAMES[severity]} · {names}
        {is_automatic && ' · 自动记录'}
        {resolved_at !== null && ` · 历时 ${durationText(Date.parse(resolved_at) - Date.parse(started_at))}`}
      </p>
      {children}
    </article>
  );
}

function durationText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} 分钟`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes % 60} 分钟`;
}
