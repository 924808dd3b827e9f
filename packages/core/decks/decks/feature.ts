import type { Feature } from '../../ground/features/feature.ts';
import { deckCountPlace } from '../../people/personal/personal.serve.ts';
import { countDecks } from './count-decks.ts';
import { createDeckImportService } from './import.service.ts';
import { createDecksService } from './decks.service.ts';
import { decksCalls } from './decks.calls.ts';

export const decksFeature = {
  name: 'decks',
  headings: { decks: { name: '卡组', about: '卡组库、导入与分享，以及组牌的规则。' } },
  calls: [decksCalls],
  services: { decks: createDecksService, deckImport: createDeckImportService },
  offers: [deckCountPlace.give(countDecks)],
} as const satisfies Feature;
