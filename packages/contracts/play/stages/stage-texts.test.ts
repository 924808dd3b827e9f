import { STAGE_TYPES } from '@pailei/domain/tournament/stages/model-of';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { describe, expect, test } from 'vitest';
import { decklistPolicyText } from '../tournaments/decklist-policy-text.ts';
import { matchRoundLabel, matchTableLabel, roundLabel } from '../tournaments/round-labels.ts';
import { stageBestOfs, stageNumber, stageSize, stageSummary } from './stage-texts.ts';
import { STAGE_TEXTS } from './stage-type-texts.ts';
import { stageSettingsSchema } from './stage-unions.ts';

const swiss = (rounds: number | null): StageSettings => ({ type: 'swiss', rounds, best_of: 3 });
const knockOut = (size: number | null, final_best_of: 5 | null = null): StageSettings => ({
  type: 'single_elimination',
  size,
  best_of: 3,
  final_best_of,
  third_place: true,
});

test('a stage is summed up with its size', () => {
  expect([swiss(null), swiss(6), knockOut(null), knockOut(8)].map(stageSummary)).toEqual([
    '瑞士轮',
    '瑞士轮 6 轮',
    '单败淘汰',
    '单败 8 强',
  ]);
});

test('the size of a Swiss is what it began with, before that what was asked for', () => {
  expect([stageSize(swiss(null), null), stageSize(swiss(6), null), stageSize(swiss(6), 5)]).toEqual([
    '',
    '6 轮',
    '5 轮',
  ]);
  expect([stageSize(knockOut(8), null), stageSize(knockOut(null), 3)]).toEqual(['单败 8 强', '单败淘汰']);
});

test('a final may be longer than the matches before it', () => {
  expect([swiss(3), knockOut(8), knockOut(8, 5)].map(stageBestOfs)).toEqual([[3], [3, 3], [3, 5]]);
});

test('the rounds of a knock-out are named from its end', () => {
  const label = (round: number, node: string | null = null) =>
    roundLabel({ stage_type: 'single_elimination', round, round_count: 5, node });
  expect([label(1), label(2), label(3), label(4), label(5), label(5, 'third')]).toEqual([
    '32 强',
    '16 强',
    '8 强',
    '半决赛',
    '决赛',
    '季军赛',
  ]);
});

test('a list of events says how far a stage has come', () => {
  const { swiss: rounds, single_elimination: bracket } = STAGE_TEXTS;
  expect([rounds.progress(2, 5), bracket.progress(2, 3), bracket.progress(3, 3)]).toEqual([
    '第 2 轮',
    '半决赛',
    '决赛',
  ]);
  expect(bracket.progress(2, null)).toBe('淘汰赛 第 2 轮');
});

describe('the round of a match', () => {
  const event = (settings: readonly StageSettings[]) =>
    ({
      settings: { stages: settings },
      stages: settings.map(({ type }, index) => ({ index, type, round_count: 2 })),
    }) as unknown as Parameters<typeof matchRoundLabel>[0];
  const at = (stage: number, round: number, node: string | null = null) => ({ stage, round, node, table: 2 });

  test('stands alone where each type is played once', () => {
    const once = event([swiss(2), knockOut(4)]);
    expect(matchRoundLabel(once, at(0, 1))).toBe('瑞士轮 第 1 轮');
    expect(matchRoundLabel(once, at(1, 2, 'third'))).toBe('季军赛');
    expect(matchRoundLabel(once, at(2, 1))).toBe('');
  });

  test('names its stage where its type is played twice', () => {
    const twice = event([swiss(2), swiss(2), knockOut(4)]);
    expect([at(0, 1), at(1, 1), at(2, 1)].map((match) => matchRoundLabel(twice, match))).toEqual([
      '第 1 阶段 第 1 轮',
      '第 2 阶段 第 1 轮',
      '半决赛',
    ]);
    expect(stageNumber([swiss(2), knockOut(4)], 1)).toBeNull();
  });

  test('goes with the table where the round has several', () => {
    const once = event([swiss(2), knockOut(4)]);
    const places = [at(0, 1), at(1, 1, 'w1-2'), at(1, 2, 'w2-1'), at(1, 2, 'third')];
    expect(places.map((match) => matchTableLabel(once, match))).toEqual([
      '瑞士轮 第 1 轮 第 2 桌',
      '半决赛 第 2 桌',
      '决赛',
      '季军赛',
    ]);
  });
});

test('lists that open with a stage name it, by its number where its type is played twice', () => {
  const text = (stages: readonly StageSettings[], open_from_stage: number) =>
    decklistPolicyText({ decklists: 'open_from_stage', open_from_stage }, stages);
  expect(text([swiss(2), knockOut(4)], 1)).toBe('卡组在淘汰赛开始后公开');
  expect(text([swiss(2), knockOut(4)], 0)).toBe('卡组在瑞士轮开始后公开');
  expect(text([swiss(2), swiss(2)], 1)).toBe('卡组在第 2 阶段开始后公开');
});

test('no two types have a name in common', () => {
  for (const key of ['name', 'shortName', 'dropEffect'] as const) {
    expect(new Set(STAGE_TYPES.map((type) => STAGE_TEXTS[type][key])).size).toBe(STAGE_TYPES.length);
  }
});

describe('the settings of a stage', () => {
  test.each([swiss(null), swiss(6), knockOut(null), knockOut(8, 5)])('%j are taken as they are', (settings) => {
    expect(stageSettingsSchema.parse(settings)).toEqual(settings);
  });

  test('are those of its own type alone', () => {
    expect(stageSettingsSchema.safeParse({ ...swiss(3), size: 8 }).success).toBe(false);
    expect(stageSettingsSchema.safeParse({ ...swiss(3), type: 'single_elimination' }).success).toBe(false);
    expect(stageSettingsSchema.safeParse({ ...swiss(3), type: 'unknown' }).success).toBe(false);
  });
});
