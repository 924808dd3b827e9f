import type { Feature } from '../../ground/features/feature.ts';
import { deckCountPlace } from '../../people/personal/index.ts';
import { countDecks, createDeckImportService, createDecksService } from './index.ts';
import { decksCalls } from './decks.calls.ts';

export const decksFeature = {
  name: 'decks',
  calls: [decksCalls],
  services: { decks: createDecksService, deckImport: createDeckImportService },
  offers: [deckCountPlace.give(countDecks)],
} as const satisfies Feature;
