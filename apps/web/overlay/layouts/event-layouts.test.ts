import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { expect, test } from 'vitest';
import { playedUntilStage, started } from '../../shared/tournaments/tournament.fixture.ts';
import { EMPTY_VIEW } from '../view.ts';
import { bracket } from './bracket.ts';
import { standings } from './standings.ts';

const ROUND: StageSettings = { type: 'swiss', rounds: 1, best_of: 3 };
const FINAL: StageSettings = {
  type: 'single_elimination',
  size: 4,
  best_of: 3,
  final_best_of: null,
  third_place: true,
};

type Layout = typeof standings;
const draw = (layout: Layout, tournament: TournamentState) => layout({ ...EMPTY_VIEW, tournament });
const textOf = (layout: Layout, tournament: TournamentState, part: string) =>
  (draw(layout, tournament).parts[part]?.text ?? '').replaceAll(/<[^>]+>/g, ' ');

test.each([bracket, standings])('%o is empty until it has a stage to draw', (layout) => {
  const other = started({ stages: [layout === bracket ? ROUND : FINAL] }, 4);
  expect(layout(EMPTY_VIEW)).toMatchObject({ shell: { text: '' }, parts: {} });
  expect(draw(layout, other)).toMatchObject({ shell: { text: '' }, parts: {} });
});

test('the table is that of the Swiss stage, also while the bracket is played', () => {
  const event = started({ stages: [ROUND, FINAL] }, 5);
  expect(textOf(standings, event, 'head')).toContain('瑞士轮 第 1 轮');
  expect(textOf(standings, playedUntilStage(event, 1), 'rows')).toContain('选手5');
});

test('of two Swiss stages the newest has its table shown, under its number', () => {
  const event = playedUntilStage(started({ stages: [ROUND, { ...ROUND, rounds: 2 }] }, 4), 1);
  expect(textOf(standings, event, 'head')).toContain('第 2 阶段 第 1 轮');
  expect(textOf(standings, event, 'rows')).not.toContain('1–0');
});

test('the bracket of a double elimination names both ways, and no second final before it may be played', () => {
  const double: StageSettings = {
    type: 'double_elimination',
    size: null,
    best_of: 3,
    final_best_of: null,
    grand_final: 'reset',
  };
  const text = textOf(bracket, started({ stages: [double] }, 8), 'columns');
  expect(text).toMatch(
    /胜者组 第 1 轮.*败者组 第 2 轮.*胜者组半决赛.*败者组半决赛.*胜者组决赛.*败者组决赛.*总决赛.*重置赛/s,
  );
});

test('the bracket names its rounds and the match for the third place', () => {
  const text = textOf(bracket, started({ stages: [FINAL] }, 4), 'columns');
  expect(text).toMatch(/半决赛.*决赛.*季军赛/s);
  expect(text).toContain('选手1');
});
