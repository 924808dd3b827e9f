import { eventSeriesApi as api } from '@pailei/contracts/play/event-series/event-series.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { EventSeriesService } from './event-series.service.ts';

export const eventSeriesCalls = ({ eventSeries: series }: { eventSeries: EventSeriesService }): readonly HttpCall[] => [
  call(api.list, () => series.list()),
  call(api.create, ({ actor, body, idempotencyKey }) => series.create(actor, { body, idempotencyKey })),
  call(api.update, ({ actor, params, body }) => series.update(actor, params.id, body)),
  call(api.stop, ({ actor, params }) => series.stop(actor, params.id)),
  call(api.resume, ({ actor, params }) => series.resume(actor, params.id)),
];
