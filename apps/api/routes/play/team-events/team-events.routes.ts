import { teamEventsApi as api } from '@pailei/contracts/play/team-events/team-events.api';
import { lobbyTopic } from '@pailei/contracts/play/tournaments/lobby/lobby.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { TournamentsService } from '@pailei/core/play/tournaments';
import type { FastifyInstance } from 'fastify';
import type { AnswerVersions } from '../../../http/answer-versions.ts';
import { route } from '../../../http/routing.ts';

/** Events of teams: what everybody reads of them, and what teams do. */
export function teamEventsRoutes(
  app: FastifyInstance,
  tournaments: TournamentsService,
  versions: AnswerVersions,
): void {
  route(app, api.list, ({ actor, query }) => tournaments.list(actor, query, 'team'), {
    versionOf: async ({ actor, query }) => (query.mine ? undefined : versions.ofGuests(actor, lobbyTopic.of())),
  });
  route(app, api.get, ({ actor, params }) => tournaments.getOfTeams(actor, params.id), {
    versionOf: ({ actor, params }) => versions.ofPublic(actor, tournamentTopic.of(params.id)),
  });
  route(app, api.create, ({ actor, body }) => tournaments.create(actor, body));
  route(app, api.entry, ({ actor, params }) => tournaments.entry(actor, params.id));
  route(app, api.enter, ({ actor, params, body }) => tournaments.enterTeam(actor, params.id, body));
  route(app, api.changeRoster, ({ actor, params, body }) => tournaments.changeRoster(actor, params.id, body));
  route(app, api.withdraw, ({ actor, params }) => tournaments.withdraw(actor, params.id));
  route(app, api.checkIn, ({ actor, params }) => tournaments.checkIn(actor, params.id));
  route(app, api.drop, ({ actor, params }) => tournaments.drop(actor, params.id));
}
