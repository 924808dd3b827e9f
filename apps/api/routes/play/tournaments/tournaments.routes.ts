import { eventLogApi } from '@pailei/contracts/play/event-log/event-log.api';
import { ruleSheetApi } from '@pailei/contracts/play/rule-sheet/rule-sheet.api';
import { lobbyTopic } from '@pailei/contracts/play/tournaments/lobby/lobby.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { standingsExportApi } from '@pailei/contracts/play/tournaments/standings-export';
import { tournamentsApi as api } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentsService } from '@pailei/core/play/tournaments';
import type { Actor } from '@pailei/live/registry';
import type { FastifyInstance } from 'fastify';
import type { AnswerVersions } from '../../../http/answer-versions.ts';
import { fileRoute } from '../../../http/file-route.ts';
import { route } from '../../../http/routing.ts';

export function tournamentsRoutes(
  app: FastifyInstance,
  tournaments: TournamentsService,
  versions: AnswerVersions,
): void {
  const kept = {
    versionOf: ({ actor, params }: { actor: Actor | null; params: { id: string } }) =>
      versions.ofPublic(actor, tournamentTopic.of(params.id)),
  };
  route(app, api.list, ({ actor, query }) => tournaments.list(actor, query), {
    versionOf: async ({ actor, query }) => (query.mine ? undefined : versions.ofGuests(actor, lobbyTopic.of())),
  });
  route(app, api.get, ({ actor, params }) => tournaments.get(actor, params.id), kept);
  fileRoute(app, standingsExportApi.csv, ({ actor, params }) =>
    tournaments.standingsCsv(actor, params.id, params.stage),
  );
  fileRoute(app, standingsExportApi.json, ({ actor, params }) =>
    tournaments.standingsJson(actor, params.id, params.stage),
  );
  route(app, eventLogApi.page, ({ actor, params, query }) => tournaments.log(actor, params.id, query), kept);
  route(app, api.entry, ({ actor, params }) => tournaments.entry(actor, params.id));

  route(app, api.register, ({ actor, params, body }) => tournaments.register(actor, params.id, body));
  route(app, api.withdraw, ({ actor, params }) => tournaments.withdraw(actor, params.id));
  route(app, api.submitDecks, ({ actor, params, body }) => tournaments.submitDecks(actor, params.id, body));
  route(app, api.checkIn, ({ actor, params }) => tournaments.checkIn(actor, params.id));
  route(app, api.drop, ({ actor, params }) => tournaments.drop(actor, params.id));

  organiserRoutes(app, tournaments);
  refereeRoutes(app, tournaments);
}

function organiserRoutes(app: FastifyInstance, tournaments: TournamentsService): void {
  route(app, api.create, ({ actor, body }) => tournaments.create(actor, body));
  route(app, api.update, ({ actor, params, body }) => tournaments.update(actor, params.id, body));
  route(app, api.openRegistration, ({ actor, params }) => tournaments.openRegistration(actor, params.id));
  route(app, api.cancel, ({ actor, params, body }) => tournaments.cancel(actor, params.id, body.reason));
  route(app, api.approve, ({ actor, params }) => tournaments.approve(actor, params.id, params.participant_id));
  route(app, api.reject, ({ actor, params, body }) =>
    tournaments.reject(actor, params.id, params.participant_id, body.reason),
  );
}

function refereeRoutes(app: FastifyInstance, tournaments: TournamentsService): void {
  route(app, api.openCheckIn, ({ actor, params, body }) => tournaments.openCheckIn(actor, params.id, body.seconds));
  route(app, api.seeding, ({ actor, params, query }) => tournaments.seeding(actor, params.id, query));
  route(app, api.changeSeeding, ({ actor, params, body }) => tournaments.changeSeeding(actor, params.id, body));
  route(app, api.start, ({ actor, params }) => tournaments.start(actor, params.id));
  route(app, ruleSheetApi.amend, ({ actor, params, body }) => tournaments.amendRules(actor, params.id, body));
  route(app, api.advance, ({ actor, params }) => tournaments.advance(actor, params.id));
  route(app, api.feature, ({ actor, params, body }) => tournaments.feature(actor, params.id, body.match_id));
  route(app, api.dropParticipant, ({ actor, params, body }) =>
    tournaments.dropParticipant(actor, params.id, params.participant_id, body.reason),
  );
  route(app, api.reinstate, ({ actor, params }) => tournaments.reinstate(actor, params.id, params.participant_id));
  route(app, api.enterDecks, ({ actor, params, body }) =>
    tournaments.enterDecks(actor, params.id, params.participant_id, body),
  );
  route(app, api.unlockDecks, ({ actor, params, body }) =>
    tournaments.unlockDecks(actor, params.id, params.participant_id, body.reason),
  );
  route(app, api.disqualify, ({ actor, params, body }) =>
    tournaments.disqualify(actor, params.id, params.participant_id, body.reason),
  );
}
