import { SCOPE_TEXTS } from '@pailei/contracts/maintenance';
import { CalendarClock } from 'lucide-react';

import { useSystem } from '../../shared/live/useTopics.ts';
import { SectionHeader } from '../../shared/ui/PageHeader.tsx';
import { formatDateTime } from '../../shared/ui/time.format.ts';

/** Windows that are on or will be; nothing when there are none. */
export function PlannedMaintenance() {
  const windows = useSystem().state?.maintenance.filter(({ ended_at }) => ended_at === null) ?? [];
  if (windows.length === 0) return null;
  return (
    <section>
      <SectionHeader title="计划维护" />
      <ul className="stack stack--s">
        {windows.map(({ id, scope, message, starts_at, planned_end }) => (
          <li key={id} className="note">
            <CalendarClock size={18} aria-hidden="true" />
            <span className="note__t">
              <b className="num">
                {formatDateTime(starts_at)}
                {planned_end && ` – ${formatDateTime(planned_end)}`}
              </b>
              <br />
              <span className="t2">
                {SCOPE_TEXTS[scope]} · {message}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
