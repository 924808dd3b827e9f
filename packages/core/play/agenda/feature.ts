import type { Feature } from '../../ground/features/feature.ts';
import { createAgendaService } from './agenda.service.ts';
import { createEventCalendarService } from './event-calendar.service.ts';
import { agendaCalls } from './agenda.calls.ts';

export const agendaFeature = {
  name: 'agenda',
  headings: { agenda: { name: '个人赛' } },
  calls: [agendaCalls],
  services: { agenda: createAgendaService, eventCalendar: createEventCalendarService },
} as const satisfies Feature;
