// @vitest-environment happy-dom
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { STAGE_TYPES } from '@pailei/domain/tournament/stages/model-of';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { draft, playedUntilStage, started } from '../../../../shared/tournaments/tournament.fixture.ts';
import { StageTab } from './StageTab.tsx';
import { STAGE_VIEWS } from './stage-views.ts';

const ROUND: StageSettings = { type: 'swiss', rounds: 1, best_of: 3 };
const FINAL: StageSettings = {
  type: 'single_elimination',
  size: 2,
  best_of: 3,
  final_best_of: null,
  third_place: false,
};

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('fetch', () => new Promise(() => {}));

function textOf(tournament: TournamentState, index: number): string {
  const place = document.createElement('div');
  act(() =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <StageTab tournament={tournament} index={index} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  return place.textContent;
}

test('each of two Swiss stages shows its own field and rounds', () => {
  const tournament = playedUntilStage(started({ stages: [ROUND, { ...ROUND, rounds: 2 }] }, 5), 1);
  const [first, second] = [textOf(tournament, 0), textOf(tournament, 1)];
  expect(first).toContain('5 人 · 共 1 轮');
  expect(first).toContain('2 / 2 桌已结束');
  expect(second).toContain('5 人 · 共 2 轮');
  expect(second).toContain('0 / 2 桌已结束');
});

test('the cut of the stage that follows goes through the table', () => {
  expect(textOf(started({ stages: [ROUND, FINAL] }, 4), 0)).toContain('晋级线 · 2 人进入单败淘汰');
  expect(textOf(started({ stages: [ROUND, ROUND] }, 4), 0)).not.toContain('晋级线');
});

test('a bracket is drawn with its rounds', () => {
  expect(textOf(started({ stages: [FINAL] }, 4), 0)).toMatch(/半决赛.*决赛/s);
});

test('a stage that has not begun says what it waits for', () => {
  const event = draft({ stages: [ROUND, ROUND, FINAL] });
  expect([0, 1, 2].map((index) => textOf(event, index))).toEqual([
    expect.stringContaining('开赛后这里显示积分'),
    expect.stringContaining('上一阶段结束后这里显示积分'),
    expect.stringContaining('晋级名单确定后'),
  ]);
});

test('no two types share an address', () => {
  expect(new Set(STAGE_TYPES.map((type) => STAGE_VIEWS[type].tab.id)).size).toBe(STAGE_TYPES.length);
});
