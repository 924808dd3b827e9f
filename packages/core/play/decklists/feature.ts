import type { Feature } from '../../ground/features/feature.ts';
import type { ReadableEvents } from '../../decks/decks/deck-usage.ts';
import { createDecklistsService } from './decklists.service.ts';
import { readableEvents } from './readable-events.ts';
import { decklistsCalls } from './decklists.calls.ts';

export const decklistsFeature = {
  name: 'decklists',
  calls: [decklistsCalls],
  services: { decklists: createDecklistsService, readableEvents: (): ReadableEvents => readableEvents },
} as const satisfies Feature;
