import { cardsApi } from '@pailei/contracts/decks/cards/cards.api';
import { deckRulesApi } from '@pailei/contracts/site/deck-rules/deck-rules';
import type { CardsService } from '@pailei/core/decks/cards';
import type { DeckRulesService } from '@pailei/core/site/deck-rules';
import type { FastifyInstance } from 'fastify';
import { UPLOAD_LIMIT } from '../../../plugins/account-limit.ts';
import { BUILDER_LIMIT } from '../../../plugins/rate-limit.ts';
import { route } from '../../../http/routing.ts';

export function cardsRoutes(app: FastifyInstance, cards: CardsService, deckRules: DeckRulesService): void {
  route(app, cardsApi.search, ({ query }) => cards.search(query), { rateLimit: BUILDER_LIMIT });
  route(app, cardsApi.byNumber, async ({ query }) => ({ cards: await cards.byNumber(query.ids) }));
  route(app, cardsApi.catalogue, () => cards.catalogue());
  route(app, cardsApi.importFile, ({ actor, file }) => cards.importFile(actor, file), { accountLimit: UPLOAD_LIMIT });
  route(app, cardsApi.importUrl, ({ actor, body }) => cards.importUrl(actor, body.url));
  route(app, cardsApi.setSource, ({ actor, body }) => cards.setSource(actor, body.refresh_url));
  route(app, deckRulesApi.get, () => deckRules.get());
  route(app, deckRulesApi.update, ({ actor, body }) => deckRules.update(actor, body));
}
