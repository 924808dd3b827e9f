import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { call, fileCall, type HttpCall } from '../../ground/http/calls.ts';
import type { DecksService } from './decks.service.ts';
import type { DeckImportService } from './import.service.ts';

type Needs = { decks: DecksService; deckImport: DeckImportService };

export const decksCalls = ({ decks, deckImport }: Needs): readonly HttpCall[] => [
  call(decksApi.list, ({ actor, query }) => decks.list(actor, query)),
  call(decksApi.create, ({ actor, body, idempotencyKey }) => decks.create(actor, { body, idempotencyKey })),
  call(decksApi.previewImport, ({ actor, body }) => deckImport.preview(actor, body.text)),
  call(decksApi.import, ({ actor, body, idempotencyKey }) => deckImport.import(actor, { body, idempotencyKey })),
  call(decksApi.get, ({ actor, params }) => decks.get(actor, params.id)),
  call(decksApi.update, ({ actor, params, body }) => decks.update(actor, params.id, body)),
  call(decksApi.remove, ({ actor, params }) => decks.remove(actor, params.id)),
  call(decksApi.versions, ({ actor, params }) => decks.versions(actor, params.id)),
  fileCall(decksApi.export, ({ actor, params }) => decks.export(actor, params.id)),
  call(decksApi.ofTeam, ({ actor, params, query }) => decks.ofTeam(actor, params.id, query)),
  call(decksApi.ofPlayer, ({ actor, params, query }) => decks.ofPlayer(actor, params.id, query)),
];
