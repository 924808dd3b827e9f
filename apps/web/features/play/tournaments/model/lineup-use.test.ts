import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import { expect, test } from 'vitest';

import { deckUseNotes, lineupUseText } from './lineup-use.ts';

const swiss = (best_of: 3 | 5) => ({ type: 'swiss', rounds: 3, best_of }) as const;
const cut = (best_of: 3 | 5, final_best_of: 3 | 5 | null = null) =>
  ({ type: 'single_elimination', size: 8, best_of, final_best_of, third_place: false }) as const;
const event = (stages: TournamentSettings['stages'], more: Partial<TournamentSettings> = {}): TournamentSettings => ({
  ...DEFAULT_TOURNAMENT_SETTINGS,
  format: 'conquest',
  bans: 1,
  shield: false,
  stages,
  ...more,
});

test('a deck that only the playoffs are played with says so', () => {
  const settings = event([swiss(3), cut(5)]);
  expect(lineupUseText(settings)).toBe('瑞士轮使用前 3 副，淘汰赛使用全部 4 副');
  expect(deckUseNotes(settings)).toEqual(['', '', '', '仅淘汰赛使用']);
});

test('a deck that only the final is played with says so', () => {
  const settings = event([cut(3, 5)]);
  expect(lineupUseText(settings)).toBe('淘汰赛使用前 3 副，淘汰赛的决赛使用全部 4 副');
  expect(deckUseNotes(settings)).toEqual(['', '', '', '仅淘汰赛的决赛使用']);
});

test('two stages of one kind are distinguished', () => {
  expect(lineupUseText(event([swiss(3), swiss(5)]))).toBe('第 1 阶段瑞士轮使用前 3 副，第 2 阶段瑞士轮使用全部 4 副');
});

test('nothing is said where every match is played with all decks', () => {
  const whole = [event([swiss(3), cut(3)]), event([swiss(3), cut(5)], { format: 'free', bans: 0 })];
  for (const settings of whole) {
    expect(lineupUseText(settings)).toBeNull();
    expect(deckUseNotes(settings).every((note) => note === '')).toBe(true);
  }
});
