import type { Feature } from '../../ground/features/feature.ts';
import { createDeckImportService, createDecksService } from './index.ts';

export const decksFeature = {
  name: 'decks',
  services: { decks: createDecksService, deckImport: createDeckImportService },
} as const satisfies Feature;
