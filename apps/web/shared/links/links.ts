import type { MatchInfo } from '@pailei/contracts/play/matches/matches.api';

/** Addresses that several places link to. Those ending in `Href` leave the app: another bundle answers them. */
export const tournamentPath = (id: string): string => `/solo-tournaments/${id}`;

/** What a tournament is played by, with all its versions. */
export const rulesPath = (tournamentId: string): string => `${tournamentPath(tournamentId)}/rules`;

/** What waits for a referee, in all events. */
export const REFEREE_PATH = '/referee';

/** The referees' desk of one event; with a match, at its row, and with a ruling, that one chosen there. */
export const deskPath = (tournamentId: string, matchId?: string, ruling?: string): string =>
  `${tournamentPath(tournamentId)}/referee${matchId === undefined ? '' : `?match=${matchId}`}${ruling === undefined ? '' : `&ruling=${ruling}`}`;

/** What has happened in a tournament, line by line. */
export const logPath = (tournamentId: string): string => `${tournamentPath(tournamentId)}/log`;

/** A tournament as it stood at a version of its log; 0: at its beginning. */
export const replayPath = (tournamentId: string, version: number): string =>
  `${tournamentPath(tournamentId)}?at=${version}`;

/** Where anybody can check the draws of a tournament. */
export const drawsPath = (tournamentId: string): string => `${tournamentPath(tournamentId)}/draws`;

export const teamPath = (id: string): string => `/teams/${id}`;

export const teamApplicationsPath = (id: string): string => `/teams/${id}/applications`;

export const playerPath = (id: string): string => `/players/${id}`;

/** The visitor's own panel of a tournament. */
export const myPanelPath = (tournamentId: string): string => `${tournamentPath(tournamentId)}?tab=mine`;

/** The visitor's place in a tournament, with all that it follows from. */
export const whyPath = (tournamentId: string): string => `${tournamentPath(tournamentId)}?why=me`;

/** The submitted decks of one entrant of a tournament. */
export const decksOfPath = (tournamentId: string, name: string): string =>
  `${tournamentPath(tournamentId)}?tab=decks&search=${encodeURIComponent(name)}`;

/** The file for calendars of an event's start; the api answers it. */
export const eventCalendarHref = (tournamentId: string): string => `/api/solo-tournaments/${tournamentId}/calendar.ics`;

export const matchViewHref = (tournamentId: string, matchId?: string): string =>
  `/solo-tournaments/${tournamentId}/match-view${matchId === undefined ? '' : `?match=${matchId}`}`;

/** Where anybody watches a board of a battle, by its match. */
/** What is played at a fixture: of an event of teams the battle, else the match. */
export const fixtureHref = (event: { id: string; isOfTeams: boolean }, matchId: string): string =>
  event.isOfTeams ? battlePath(matchId) : matchViewHref(event.id, matchId);

export const boardViewHref = (matchId: string): string => `/teams/battle/match-view?match=${matchId}`;

/** Where a battle is led and followed; with a match, at the board that is played as it. */
export const battlePath = (battleId: string, matchId?: string): string =>
  `/teams/battle?battleId=${battleId}${matchId === undefined ? '' : `&match=${matchId}`}`;

/** The file for calendars of a battle's start; the api answers it. */
export const battleCalendarHref = (battleId: string): string => `/api/battles/${battleId}/calendar.ics`;

/** What a match belongs to. */
export type MatchPlace = { tournament_id: string | null; battle_id: string | null };

export const placeOf = ({ tournament_id, battle }: Pick<MatchInfo, 'tournament_id' | 'battle'>): MatchPlace => ({
  tournament_id,
  battle_id: battle?.id ?? null,
});

/** The page of the event or the battle that a match belongs to. */
export function placePath({ tournament_id, battle_id }: MatchPlace): string {
  if (battle_id !== null) return battlePath(battle_id);
  return tournament_id === null ? '/teams/battles' : tournamentPath(tournament_id);
}

/** Where anybody watches a match: of an event, or a board of a battle. */
export function matchHref({ match_id, tournament_id, battle_id }: MatchPlace & { match_id: string }): string {
  return battle_id !== null || tournament_id === null
    ? boardViewHref(match_id)
    : matchViewHref(tournament_id, match_id);
}

/** Where its player plays a match. */
export function playPath({ match_id, tournament_id, battle_id }: MatchPlace & { match_id: string }): string {
  if (battle_id !== null || tournament_id === null) return battlePath(battle_id ?? '', match_id);
  return myPanelPath(tournament_id);
}

export const sharedDeckPath = (id: string): string => `/shared-decks/${id}`;

/** Where staff set up the second factor that the site asks of them. */
export const ENROL_PATH = '/profile?tab=security';
