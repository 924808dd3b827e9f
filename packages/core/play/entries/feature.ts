import { ENTRIES_AUDITS } from '@pailei/contracts/play/entries/entries.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createEntriesService } from './entries.service.ts';
import { entriesTopicDefinition } from './entries.serve.ts';
import { entriesCalls } from './entries.calls.ts';

export const entriesFeature = {
  name: 'entries',
  calls: [entriesCalls],
  services: { entries: createEntriesService },
  topics: [entriesTopicDefinition],
  audits: ENTRIES_AUDITS.actions,
  target_names: {
    participant: (db, ids) => db.selectFrom('participant').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
} as const satisfies Feature;
