import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { describe, expect, test } from 'vitest';

import { shownTab, stageTabs, tabsOf, tabTitle } from './tabs.ts';
import { draft, playedUntilStage, started, swiss } from '../../../../shared/tournaments/tournament.fixture.ts';

const round = (rounds: number): StageSettings => ({ type: 'swiss', rounds, best_of: 3 });
const final: StageSettings = {
  type: 'single_elimination',
  size: 2,
  best_of: 3,
  final_best_of: null,
  third_place: false,
};

const tabs = (tournament: TournamentState) => tabsOf(tournament, stageTabs(tournament), false);
const shown = (tournament: TournamentState, requested: string | null) =>
  shownTab(tabs(tournament), stageTabs(tournament), requested);

describe('an event with one stage of each type', () => {
  test('names the tabs by the type alone, with the entrants of the Swiss', () => {
    expect(tabs(draft({ stages: [round(2), final] })).map(({ label }) => label)).toEqual([
      '概览',
      '瑞士轮',
      '对阵表',
      '我的场次',
    ]);
    expect(stageTabs(swiss(5)).map(({ id, count }) => [id, count])).toEqual([
      ['swiss', 5],
      ['bracket', undefined],
    ]);
  });

  test('shows the tab of the address, else the overview', () => {
    const tournament = swiss();
    expect([null, 'swiss', 'bracket', 'decks', 'nonsense'].map((requested) => shown(tournament, requested))).toEqual([
      'overview',
      'swiss',
      'bracket',
      'overview',
      'overview',
    ]);
  });
});

describe('an event with two Swiss stages', () => {
  const tournament = started({ stages: [round(1), round(1), final] }, 4);

  test('has a tab for each, in the order in which they are played', () => {
    expect(stageTabs(tournament).map(({ id, label, index }) => [id, label, index])).toEqual([
      ['swiss-1', '第 1 阶段 瑞士轮', 0],
      ['swiss-2', '第 2 阶段 瑞士轮', 1],
      ['bracket', '对阵表', 2],
    ]);
  });

  test('counts the entrants of each once it begins', () => {
    const later = playedUntilStage(tournament, 1);
    expect(stageTabs(tournament).map(({ count }) => count)).toEqual([4, undefined, undefined]);
    expect(stageTabs(later).map(({ count }) => count)).toEqual([4, 4, undefined]);
  });

  test('shows the one that was begun last where an address names only the type', () => {
    expect(shown(draft({ stages: [round(1), round(1)] }), 'swiss')).toBe('swiss-1');
    expect(shown(tournament, 'swiss')).toBe('swiss-1');
    expect(shown(playedUntilStage(tournament, 1), 'swiss')).toBe('swiss-2');
    expect(shown(playedUntilStage(tournament, 1), 'swiss-1')).toBe('swiss-1');
  });
});

test('lists that are open, or a visitor of the staff, bring the tabs of the decks', () => {
  const ids = (settings: Partial<TournamentState['settings']>, isStaff: boolean) => {
    const event = draft(settings);
    return tabsOf(event, stageTabs(event), isStaff).map(({ id }) => id);
  };
  expect(ids({ decklists: 'closed' }, false)).not.toContain('decks');
  expect(ids({ decklists: 'closed' }, true)).toEqual(expect.arrayContaining(['decks', 'data']));
  expect(ids({ decklists: 'open_from_start' }, false)).toEqual(expect.arrayContaining(['decks', 'data']));
});

test('the title is the name of the event, and on another tab than the first that of the tab too', () => {
  const items = [
    { id: 'overview', label: '概览' },
    { id: 'swiss', label: '瑞士轮' },
  ];
  expect(tabTitle({ name: '霜降杯' }, items, 'overview')).toBe('霜降杯');
  expect(tabTitle({ name: '霜降杯' }, items, 'swiss')).toBe('瑞士轮 · 霜降杯');
});
