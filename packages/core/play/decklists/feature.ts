import type { Feature } from '../../ground/features/feature.ts';
import { createDecklistsService } from './index.ts';

export const decklistsFeature = {
  name: 'decklists',
  services: { decklists: createDecklistsService },
} as const satisfies Feature;
