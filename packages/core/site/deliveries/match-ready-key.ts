/** Under this key a player's inbox holds the call to a match. */
export const matchReadyKey = (matchId: string): string => `match_ready:${matchId}`;
