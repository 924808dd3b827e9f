import { COMPONENT_NAMES, SEVERITY_NAMES, type Incident } from '@pailei/contracts/status';
import type { ReactNode } from 'react';

import { Tag } from '../../shared/ui/Tag.tsx';
import { formatDate, formatDateTime } from '../../shared/ui/time.format.ts';
import { clockText } from './model/status-words.ts';

/** One incident with its notes, the newest first. */
export function IncidentEntry({ incident, children }: { incident: Incident; children: ReactNode }) {
  const { title, components, severity, is_automatic, started_at, resolved_at, notes } = incident;
  const names = components.map((component) => COMPONENT_NAMES[component][0]).join('、');
  return (
    <article className="sts-i" aria-label={title}>
      <div className="row row--sb">
        <h3>{title}</h3>
        {resolved_at === null ? (
          <Tag tone={severity === 'major' ? 'yan' : 'huang'}>处理中</Tag>
        ) : (
          <Tag tone="lv">已恢复</Tag>
        )}
      </div>
      <ol>
        {notes.map(({ id, body, created_at }) => (
          <li key={id}>
            <time className="num" dateTime={created_at} title={formatDateTime(created_at)}>
              {clockText(new Date(created_at))}
            </time>
            {body}
          </li>
        ))}
      </ol>
      <p className="t3 s12">
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
