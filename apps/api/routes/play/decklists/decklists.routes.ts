import {
  battleDecksApi,
  decklistsCsv,
  decklistsJson,
  tournamentDecksApi as api,
} from '@pailei/contracts/play/decklists/decklists.api';
import type { DecklistsService } from '@pailei/core/play/decklists';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../../http/file-route.ts';
import { route } from '../../../http/routing.ts';

export function decklistsRoutes(app: FastifyInstance, decklists: DecklistsService): void {
  route(app, api.list, ({ actor, params, query }) => decklists.list(actor, params.id, query));
  route(app, api.ofEntrant, ({ actor, params }) => decklists.ofEntrant(actor, params.id, params.participant_id));
  route(app, api.statistics, ({ actor, params }) => decklists.statistics(actor, params.id));
  route(app, api.ofMatch, ({ actor, params }) => decklists.ofMatch(actor, params.id));
  route(app, battleDecksApi.ofBattle, ({ actor, params }) => decklists.ofBattle(actor, params.id));
  fileRoute(app, decklistsCsv, ({ actor, params }) => decklists.csv(actor, params.id));
  fileRoute(app, decklistsJson, ({ actor, params }) => decklists.json(actor, params.id));
}
