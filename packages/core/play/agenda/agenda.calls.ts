import { agendaApi as api, eventCalendar } from '@pailei/contracts/play/agenda/agenda.api';
import { call, fileCall, type HttpCall } from '../../ground/http/calls.ts';
import type { AgendaService } from './agenda.service.ts';
import type { EventCalendarService } from './event-calendar.service.ts';

type Needs = { agenda: AgendaService; eventCalendar: EventCalendarService; publicUrl: string };

export const agendaCalls = ({ agenda, eventCalendar: calendar, publicUrl }: Needs): readonly HttpCall[] => [
  call(api.get, ({ actor }) => agenda.get(actor)),
  call(api.history, ({ actor }) => agenda.history(actor)),
  fileCall(api.calendar, ({ actor }) => calendar.own(actor, publicUrl)),
  fileCall(eventCalendar, ({ actor, params }) => calendar.get(actor, params.id, publicUrl)),
];
