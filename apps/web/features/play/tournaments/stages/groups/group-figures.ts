import { boardDifference, boardsLost, boardsWon } from '@pailei/domain/tournament/standings/boards';
import { gameDifference } from '@pailei/domain/tournament/standings/compare';
import type { StandingsRow } from '@pailei/domain/tournament/standings/types';

/** A column of figures in the table of a group. */
export type FigureColumn = {
  readonly head: string;
  readonly className: string;
  readonly text: (row: StandingsRow) => string;
};

/** `+4`, `−1` with a minus as wide as a digit. */
const signedText = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

const GAMES: readonly FigureColumn[] = [
  { head: '局数', className: 'w-15', text: ({ games_won, games_lost }) => `${games_won}:${games_lost}` },
  { head: '净胜局', className: 'w-17', text: (row) => signedText(gameDifference(row)) },
];

const BOARDS: readonly FigureColumn[] = [
  { head: '台', className: 'w-15', text: (row) => `${boardsWon(row)}:${boardsLost(row)}` },
  { head: '净胜台', className: 'w-17', text: (row) => signedText(boardDifference(row)) },
  ...GAMES.slice(1),
];

export const figureColumns = (isOfTeams: boolean): readonly FigureColumn[] => (isOfTeams ? BOARDS : GAMES);
