import { entriesApi as api } from '@pailei/contracts/play/entries/entries.api';
import { teamEntriesApi as teamsApi } from '@pailei/contracts/play/entries/team-entries.api';
import type { EntriesService } from '@pailei/core/play/entries';
import type { TournamentsService } from '@pailei/core/play/tournaments';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../../http/file-route.ts';
import { route } from '../../../http/routing.ts';

type Services = { entries: EntriesService; tournaments: TournamentsService };

export function entriesRoutes(app: FastifyInstance, { entries, tournaments }: Services): void {
  route(app, api.list, ({ query }) => entries.list(query));
  route(app, api.answer, ({ actor, body }) => entries.answer(actor, body));
  route(app, api.add, ({ actor, params, body }) => entries.add(actor, params.id, body));
  route(app, api.previewImport, ({ actor, params, body }) => entries.previewImport(actor, params.id, body.csv));
  route(app, api.import, ({ actor, params, body }) => entries.import(actor, params.id, body));
  fileRoute(app, api.csv, ({ actor, params }) => entries.csv(actor, params.id));
  route(app, api.checkInOther, ({ actor, params: { id, participant_id }, body }) =>
    entries.checkIn(actor, id, { participant_id, ...body }),
  );
  route(app, teamsApi.crests, ({ actor, params }) => entries.crests(actor, params.id));
  route(app, teamsApi.teams, ({ actor, params }) => entries.teams(actor, params.id));
  route(app, teamsApi.add, ({ actor, params, body }) => entries.addTeam(actor, params.id, body));
  route(app, teamsApi.import, ({ actor, params, body }) => entries.importTeams(actor, params.id, body));
  route(app, api.extendCheckIn, ({ actor, params, body }) => tournaments.extendCheckIn(actor, params.id, body));
  route(app, api.moveOnWaitlist, ({ actor, params, body }) => tournaments.moveOnWaitlist(actor, params.id, body));
  route(app, api.declinePlace, ({ actor, params }) => tournaments.declinePlace(actor, params.id));
  route(app, api.notes, ({ actor, params }) => entries.notes(actor, params.id));
  route(app, api.addNote, ({ actor, params, body }) =>
    entries.addNote(actor, params.id, params.participant_id, body.text),
  );
}
