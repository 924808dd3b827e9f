import {
  battleDecksApi,
  decklistsCsv,
  decklistsJson,
  tournamentDecksApi as api,
} from '@pailei/contracts/play/decklists/decklists.api';
import { call, fileCall, type HttpCall } from '../../ground/http/calls.ts';
import type { DecklistsService } from './decklists.service.ts';

export const decklistsCalls = ({ decklists }: { decklists: DecklistsService }): readonly HttpCall[] => [
  call(api.list, ({ actor, params, query }) => decklists.list(actor, params.id, query)),
  call(api.ofEntrant, ({ actor, params }) => decklists.ofEntrant(actor, params.id, params.participant_id)),
  call(api.statistics, ({ actor, params }) => decklists.statistics(actor, params.id)),
  call(api.ofMatch, ({ actor, params }) => decklists.ofMatch(actor, params.id)),
  call(battleDecksApi.ofBattle, ({ actor, params }) => decklists.ofBattle(actor, params.id)),
  fileCall(decklistsCsv, ({ actor, params }) => decklists.csv(actor, params.id)),
  fileCall(decklistsJson, ({ actor, params }) => decklists.json(actor, params.id)),
];
