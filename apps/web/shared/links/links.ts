/** Addresses that several places link to. Those ending in `Href` leave the app: another bundle answers them. */
export const tournamentPath = (id: string): string => `/solo-tournaments/${id}`;

/** Where anybody can check the draws of a tournament. */
export const drawsPath = (tournamentId: string): string => `${tournamentPath(tournamentId)}/draws`;

export const teamPath = (id: string): string => `/teams/${id}`;

export const teamApplicationsPath = (id: string): string => `/teams/${id}/applications`;

export const playerPath = (id: string): string => `/players/${id}`;

/** The visitor's own panel of a tournament. */
export const myPanelPath = (tournamentId: string): string => `${tournamentPath(tournamentId)}?tab=mine`;

export const matchViewHref = (tournamentId: string, matchId?: string): string =>
  `/solo-tournaments/${tournamentId}/match-view${matchId === undefined ? '' : `?match=${matchId}`}`;

export const sharedDeckPath = (id: string): string => `/shared-decks/${id}`;

/** Where staff set up the second factor that the site asks of them. */
export const ENROL_PATH = '/profile?tab=security';
