import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { expect, test } from 'vitest';

import { bestOfText, progressText, stagesText } from '../../../../shared/tournaments/event-labels.ts';
import { eventSteps } from './steps.ts';
import { draft, playedUntilStage, started, swiss } from '../../../../shared/tournaments/tournament.fixture.ts';

const ROUNDS: StageSettings = { type: 'swiss', rounds: null, best_of: 3 };
const CUT: StageSettings = {
  type: 'single_elimination',
  size: 8,
  best_of: 3,
  final_best_of: 5,
  third_place: false,
};

test('the stages of an event are named with their sizes and lengths', () => {
  expect(stagesText([ROUNDS, { ...ROUNDS, rounds: 4 }, CUT])).toBe('瑞士轮 + 瑞士轮 4 轮 + 单败 8 强');
  expect(bestOfText([ROUNDS, CUT])).toBe('BO3 / BO5');
  expect(bestOfText([ROUNDS])).toBe('BO3');
});

test('a line of the lobby shows the progress of the event', () => {
  const line = { stages: [ROUNDS, CUT], current_stage: 0, current_round: 2, round_count: 4 };
  expect(progressText(line)).toBe('第 2 轮');
  expect(progressText({ ...line, current_stage: 1 })).toBe('8 强');
  expect(progressText({ ...line, current_stage: null })).toBe('进行中');
});

test('the steps of an event are its stages, the Swiss with the rounds that it began with', () => {
  const stageSteps = (event: Parameters<typeof eventSteps>[0]) =>
    eventSteps(event)
      .filter(({ key }) => key.startsWith('stage'))
      .map(({ label, detail, phase }) => [label, detail, phase]);
  expect(stageSteps(draft({ stages: [ROUNDS, CUT] }))).toEqual([
    ['瑞士轮', 'BO3', 'wait'],
    ['淘汰赛', '单败 8 强 · BO3', 'wait'],
  ]);
  expect(stageSteps(started({ stages: [ROUNDS, CUT] }, 8))).toEqual([
    ['瑞士轮', '3 轮 · BO3', 'now'],
    ['淘汰赛', '单败 8 强 · BO3', 'wait'],
  ]);
  expect(stageSteps(playedUntilStage(swiss(), 1)).map(([, , phase]) => phase)).toEqual(['done', 'now']);
});
