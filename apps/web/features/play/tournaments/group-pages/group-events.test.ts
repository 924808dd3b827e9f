import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { expect, test } from 'vitest';

import { groupEventOptions, groupEvents } from './group-events.ts';

const GROUPS = [
  { type: 'round_robin', group_count: null, group_size: 4, legs: 1, best_of: 3, tie_at_cut: 'decider' },
] as TournamentSummary['stages'];
const SWISS = [{ type: 'swiss', rounds: 3, best_of: 3 }] as TournamentSummary['stages'];

const event = (id: string, more: Partial<TournamentSummary>) =>
  ({
    id,
    name: id,
    status: 'running',
    stages: GROUPS,
    started_at: null,
    starts_at: null,
    ...more,
  }) as TournamentSummary;

const old = event('old', { started_at: '2026-01-01T00:00:00.000Z' });
const fresh = event('fresh', { started_at: '2026-02-01T00:00:00.000Z' });
const mine = event('mine', { status: 'check_in' });
const over = event('over', { status: 'finished' });

test('the visitor’s own event comes first, else the newest that is running', () => {
  const ids = (own: TournamentSummary[]) => groupEvents([over, old, mine, fresh], own).map(({ id }) => id);
  expect(ids([])).toEqual(['fresh', 'old', 'mine', 'over']);
  expect(ids([mine])).toEqual(['mine', 'fresh', 'old', 'over']);
  expect(ids([over])).toEqual(['fresh', 'old', 'mine', 'over']);
});

test('events without groups, drafts and cancelled ones are not offered; one of one’s own that the lobby lacks is', () => {
  const others = [
    event('swiss', { stages: SWISS }),
    event('draft', { status: 'draft' }),
    event('gone', { status: 'cancelled' }),
  ];
  expect(groupEvents(others, [over]).map(({ id }) => id)).toEqual(['over']);
});

test('an event of the address that is not in the list can be chosen all the same', () => {
  expect(groupEventOptions([fresh], 'other').map(({ value }) => value)).toEqual(['other', 'fresh']);
  expect(groupEventOptions([fresh], '')[0]?.label).toBe('fresh · 进行中');
});
