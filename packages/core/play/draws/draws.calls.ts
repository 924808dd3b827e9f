import { drawsApi as api } from '@pailei/contracts/play/draws/draws.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { DrawsService } from './draws.service.ts';

export const drawsCalls = ({ draws }: { draws: DrawsService }): readonly HttpCall[] => [
  call(api.get, ({ actor, params }) => draws.get(actor, params.id)),
  call(api.record, ({ actor, params }) => draws.record(actor, params.id)),
  call(api.ofBattle, ({ actor, params }) => draws.ofBattle(actor, params.id)),
  call(api.recordOfBattle, ({ actor, params }) => draws.recordOfBattle(actor, params.id)),
];
