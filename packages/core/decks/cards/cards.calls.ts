import { cardsApi } from '@pailei/contracts/decks/cards/cards.api';
import { BUILDER_LIMIT, UPLOAD_LIMIT } from '../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { CardsService } from './cards.service.ts';

export const cardsCalls = ({ cards }: { cards: CardsService }): readonly HttpCall[] => [
  call(cardsApi.search, ({ query }) => cards.search(query), { rateLimit: BUILDER_LIMIT }),
  call(cardsApi.byNumber, async ({ query }) => ({ cards: await cards.byNumber(query.ids) })),
  call(cardsApi.catalogue, () => cards.catalogue()),
  call(cardsApi.importFile, ({ actor, file }) => cards.importFile(actor, file), { accountLimit: UPLOAD_LIMIT }),
  call(cardsApi.importUrl, ({ actor, body }) => cards.importUrl(actor, body.url)),
  call(cardsApi.setSource, ({ actor, body }) => cards.setSource(actor, body.refresh_url)),
];
