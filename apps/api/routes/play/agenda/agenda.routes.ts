import { agendaApi as api, eventCalendar } from '@pailei/contracts/play/agenda/agenda.api';
import { generalError } from '@pailei/contracts/http/errors';
import type { AgendaService, EventCalendarService } from '@pailei/core/play/agenda';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../../http/file-route.ts';
import { route } from '../../../http/routing.ts';

type Services = { agenda: AgendaService; eventCalendar: EventCalendarService };

export function agendaRoutes(
  app: FastifyInstance,
  { agenda, eventCalendar: calendar }: Services,
  publicUrl: string,
): void {
  route(app, api.get, ({ actor }) => agenda.get(actor));
  route(app, api.history, ({ actor }) => agenda.history(actor));
  fileRoute(app, api.calendar, ({ actor }) => {
    if (!actor) throw generalError('unauthorized');
    return calendar.own(actor, publicUrl);
  });
  fileRoute(app, eventCalendar, ({ actor, params }) => calendar.get(actor, params.id, publicUrl));
}
