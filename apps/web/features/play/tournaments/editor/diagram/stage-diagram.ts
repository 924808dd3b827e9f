import type { StageForecast } from '@pailei/domain/tournament/stages/graph/forecast';
import type { StageType } from '@pailei/domain/tournament/stages/stage';

import type { DiagramBox, DiagramColumn } from './diagram-column.ts';
import { diagramColumns } from './diagram-columns.ts';

/** Lengths in the drawing's own unit, a pixel where it is not scaled. */
export type PlacedBox = DiagramBox & Rect & { readonly shape: DiagramColumn['shape'] };
export type StageDiagram = {
  readonly width: number;
  readonly height: number;
  readonly titles: readonly { readonly x: number; readonly text: string }[];
  readonly boxes: readonly PlacedBox[];
  /** Paths of lines, each from box to box. */
  readonly lines: readonly string[];
  /** Where the champion's seal stands: its left edge and its middle. */
  readonly end: { readonly x: number; readonly y: number };
};

type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const SIZES: { readonly [S in DiagramColumn['shape']]: { readonly width: number; readonly height: number } } = {
  entrants: { width: 84, height: 64 },
  group: { width: 138, height: 34 },
  match: { width: 68, height: 30 },
};
const TITLE_HEIGHT = 26;
const BODY_HEIGHT = 164;
const GAP = 44;
const SEAL = 34;
const MIDDLE = TITLE_HEIGHT + BODY_HEIGHT / 2;

/** Where everything stands that the plan of these stages draws; empty when there is none. */
export function stageDiagram(types: readonly StageType[], stages: readonly StageForecast[]): StageDiagram {
  const columns = diagramColumns(types, stages);
  let x = 0;
  const placed = columns.map((column) => {
    const left = x;
    x += SIZES[column.shape].width + GAP;
    return { column, left, boxes: placeBoxes(column, left) };
  });
  const lines = placed.flatMap(({ column, boxes }, index) => {
    const before = placed[index - 1]?.boxes ?? [];
    return column.isTree ? treeLines(before, boxes) : bus(before.map(rightOf), boxes.map(leftOf));
  });
  const end = { x, y: MIDDLE };
  return {
    width: x + SEAL,
    height: TITLE_HEIGHT + BODY_HEIGHT,
    titles: placed.map(({ column, left }) => ({ x: left, text: column.title })),
    boxes: placed.flatMap(({ boxes }) => boxes),
    lines: [...lines, ...bus((placed.at(-1)?.boxes ?? []).map(rightOf), [end])],
    end,
  };
}

type Point = { readonly x: number; readonly y: number };

const rightOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width, y: y + height / 2 });
const leftOf = ({ x, y, height }: Rect): Point => ({ x, y: y + height / 2 });

/** Above each other, each in the middle of its share of the height. */
function placeBoxes({ boxes, shape }: DiagramColumn, left: number): PlacedBox[] {
  const share = BODY_HEIGHT / boxes.length;
  return boxes.map((box, index) => ({
    ...box,
    ...SIZES[shape],
    shape,
    x: left,
    y: TITLE_HEIGHT + share * (index + 0.5) - SIZES[shape].height / 2,
  }));
}

function treeLines(before: readonly PlacedBox[], boxes: readonly PlacedBox[]): string[] {
  return boxes.flatMap((target, index) => bus(before.slice(2 * index, 2 * index + 2).map(rightOf), [leftOf(target)]));
}

/** All of one side into one line in the middle of the gap, and from it to all of the other. */
function bus(from: readonly Point[], to: readonly Point[]): string[] {
  const [first] = from;
  if (!first || to.length === 0) return [];
  const middle = first.x + GAP / 2;
  const heights = [...from, ...to].map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  return [
    ...from.map(({ x, y }) => `M${x} ${y}H${middle}`),
    ...(top === bottom ? [] : [`M${middle} ${top}V${bottom}`]),
    ...to.map(({ x, y }) => `M${middle} ${y}H${x}`),
  ];
}
