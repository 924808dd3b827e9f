import type { BracketNodeView, BracketRoundView } from '@pailei/contracts/play/seasons/season-champions';
import { expect, test } from 'vitest';
import { roadLayout } from './road-layout.ts';

const side = (name: string, score: number, is_champion = false) => ({ name, score, is_champion, seed: null });
const node = (match_id: string, isOwn = false): BracketNodeView => ({
  match_id,
  sides: { a: side(`${match_id} 甲`, 2, isOwn), b: side(`${match_id} 乙`, 1) },
  winner: 'a',
});
const round = (label: string, ...nodes: BracketNodeView[]): BracketRoundView => ({ label, at: null, nodes });
const EIGHT = [
  round('8 强', node('q1'), node('q2'), node('q3', true), node('q4')),
  round('半决赛', node('s1'), node('s2', true)),
  round('决赛', node('f', true)),
];

const centre = (layout: ReturnType<typeof roadLayout>, id: string) => {
  const placed = layout.nodes.find(({ node: one }) => one.match_id === id)!;
  return placed.top + (placed.isFinal ? 38 : 32);
};

test('each node stands at half the height of the two that lead to it, in the column of its round', () => {
  const layout = roadLayout(EIGHT, true);
  expect(centre(layout, 's1')).toBe((centre(layout, 'q1') + centre(layout, 'q2')) / 2);
  expect(centre(layout, 'f')).toBe((centre(layout, 's1') + centre(layout, 's2')) / 2);
  expect(layout.labels.map(({ left }) => left)).toEqual([300, 572, 844]);
  expect(layout.nodes.every(({ left, top }) => left + 216 <= layout.width && top >= 0)).toBe(true);
});

test('the gold line runs from what was played before to the title, over all others', () => {
  const layout = roadLayout(EIGHT, true);
  const own = layout.lines.filter(({ isOwn }) => isOwn).map(({ path }) => path);
  expect(layout.lines).toHaveLength(4 + 2 + 2);
  expect(layout.lines.slice(-own.length).map(({ path }) => path)).toEqual(own);
  expect(own).toContain(`M0 ${centre(layout, 'q3')}H300`);
  expect(own).toContain(`M1060 ${layout.crown.y}H1116`);
  expect(layout.entryY).toBe(centre(layout, 'q3'));
});

test('without anything before the tree begins at the left', () => {
  const layout = roadLayout(EIGHT.slice(1), false);
  expect(layout.labels[0]?.left).toBe(0);
  expect(layout.lines).toHaveLength(2 + 1);
});
