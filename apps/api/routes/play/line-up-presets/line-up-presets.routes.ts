import { lineUpPresetsApi as api } from '@pailei/contracts/play/line-up-presets/line-up-presets.api';
import type { LineUpPresetsService } from '@pailei/core/play/line-up-presets';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function lineUpPresetsRoutes(app: FastifyInstance, presets: LineUpPresetsService): void {
  route(app, api.list, ({ actor, params }) => presets.list(actor, params.id));
  route(app, api.create, ({ actor, params, body, idempotencyKey }) =>
    presets.create(actor, params.id, { body, idempotencyKey }),
  );
  route(app, api.update, ({ actor, params, body }) => presets.update(actor, params, body));
  route(app, api.remove, ({ actor, params }) => presets.remove(actor, params));
}
