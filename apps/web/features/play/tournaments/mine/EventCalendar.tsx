import type { TournamentState } from '@pailei/domain/tournament/types';
import { CalendarPlus } from 'lucide-react';

import { eventCalendarHref } from '../../../../shared/links/links.ts';
import { AnchorButton } from '../../../../shared/ui/actions/Button.tsx';

/** The start of an event that has not begun, for the visitor's calendar; nothing while nobody has said when. */
export function EventCalendar({ tournament: { id, status, times } }: { tournament: TournamentState }) {
  const isAhead = status === 'registration' || status === 'check_in';
  if (!isAhead || times.starts_at === null) return null;
  return (
    <AnchorButton variant="text" icon={<CalendarPlus size={16} />} href={eventCalendarHref(id)} download>
      加入日历
    </AnchorButton>
  );
}
