export { matchDraws } from './match/match-draws.ts';
export { EVENTS_WITHOUT_DRAWS, tournamentDraws } from './tournament-draws.ts';
export type { CoveredSince, DrawResult, DrawSubject, LoggedTournamentEvent, RecordedDraw } from './types.ts';
