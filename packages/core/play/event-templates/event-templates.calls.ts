import { eventTemplatesApi as api } from '@pailei/contracts/play/event-templates/event-templates.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { EventTemplatesService } from './event-templates.service.ts';

export const eventTemplatesCalls = ({
  eventTemplates: templates,
}: {
  eventTemplates: EventTemplatesService;
}): readonly HttpCall[] => [
  call(api.list, () => templates.list()),
  call(api.create, ({ actor, body, idempotencyKey }) => templates.create(actor, { body, idempotencyKey })),
  call(api.update, ({ actor, params, body }) => templates.update(actor, params.id, body)),
  call(api.remove, ({ actor, params }) => templates.remove(actor, params.id)),
];
