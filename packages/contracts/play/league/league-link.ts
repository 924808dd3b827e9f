/** Where a team agrees on the times of its fixtures. */
export const leagueLink = (tournamentId: string): string => `/dashboard/my-group?event=${tournamentId}`;
