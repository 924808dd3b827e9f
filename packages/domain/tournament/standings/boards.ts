import type { StandingsRow } from './types.ts';

export const boardsWon = ({ battles }: StandingsRow): number => battles?.boards ?? 0;

export const boardsLost = ({ meetings }: StandingsRow): number =>
  meetings.reduce((sum, { battle }) => sum + (battle?.other.boards ?? 0), 0);

/** Teams are ranked by boards before games. */
export const boardDifference = (row: StandingsRow): number => boardsWon(row) - boardsLost(row);
