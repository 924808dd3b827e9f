export * from './decks.service.ts';
export * from './import.service.ts';
export { contentHash } from './content-hash.ts';
export { countDecks } from './count-decks.ts';
export type { ReadableEvents } from './deck-usage.ts';
export { readLibrary } from './deck-library.ts';
export { cardViews, countsByClass } from './deck-views.ts';
export type { Library } from './deck-views.ts';
