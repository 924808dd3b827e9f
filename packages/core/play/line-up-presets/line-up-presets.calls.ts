import { lineUpPresetsApi as api } from '@pailei/contracts/play/line-up-presets/line-up-presets.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { LineUpPresetsService } from './line-up-presets.service.ts';

export const lineUpPresetsCalls = ({
  lineUpPresets: presets,
}: {
  lineUpPresets: LineUpPresetsService;
}): readonly HttpCall[] => [
  call(api.list, ({ actor, params }) => presets.list(actor, params.id)),
  call(api.create, ({ actor, params, body, idempotencyKey }) =>
    presets.create(actor, params.id, { body, idempotencyKey }),
  ),
  call(api.update, ({ actor, params, body }) => presets.update(actor, params, body)),
  call(api.remove, ({ actor, params }) => presets.remove(actor, params)),
];
