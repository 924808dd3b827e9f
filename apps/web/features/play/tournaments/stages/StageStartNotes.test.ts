import { CARRY_NAMES } from '@pailei/contracts/play/stages/stage-entry.texts';
import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { expect, test } from 'vitest';

import { playedUntilStage, swiss } from '../../../../shared/tournaments/tournament.fixture.ts';
import { stageStartTexts } from './StageStartNotes.tsx';

const tournament = playedUntilStage(swiss(), 1);
const textsOf = (change: Partial<Stage>, event: Partial<TournamentState> = {}) =>
  stageStartTexts({ ...tournament, ...event }, { ...tournament.stages[1]!, ...change } as Stage);

test('a stage that began as planned says nothing', () => {
  expect(textsOf({})).toEqual([]);
});

test('a stage for which fewer were left than its cut says how many, and what becomes of their places', () => {
  expect(textsOf({ planned: 8 })).toEqual(['原定 8 人晋级，实际 2 人，空位轮空']);
});

test('the last stage of an event that was too short of players says why it ended', () => {
  expect(textsOf({}, { short_of_stage: 2 })).toEqual(['晋级不足 2 人，赛事到此结束']);
  expect(stageStartTexts({ ...tournament, short_of_stage: 2 }, tournament.stages[0]!)).toEqual([]);
});

test('those who could not be kept apart are named, and what was carried', () => {
  const carried = { kind: 'points', points: {} } as unknown as NonNullable<Stage['carried']>;
  expect(textsOf({ together: [{ a: 'p1', b: 'p2' }], carried })).toEqual([
    '未能分开：选手1 与 选手2',
    `从上一阶段${CARRY_NAMES.points}`,
  ]);
});
