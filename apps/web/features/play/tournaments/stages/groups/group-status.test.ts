import type { TournamentState } from '@pailei/domain/tournament/types';
import { expect, test } from 'vitest';

import { started } from '../../../../../shared/tournaments/tournament.fixture.ts';
import { emptyGroupText } from './group-status.ts';

const GROUPS = { type: 'round_robin', group_count: 2, group_size: 3, legs: 1, best_of: 3, tie_at_cut: 'lot' } as const;
const FINAL = { type: 'single_elimination', size: 2, best_of: 3, final_best_of: null, third_place: false } as const;

const withoutAll = (tournament: TournamentState, gone: readonly string[]): TournamentState => ({
  ...tournament,
  participants: Object.fromEntries(
    Object.entries(tournament.participants).map(([id, one]) => [
      id,
      gone.includes(id) ? { ...one, status: 'dropped' as const } : one,
    ]),
  ),
});

test('a group that everybody has left says so, and who gets its places', () => {
  const tournament = started({ stages: [GROUPS, FINAL] }, 6);
  const [entrants = []] = tournament.stages[0]!.groups ?? [];
  expect(emptyGroupText(withoutAll(tournament, entrants), 0, { entrants })).toBe(
    '本组选手已全部退出，晋级名额由其他小组递补',
  );
  expect(emptyGroupText(withoutAll(tournament, entrants.slice(1)), 0, { entrants })).toBeNull();
});

test('where no stage follows there are no places to give', () => {
  const tournament = started({ stages: [GROUPS] }, 6);
  const [entrants = []] = tournament.stages[0]!.groups ?? [];
  expect(emptyGroupText(withoutAll(tournament, entrants), 0, { entrants })).toBe('本组选手已全部退出');
});
