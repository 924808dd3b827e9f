import { roundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { nextWinnersNode, positionsBefore } from '@pailei/domain/bracket';
import {
  bestOfFor,
  bracketView,
  type BracketCell,
  type BracketSlot,
  type Stage,
  type TournamentState,
} from '@pailei/domain/tournament';

export const NODE_WIDTH = 192;
export const NODE_HEIGHT = 62;
const COLUMN_STEP = 225;
/** A node and the line of a live one above it. */
const ROW_STEP = 98;
/** The line of a live node, and the name of its column above that. */
const LINE_HEIGHT = 28;
const TOP = 2 * LINE_HEIGHT + 4;
const THIRD_PLACE_DROP = 142;
/** The champion's line under the final. */
const CUP_HEIGHT = 44;
const CORNER = 6;

export type PlacedNode = {
  readonly key: string;
  readonly round: number;
  readonly cell: BracketCell;
  readonly label: string;
  readonly x: number;
  readonly y: number;
};

/** A seed who advances without playing, drawn where the match would be. */
export type PlacedBye = {
  readonly key: string;
  /** In the first round, from 0. */
  readonly position: number;
  readonly slot: BracketSlot;
  readonly x: number;
  readonly y: number;
};

export type Connector = {
  readonly key: string;
  readonly path: string;
  readonly kind: 'mine' | 'decided' | 'open';
};

export type ColumnHeader = {
  readonly number: number;
  readonly label: string;
  readonly best_of: number;
  readonly x: number;
  readonly y: number;
};

export type BracketLayout = {
  readonly width: number;
  readonly height: number;
  readonly headers: readonly ColumnHeader[];
  readonly nodes: readonly PlacedNode[];
  readonly byes: readonly PlacedBye[];
  readonly connectors: readonly Connector[];
};

/** The layout of a bracket in px; `myId` highlights the path of one participant to the final. */
export function bracketLayout(tournament: TournamentState, stage: Stage, myId: string | null): BracketLayout {
  const columns = bracketView(tournament, stage.index);
  const place = (cell: BracketCell, number: number): PlacedNode => ({
    key: cell.node,
    round: number,
    cell,
    label: roundLabel({
      stage_type: stage.type,
      round: number,
      round_count: stage.round_count,
      is_third_place: cell.section === 'third_place',
    }),
    ...positionOf(number, cell.position, cell.section === 'third_place'),
  });
  const nodes = columns.flatMap(({ number, cells }) => cells.map((cell) => place(cell, number)));
  const byes = byesOf(columns[0]?.cells ?? [], columns[1]?.cells ?? []);
  const bottom = Math.max(0, ...nodes.map(({ y }) => y), ...byes.map(({ y }) => y)) + NODE_HEIGHT;
  return {
    width: (stage.round_count - 1) * COLUMN_STEP + NODE_WIDTH,
    height: bottom + CUP_HEIGHT,
    headers: columns.map(({ number }) => headerOf({ tournament, stage, number, nodes, byes })),
    nodes,
    byes,
    connectors: connectorsOf(nodes, byes, myId),
  };
}

function positionOf(round: number, position: number, isThirdPlace: boolean): { x: number; y: number } {
  const span = ROW_STEP * 2 ** (round - 1);
  const y = TOP + span * (isThirdPlace ? 0.5 : position + 0.5) - ROW_STEP / 2;
  return { x: (round - 1) * COLUMN_STEP, y: isThirdPlace ? y + THIRD_PLACE_DROP : y };
}

type Column = Pick<BracketLayout, 'nodes' | 'byes'> & { tournament: TournamentState; stage: Stage; number: number };

/** Above the topmost place of the column, and above its line where that match is being played. */
function headerOf({ tournament, stage, number, nodes, byes }: Column): ColumnHeader {
  const x = (number - 1) * COLUMN_STEP;
  const top = [...nodes, ...byes].filter((place) => place.x === x).toSorted((one, other) => one.y - other.y)[0];
  const hasLine = top !== undefined && 'cell' in top && isOpen(top.cell);
  return {
    number,
    label: roundLabel({ stage_type: stage.type, round: number, round_count: stage.round_count, is_third_place: false }),
    best_of: bestOfFor(tournament.settings, stage.index, number === stage.round_count),
    x,
    y: (top?.y ?? TOP) - (hasLine ? 2 : 1) * LINE_HEIGHT,
  };
}

/** Whether the match of a node has begun and is not over: it then has a line of its own. */
export function isOpen({ match }: BracketCell): boolean {
  return match !== null && match.result === null;
}

/** Byes are no matches: they are the places of the first round that hold none. */
function byesOf(first: readonly BracketCell[], second: readonly BracketCell[]): PlacedBye[] {
  const taken = new Set(first.map(({ position }) => position));
  return second
    .filter(({ section }) => section === 'winners')
    .flatMap(({ position, a, b }) => {
      const before = positionsBefore(position);
      return [
        { place: before.a, slot: a },
        { place: before.b, slot: b },
      ];
    })
    .filter(({ place }) => !taken.has(place))
    .map(({ place, slot }) => ({ key: `bye-${place}`, position: place, slot, ...positionOf(1, place, false) }));
}

function connectorsOf(nodes: readonly PlacedNode[], byes: readonly PlacedBye[], myId: string | null): Connector[] {
  const byPlace = new Map(nodes.filter(({ cell }) => cell.section === 'winners').map((node) => [node.key, node]));
  const isOnMyWay = myPathNodes(nodes, myId);
  const fromNodes = [...byPlace.values()].flatMap((node): Connector[] => {
    const target = byPlace.get(nextWinnersNode(node.round, node.cell.position));
    if (!target) return [];
    const kind = isOnMyWay.has(node.key) ? 'mine' : node.cell.is_decided ? 'decided' : 'open';
    return [{ key: node.key, path: elbow(node, target), kind }];
  });
  const fromByes = byes.flatMap((bye): Connector[] => {
    const target = byPlace.get(nextWinnersNode(1, bye.position));
    return target
      ? [{ key: bye.key, path: elbow(bye, target), kind: myId !== null && bye.slot.id === myId ? 'mine' : 'decided' }]
      : [];
  });
  return [...fromNodes, ...fromByes];
}

/** The nodes on a participant's path: those won, and those still ahead. */
function myPathNodes(nodes: readonly PlacedNode[], myId: string | null): ReadonlySet<string> {
  const way = new Set<string>();
  if (myId === null) return way;
  const winners = nodes.filter(({ cell }) => cell.section === 'winners');
  let ahead: string | null = null;
  for (const node of winners.toSorted((x, y) => x.round - y.round)) {
    const { cell } = node;
    const isMine = cell.a.id === myId || cell.b.id === myId;
    if (isMine && cell.is_decided && cell.winner_id !== myId) return way;
    if (!isMine && node.key !== ahead) continue;
    way.add(node.key);
    ahead = nextWinnersNode(node.round, cell.position);
  }
  return way;
}

/** A rounded elbow from the right edge of one place to the left edge of the next. */
function elbow(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const [x1, y1] = [from.x + NODE_WIDTH, from.y + NODE_HEIGHT / 2];
  const [x2, y2] = [to.x, to.y + NODE_HEIGHT / 2];
  if (y1 === y2) return `M${x1} ${y1}H${x2}`;
  const middle = x1 + (x2 - x1) / 2;
  const turn = y2 > y1 ? CORNER : -CORNER;
  return `M${x1} ${y1}H${middle - CORNER}q${CORNER} 0 ${CORNER} ${turn}V${y2 - turn}q0 ${turn} ${CORNER} ${turn}H${x2}`;
}
