export * from './clock/deck-warnings.ts';
export { isEntered } from './commands/entries.ts';
export { fixtureOwner } from './fixtures/fixture-owner.ts';
export * from './shown-tournament.ts';
export * from './clock/tournament-clock.ts';
export * from './tournaments.service.ts';
export * from './lobby.serve.ts';
export * from './tournament.serve.ts';
export * from './clock/tournament.clock.ts';
