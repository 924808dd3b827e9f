import { SCOPE_TEXTS } from '@pailei/contracts/site/maintenance/maintenance-texts';
import { CalendarClock } from 'lucide-react';

import { useSystem } from '../../../shared/live/useTopics.ts';
import { noteClass } from '../../../shared/ui/feedback/Note.tsx';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { formatDateTime } from '../../../shared/ui/time/time.format.ts';

/** Windows that are on or will be; nothing when there are none. */
export function PlannedMaintenance() {
  const windows = useSystem().state?.maintenance.filter(({ ended_at }) => ended_at === null) ?? [];
  if (windows.length === 0) return null;
  return (
    <section>
      <SectionHeader title="计划维护" />
      <ul className="flex min-w-0 flex-col gap-4">
        {windows.map(({ id, scope, message, starts_at, planned_end }) => (
          <li key={id} className={noteClass()}>
            <CalendarClock size={18} aria-hidden="true" />
            <span className="min-w-0 flex-1">
              <b className="font-num font-semibold">
                {formatDateTime(starts_at)}
                {planned_end && ` – ${formatDateTime(planned_end)}`}
              </b>
              <br />
              <span className="text-text-2">
                {SCOPE_TEXTS[scope]} · {message}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
