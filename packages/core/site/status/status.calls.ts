import { statusApi } from '@pailei/contracts/site/status/status.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { StatusService } from './status.service.ts';

export const statusCalls = ({ status }: { status: StatusService }): readonly HttpCall[] => [
  call(statusApi.get, () => status.get()),
  call(statusApi.incidents, ({ query }) => status.incidents(query)),
  call(statusApi.open, ({ actor, body }) => status.open(actor, body)),
  call(statusApi.change, ({ actor, params, body }) => status.change(actor, params.id, body)),
  call(statusApi.addNote, ({ actor, params, body }) => status.addNote(actor, params.id, body.note)),
];
