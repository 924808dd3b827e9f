export * from './decks.service.ts';
export * from './import.service.ts';
export { countDecks } from './count-decks.ts';
export { readTeamDecks } from './team-decks.ts';
export { readLibrary } from './deck-library.ts';
export { cardViews, countsByClass } from './decks.view.ts';
export type { Library } from './decks.view.ts';
