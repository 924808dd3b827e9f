import { NO_SHOW_AUDITS } from '@pailei/contracts/play/no-shows/no-shows.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createNoShowsService } from './no-shows.service.ts';
import { noShowsCalls } from './no-shows.calls.ts';

export const noShowsFeature = {
  name: 'no-shows',
  headings: { 'no-shows': { name: '场次' } },
  calls: [noShowsCalls],
  services: { noShows: createNoShowsService },
  audits: NO_SHOW_AUDITS.actions,
} as const satisfies Feature;
