import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import type { DeckImportService, DecksService } from '@pailei/core/decks/decks';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../../http/file-route.ts';
import { route } from '../../../http/routing.ts';

type Services = { decks: DecksService; deckImport: DeckImportService };

export function decksRoutes(app: FastifyInstance, { decks, deckImport }: Services): void {
  route(app, decksApi.list, ({ actor, query }) => decks.list(actor, query));
  route(app, decksApi.create, ({ actor, body, idempotencyKey }) => decks.create(actor, { body, idempotencyKey }));
  route(app, decksApi.previewImport, ({ actor, body }) => deckImport.preview(actor, body.text));
  route(app, decksApi.import, ({ actor, body, idempotencyKey }) => deckImport.import(actor, { body, idempotencyKey }));
  route(app, decksApi.get, ({ actor, params }) => decks.get(actor, params.id));
  route(app, decksApi.update, ({ actor, params, body }) => decks.update(actor, params.id, body));
  route(app, decksApi.remove, ({ actor, params }) => decks.remove(actor, params.id));
  route(app, decksApi.versions, ({ actor, params }) => decks.versions(actor, params.id));
  fileRoute(app, decksApi.export, ({ actor, params }) => decks.export(actor, params.id));
  route(app, decksApi.ofTeam, ({ actor, params, query }) => decks.ofTeam(actor, params.id, query));
  route(app, decksApi.ofPlayer, ({ actor, params, query }) => decks.ofPlayer(actor, params.id, query));
}
