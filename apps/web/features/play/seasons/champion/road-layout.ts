import type { BracketNodeView, BracketRoundView } from '@pailei/contracts/play/seasons/season-champions';

export const NODE_WIDTH = 216;
export const NODE_HEIGHT = 64;
export const FINAL_HEIGHT = 76;
/** Of what was played before the tree. */
export const BEFORE_WIDTH = 300;
const COLUMN_STEP = 272;
const ROW_STEP = 84;
/** Labels of the rounds stand above the nodes. */
const TOP = 26;
const CROWN_WIDTH = 240;
const BEND = 7;

export type PlacedNode = { node: BracketNodeView; left: number; top: number; isOwn: boolean; isFinal: boolean };
export type RoadLine = { path: string; isOwn: boolean };
export type RoadLayout = {
  width: number;
  height: number;
  labels: readonly { left: number; round: BracketRoundView }[];
  nodes: readonly PlacedNode[];
  lines: readonly RoadLine[];
  /** Where the champion's way comes into the tree, and where it leaves it. */
  entryY: number;
  crown: { left: number; y: number };
};

const isOwn = ({ sides }: BracketNodeView) => Boolean(sides.a?.is_champion || sides.b?.is_champion);

/** A tree from left to right, each node at half the height of the two that lead to it. */
export function roadLayout(rounds: readonly BracketRoundView[], hasBefore: boolean): RoadLayout {
  const first = rounds[0]?.nodes.length ?? 1;
  const height = Math.max(TOP + first * ROW_STEP, 180);
  const start = hasBefore ? BEFORE_WIDTH : 0;
  const leftOf = (round: number) => start + round * COLUMN_STEP;
  const centreOf = (round: number, index: number) => {
    const count = rounds[round]?.nodes.length ?? 1;
    return TOP + ((height - TOP) * (2 * index + 1)) / (2 * count);
  };
  const last = rounds.length - 1;
  const nodes = rounds.flatMap(({ nodes: ofRound }, round) =>
    ofRound.map((node, index) => ({
      node,
      left: leftOf(round),
      top: centreOf(round, index) - (round === last ? FINAL_HEIGHT : NODE_HEIGHT) / 2,
      isOwn: isOwn(node),
      isFinal: round === last,
    })),
  );
  const entryY = centreOf(0, Math.max(0, rounds[0]?.nodes.findIndex(isOwn) ?? 0));
  const crown = { left: leftOf(last) + COLUMN_STEP, y: centreOf(last, 0) };
  const lines = rounds.slice(0, -1).flatMap(({ nodes: ofRound }, round) =>
    ofRound.map((node, index) => ({
      path: elbow(
        { x: leftOf(round) + NODE_WIDTH, y: centreOf(round, index) },
        { x: leftOf(round + 1), y: centreOf(round + 1, Math.floor(index / 2)) },
      ),
      isOwn: isOwn(node),
    })),
  );
  const ways = [
    ...(hasBefore ? [{ path: `M0 ${entryY}H${start}`, isOwn: true }] : []),
    { path: `M${leftOf(last) + NODE_WIDTH} ${crown.y}H${crown.left}`, isOwn: true },
  ];
  return {
    width: crown.left + CROWN_WIDTH,
    height,
    labels: rounds.map((round, index) => ({ left: leftOf(index), round })),
    nodes,
    // the champion's line lies over the others
    lines: [...lines, ...ways].toSorted((one, other) => Number(one.isOwn) - Number(other.isOwn)),
    entryY,
    crown,
  };
}

type Point = { x: number; y: number };

function elbow(from: Point, to: Point): string {
  const middle = (from.x + to.x) / 2;
  const turn = Math.sign(to.y - from.y) * BEND;
  if (turn === 0) return `M${from.x} ${from.y}H${to.x}`;
  return [
    `M${from.x} ${from.y}H${middle - BEND}Q${middle} ${from.y} ${middle} ${from.y + turn}`,
    `V${to.y - turn}Q${middle} ${to.y} ${middle + BEND} ${to.y}H${to.x}`,
  ].join('');
}
