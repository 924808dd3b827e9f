import type { Feature } from '../../ground/features/feature.ts';
import type { ReadableEvents } from '../../decks/decks/index.ts';
import { createDecklistsService } from './index.ts';
import { readableEvents } from './readable-events.ts';
import { decklistsCalls } from './decklists.calls.ts';

export const decklistsFeature = {
  name: 'decklists',
  calls: [decklistsCalls],
  services: { decklists: createDecklistsService, readableEvents: (): ReadableEvents => readableEvents },
} as const satisfies Feature;
