import type { Feature } from '../../ground/features/feature.ts';
import { createAgendaService, createEventCalendarService } from './index.ts';

export const agendaFeature = {
  name: 'agenda',
  services: { agenda: createAgendaService, eventCalendar: createEventCalendarService },
} as const satisfies Feature;
