import type { StageForecast } from '@pailei/domain/tournament/stages/graph/forecast';
import type { StageType } from '@pailei/domain/tournament/stages/stage';
import { describe, expect, test } from 'vitest';

import { diagramColumns } from './diagram-columns.ts';
import { stageDiagram } from './stage-diagram.ts';

const stage = (index: number, facts: Partial<StageForecast>): StageForecast => ({
  stage: index,
  entrants: 32,
  planned: null,
  groups: null,
  rounds: 5,
  matches: 1,
  minutes: 1,
  is_estimate: false,
  ...facts,
});
const outlined = (types: readonly StageType[], stages: readonly StageForecast[]) =>
  diagramColumns(types, stages).map(({ title, boxes }) => `${title}: ${boxes.length}`);

const GROUPS = [stage(0, { groups: [8, 8, 8, 8], rounds: 7 }), stage(1, { entrants: 8, rounds: 3 })];

describe('the columns of a plan', () => {
  test('are the field, the groups, and the tree of those who come through', () => {
    expect(outlined(['round_robin', 'single_elimination'], GROUPS)).toEqual([
      '报名: 1',
      '小组赛 7 轮: 4',
      '8 强: 4',
      '4 强: 2',
      '决赛: 1',
    ]);
  });

  test('mark in each group those who come through', () => {
    const [, groups] = diagramColumns(['round_robin', 'single_elimination'], GROUPS);
    expect(groups?.boxes.map(({ label, bars, through }) => `${label} ${bars} ${through}`)).toEqual([
      'A 8 2',
      'B 8 2',
      'C 8 2',
      'D 8 2',
    ]);
  });

  test('count the groups that have no room', () => {
    const [, groups] = diagramColumns(['round_robin'], [stage(0, { groups: Array.from({ length: 64 }, () => 4) })]);
    expect(groups?.boxes.map(({ label }) => label)).toEqual(['A', 'B', 'C', '另 61 组']);
  });

  test('have one box for the rounds before the last eight of a large bracket', () => {
    const stages = [stage(0, { entrants: 100, rounds: 7 })];
    expect(outlined(['single_elimination'], stages)).toEqual(['报名: 1', '128 强: 1', '8 强: 4', '4 强: 2', '决赛: 1']);
    expect(diagramColumns(['single_elimination'], stages)[1]?.boxes[0]?.bars).toBe(4);
  });

  test('show both halves of a double elimination before its grand final', () => {
    expect(outlined(['double_elimination'], [stage(0, { entrants: 8 })])).toEqual([
      '报名: 1',
      '8 人双败: 2',
      '总决赛: 1',
    ]);
  });
});

describe('the drawing', () => {
  test.each([2, 3, 8, 100, 1024])('of %d entrants keeps every box inside, none over another', (entrants) => {
    const { width, height, boxes, end } = stageDiagram(['single_elimination'], [stage(0, { entrants })]);
    const isInside = boxes.every((box) => box.y >= 0 && box.y + box.height <= height && box.x + box.width <= end.x);
    const overlaps = boxes.filter((box, index) =>
      boxes.slice(index + 1).some((other) => other.x === box.x && Math.abs(other.y - box.y) < box.height),
    );
    expect([isInside, overlaps, end.x < width]).toEqual([true, [], true]);
  });

  test('joins every box to the next column', () => {
    const { lines, boxes, end } = stageDiagram(['round_robin', 'single_elimination'], GROUPS);
    const path = lines.join(' ');
    for (const { x, y, width, height } of boxes) expect(path).toContain(`M${x + width} ${y + height / 2}H`);
    expect(path).toContain(`H${end.x}`);
  });
});
