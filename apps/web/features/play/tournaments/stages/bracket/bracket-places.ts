import { bracketSize } from '@pailei/domain/tournament/bracket/seeding';
import { losersRound } from '@pailei/domain/tournament/bracket/node-ids';
import type { BracketCell } from '@pailei/domain/tournament/stages/stage-table';

export const NODE_WIDTH = 192;
export const NODE_HEIGHT = 62;
export const COLUMN_STEP = 225;
/** A node and the line of a live one above it. */
const ROW_STEP = 98;
/** The line of a live node, and the name of its column above that. */
export const LINE_HEIGHT = 28;
export const TOP = 2 * LINE_HEIGHT + 4;
const THIRD_PLACE_DROP = 142;
/** The heading of a half of a double elimination, above the names of its columns. */
export const HALF_HEADING = 28;
/** Between the two halves, with a line in the middle. */
const HALF_GAP = 24;

export type Point = { readonly x: number; readonly y: number };

/** Which half of a double elimination is drawn; a single one has no halves. */
export type BracketHalf = 'all' | 'winners' | 'losers';

type Heading = {
  readonly text: string;
  readonly y: number;
  /** The line above it, that parts it from the half before. */
  readonly line: { readonly y: number; readonly width: number } | null;
};

/** Where each node of a bracket stands, in px. */
export type Places = {
  /** Null: it is not drawn. */
  of(cell: BracketCell, round: number): Point | null;
  /** A place of the first round, where a bye stands. */
  first(position: number): Point;
  readonly headings: readonly Heading[];
};

/** The middle of the places that a match of this level follows from; level 0 stands row by row. */
function rowOf(level: number, position: number): number {
  const span = ROW_STEP * 2 ** level;
  return span * (position + 0.5) - ROW_STEP / 2;
}

/** Of a single elimination: one column for each round, the matches for other places under the final. */
export function knockoutPlaces(entrants: number): Places {
  const rows = bracketSize(entrants) / 2;
  const column = (round: number) => (round - 1) * COLUMN_STEP;
  const below = TOP + Math.max(rows * ROW_STEP, rowOf(Math.log2(rows), 0) + THIRD_PLACE_DROP + ROW_STEP);
  return {
    of({ section, position }, round) {
      const x = column(round);
      if (section === 'third_place') return { x, y: TOP + rowOf(round - 1, 0) + THIRD_PLACE_DROP };
      if (section === 'placement') return { x, y: below + LINE_HEIGHT + position * ROW_STEP };
      return { x, y: TOP + rowOf(round - 1, position) };
    },
    first: (position) => ({ x: 0, y: TOP + rowOf(0, position) }),
    headings: [],
  };
}

/**
 * Of a double elimination: the winners above, the losers below, each column of them with the winners' round that sends its
 * losers there; the final to the right of both.
 */
export function doublePlaces(entrants: number, half: BracketHalf): Places {
  const rows = bracketSize(entrants) / 2;
  const hasLosers = entrants > 2;
  const winnersTop = hasLosers ? TOP + HALF_HEADING : TOP;
  const winnersHeight = rows * ROW_STEP;
  const losersTop = half === 'losers' ? winnersTop : winnersTop + winnersHeight + HALF_GAP + HALF_HEADING + TOP;
  const losersHeight = (rows / 2) * ROW_STEP;
  const winnersColumn = (round: number) => Math.max(0, 2 * round - 3);
  const finalColumn = Math.max(1, 2 * Math.log2(rows));
  const bottom = half === 'winners' || !hasLosers ? winnersTop + winnersHeight : losersTop + losersHeight;
  const headingAt = (text: string, top: number, line: Heading['line']) => ({ text, y: top - TOP - HALF_HEADING, line });
  const line = {
    y: losersTop - TOP - HALF_HEADING - HALF_GAP / 2,
    width: (finalColumn - 1) * COLUMN_STEP + NODE_WIDTH,
  };
  const headings = [
    ...(half === 'losers' ? [] : [headingAt('胜者组', winnersTop, null)]),
    ...(half === 'winners' ? [] : [headingAt('败者组', losersTop, half === 'all' ? line : null)]),
  ];
  return {
    of({ section, position, leg }, round) {
      if (section === 'final') {
        const x = (finalColumn + leg - 1) * COLUMN_STEP;
        return { x, y: (winnersTop + bottom - NODE_HEIGHT) / 2 };
      }
      if (section === 'winners') {
        if (half === 'losers') return null;
        return { x: winnersColumn(round) * COLUMN_STEP, y: winnersTop + rowOf(round - 1, position) };
      }
      if (half === 'winners') return null;
      const number = round - losersRound(0);
      const level = Math.ceil(number / 2) - 1;
      return { x: (number - 1) * COLUMN_STEP, y: losersTop + rowOf(level, position) };
    },
    first: (position) => ({ x: 0, y: winnersTop + rowOf(0, position) }),
    headings: hasLosers ? headings : [],
  };
}
