import type { Person } from '@pailei/domain/rights/rights';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { expect, test } from 'vitest';

import { entrantActions } from './entrant-actions.ts';
import { draft, withEntrants, played } from '../../../../shared/tournaments/tournament.fixture.ts';

const person = (role: Person['role']): Person => ({ role, is_expert: false, expert_status: 'none', team_role: null });
const [admin, referee] = [person('admin'), person('referee')];

const actions = (tournament: TournamentState, visitor: Person | null) =>
  entrantActions(tournament, tournament.participants['p1']!, visitor);

const applied = withEntrants(draft({ approval_required: true }), 2);
const open = withEntrants(draft(), 2);
const running = played(
  withEntrants(draft(), 4),
  { type: 'open_check_in', due_at: '2026-11-20T12:10:00.000Z' },
  ...['p1', 'p2', 'p3', 'p4'].map((participant_id) => ({ type: 'check_in', participant_id }) as const),
  { type: 'start', due_at: null, seed_order: [] },
);

test('players and guests have none', () => {
  for (const visitor of [null, person('user')]) expect(actions(running, visitor)).toEqual([]);
});

test('an organiser answers who asked for a place, a referee does not', () => {
  expect(actions(applied, admin)).toEqual(['approve', 'enter_decks', 'reject', 'disqualify']);
  expect(actions(applied, referee)).toEqual(['enter_decks', 'disqualify']);
});

test('who has a place may still be turned away before the start', () => {
  expect(actions(open, admin)).toEqual(['enter_decks', 'reject', 'disqualify']);
});

test('while it runs a player may leave, come back, or be put out', () => {
  expect(actions(running, referee)).toEqual(['enter_decks', 'unlock_decks', 'drop', 'disqualify']);
  const unlocked = played(running, { type: 'unlock_decks', participant_id: 'p1', reason: '填错' });
  expect(actions(unlocked, referee)).toEqual(['enter_decks', 'drop', 'disqualify']);
  const left = played(running, { type: 'drop', participant_id: 'p1' });
  expect(actions(left, referee)).toEqual(['reinstate', 'disqualify']);
  const out = played(running, { type: 'disqualify', participant_id: 'p1', reason: '违规' });
  expect(actions(out, referee)).toEqual([]);
});

test('a team hands in no lists, and is checked in without them', () => {
  const gathering = played(withEntrants(draft(), 2), { type: 'open_check_in', due_at: '2026-11-20T12:10:00.000Z' });
  const entry = { ...gathering.participants['p1']!, decks_submitted: 0, roster: [] };
  expect(entrantActions(gathering, entry, referee)).toEqual(['check_in', 'disqualify']);
});
