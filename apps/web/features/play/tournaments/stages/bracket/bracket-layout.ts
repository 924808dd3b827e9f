import { roundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { nextWinnersNode, positionsBefore } from '@pailei/domain/tournament/bracket/node-ids';
import { bestOfFor } from '@pailei/domain/tournament/settings';
import { bracketView } from '@pailei/domain/tournament/views';
import type { BracketCell, BracketSlot } from '@pailei/domain/tournament/stages/stage-table';
import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { pathNodes, sourcesByWin } from './bracket-path.ts';
import {
  COLUMN_STEP,
  doublePlaces,
  knockoutPlaces,
  LINE_HEIGHT,
  NODE_HEIGHT,
  NODE_WIDTH,
  type BracketHalf,
  type Places,
  type Point,
} from './bracket-places.ts';

/** The champion's line under the final. */
const CUP_HEIGHT = 44;
const CORNER = 6;

export type PlacedNode = Point & {
  readonly key: string;
  readonly round: number;
  readonly cell: BracketCell;
  readonly label: string;
};

/** A seed who advances without playing, drawn where the match would be. */
export type PlacedBye = Point & {
  readonly key: string;
  /** In the first round, from 0. */
  readonly position: number;
  readonly slot: BracketSlot;
};

export type Connector = {
  readonly key: string;
  readonly path: string;
  readonly kind: 'mine' | 'decided' | 'open';
  /** Between which heights it runs. */
  readonly top: number;
  readonly bottom: number;
};

export type ColumnHeader = Point & {
  readonly key: string;
  readonly label: string;
  readonly best_of: number;
};

export type BracketLayout = {
  readonly width: number;
  readonly height: number;
  readonly headings: Places['headings'];
  readonly headers: readonly ColumnHeader[];
  readonly nodes: readonly PlacedNode[];
  readonly byes: readonly PlacedBye[];
  readonly connectors: readonly Connector[];
};

/** Whether losers have a bracket of their own. */
export const hasHalves = (cells: readonly BracketCell[]) => cells.some(({ section }) => section === 'losers');

/** The layout of a bracket in px; `pathOf` highlights the path of one participant to the final. */
export function bracketLayout(
  tournament: TournamentState,
  stage: Stage,
  pathOf: string | null,
  half: BracketHalf = 'all',
): BracketLayout {
  const columns = bracketView(tournament, stage.index);
  const cells = columns.flatMap((column) => column.cells);
  const isDouble = cells.at(-1)?.section === 'final' && cells.some(({ node }) => node === 'final');
  const places = isDouble ? doublePlaces(stage.entrants.length, half) : knockoutPlaces(stage.entrants.length);
  const nodes = columns.flatMap(({ number, cells: ofRound }) =>
    ofRound.filter(isShown).flatMap((cell): PlacedNode[] => {
      const point = places.of(cell, number);
      return point ? [{ key: cell.node, round: number, cell, label: labelOf(stage, number, cell), ...point }] : [];
    }),
  );
  const byes = half === 'losers' ? [] : byesOf(columns[0]?.cells ?? [], columns[1]?.cells ?? [], places);
  const bottom = Math.max(0, ...[...nodes, ...byes].map(({ y }) => y)) + NODE_HEIGHT;
  return {
    width: Math.max(0, ...[...nodes, ...byes].map(({ x }) => x)) + NODE_WIDTH,
    height: bottom + CUP_HEIGHT,
    headings: places.headings,
    headers: headersOf(tournament, stage, { nodes, byes }),
    nodes,
    byes,
    connectors: connectorsOf(nodes, byes, pathOf),
  };
}

/** A second match of the final only while it may be played, or was. */
const isShown = ({ leg, is_decided, match }: BracketCell) => leg === 1 || !is_decided || match !== null;

const labelOf = ({ type, round_count }: Stage, round: number, { node }: BracketCell) =>
  roundLabel({ stage_type: type, round, round_count, node });

/** Above the topmost place of each column of a section, and above its line where that match is being played. */
function headersOf(
  { settings }: TournamentState,
  { index }: Stage,
  { nodes, byes }: Pick<BracketLayout, 'nodes' | 'byes'>,
): ColumnHeader[] {
  const named = nodes.filter(({ cell }) => !hasOwnLabel(cell));
  const columns = Map.groupBy(named, ({ cell, x }) => `${cell.section} ${x}`);
  return [...columns].map(([key, column]) => {
    const top = column.reduce((one, other) => (other.y < one.y ? other : one));
    const bye = top.cell.section === 'winners' ? byes.find(({ x, y }) => x === top.x && y < top.y) : undefined;
    const hasLine = bye === undefined && isOpen(top.cell);
    const { label, cell, x } = top;
    const best_of = bestOfFor(settings, index, cell.section === 'final');
    return { key, label, best_of, x, y: (bye ?? top).y - (hasLine ? 2 : 1) * LINE_HEIGHT };
  });
}

/** The match that makes the champion: of two the second, once it is one to play. */
export const finalOf = ({ nodes }: Pick<BracketLayout, 'nodes'>): PlacedNode | undefined =>
  nodes.findLast(({ cell }) => cell.section === 'final');

/** What is to be said of a bracket that has ended without a champion. `null`: it has one, or goes on. */
export function noChampionText(layout: Pick<BracketLayout, 'nodes'>): string | null {
  const final = finalOf(layout)?.cell;
  return final?.is_decided && final.winner_id === null ? '决赛双方均判负，没有冠军，双方并列第 1 名' : null;
}

/** Matches beside the way to the title stand under their own names. */
export const hasOwnLabel = ({ section }: BracketCell) => section === 'third_place' || section === 'placement';

/** Whether the match of a node has begun and is not over: it then has a line of its own. */
export function isOpen({ match }: BracketCell): boolean {
  return match !== null && match.result === null;
}

/** Byes are no matches: they are the places of the first round that hold none. */
function byesOf(first: readonly BracketCell[], second: readonly BracketCell[], places: Places): PlacedBye[] {
  const taken = new Set(first.map(({ position }) => position));
  return second
    .filter(({ sources }) => [sources.a, sources.b].some(({ kind }) => kind === 'seed'))
    .flatMap(({ position, a, b, sources }) => {
      const before = positionsBefore(position);
      return [
        { place: before.a, slot: a, source: sources.a },
        { place: before.b, slot: b, source: sources.b },
      ];
    })
    .filter(({ place, source }) => source.kind === 'seed' && !taken.has(place))
    .map(({ place, slot }) => ({ key: `bye-${place}`, position: place, slot, ...places.first(place) }));
}

function connectorsOf(nodes: readonly PlacedNode[], byes: readonly PlacedBye[], pathOf: string | null): Connector[] {
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const path = pathNodes(
    nodes.map(({ cell }) => cell),
    pathOf,
  );
  const fromNodes = nodes.flatMap((target) =>
    sourcesByWin(target.cell).flatMap((key): Connector[] => {
      const from = byKey.get(key);
      if (!from) return [];
      const kind = path.has(key) ? 'mine' : from.cell.is_decided ? 'decided' : 'open';
      return [{ key, ...elbow(from, target), kind }];
    }),
  );
  const fromByes = byes.flatMap((bye): Connector[] => {
    const target = byKey.get(nextWinnersNode(1, bye.position));
    const kind = pathOf !== null && bye.slot.id === pathOf ? 'mine' : 'decided';
    return target ? [{ key: bye.key, ...elbow(bye, target), kind }] : [];
  });
  return [...fromNodes, ...fromByes];
}

/** A rounded elbow from the right edge of one place to the left edge of the next; it turns just before that. */
function elbow(from: Point, to: Point): Pick<Connector, 'path' | 'top' | 'bottom'> {
  const [x1, y1] = [from.x + NODE_WIDTH, from.y + NODE_HEIGHT / 2];
  const [x2, y2] = [to.x, to.y + NODE_HEIGHT / 2];
  const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)];
  if (Math.abs(y2 - y1) < 2 * CORNER) return { path: `M${x1} ${y1}H${x2}`, top, bottom };
  const middle = x2 - (COLUMN_STEP - NODE_WIDTH) / 2;
  const turn = y2 > y1 ? CORNER : -CORNER;
  const path = `M${x1} ${y1}H${middle - CORNER}q${CORNER} 0 ${CORNER} ${turn}V${y2 - turn}q0 ${turn} ${CORNER} ${turn}H${x2}`;
  return { path, top, bottom };
}
