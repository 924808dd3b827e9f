import { EVENT_TEMPLATE_AUDITS } from '@pailei/contracts/play/event-templates/event-templates.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createEventTemplatesService } from './event-templates.service.ts';
import { eventTemplatesCalls } from './event-templates.calls.ts';

export const eventTemplatesFeature = {
  name: 'event-templates',
  calls: [eventTemplatesCalls],
  services: { eventTemplates: createEventTemplatesService },
  audits: EVENT_TEMPLATE_AUDITS.actions,
  target_names: {
    event_template: (db, ids) =>
      db.selectFrom('event_template').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
} as const satisfies Feature;
