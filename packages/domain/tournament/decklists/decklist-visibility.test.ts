import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOURNAMENT_STATUSES, type TournamentStatus } from '../types.ts';
import { DECKLIST_POLICIES } from './decklist-policies.ts';
import {
  areOpponentListsOpen,
  mayReadDecklist,
  type DecklistPolicy,
  type DecklistViewer,
} from './decklist-visibility.ts';

type Decklists = DecklistPolicy['decklists'];

const isOpen = (decklists: Decklists, status: TournamentStatus, stage: number | null, from: number | null = 1) =>
  mayReadDecklist(
    { decklists, open_from_stage: from, opponents_from_stage: null },
    { viewer: 'public', status, current_stage: stage },
  );

const anyPolicy: fc.Arbitrary<DecklistPolicy> = fc.record({
  decklists: fc.constantFrom(...DECKLIST_POLICIES),
  open_from_stage: fc.option(fc.nat(3), { nil: null }),
  opponents_from_stage: fc.option(fc.nat(3), { nil: null }),
});
const anyStage = fc.option(fc.nat(3), { nil: null });
const anyStatus = fc.constantFrom(...TOURNAMENT_STATUSES);

describe('lists of an event', () => {
  test.each<[Decklists, TournamentStatus, number | null, boolean]>([
    ['closed', 'running', 1, false],
    ['closed', 'finished', 1, false],
    ['open_from_start', 'check_in', null, false],
    ['open_from_start', 'running', null, true],
    ['open_from_start', 'finished', 1, true],
    ['open_from_start', 'cancelled', null, false],
    ['open_from_start', 'cancelled', 0, true],
    ['open_from_stage', 'running', 0, false],
    ['open_from_stage', 'running', 1, true],
    ['open_from_stage', 'running', 2, true],
    ['open_from_stage', 'finished', 0, true],
    ['open_when_finished', 'running', 1, false],
    ['open_when_finished', 'cancelled', 1, false],
    ['open_when_finished', 'finished', 1, true],
  ])('%s, %s in stage %s: readable is %s', (decklists, status, stage, expected) => {
    expect(isOpen(decklists, status, stage)).toBe(expected);
  });

  test('open from a stage that was never named open at the end only', () => {
    expect(isOpen('open_from_stage', 'running', 3, null)).toBe(false);
    expect(isOpen('open_from_stage', 'finished', 3, null)).toBe(true);
  });

  test('are always open to their owner and the staff', () => {
    fc.assert(
      fc.property(anyPolicy, anyStatus, anyStage, (policy, status, current_stage) => {
        const may = (viewer: DecklistViewer) => mayReadDecklist(policy, { viewer, status, current_stage });
        expect([may('owner'), may('staff')]).toEqual([true, true]);
      }),
    );
  });

  test('open to opponents in matches from the named stage on, and for the public as before', () => {
    fc.assert(
      fc.property(anyPolicy, fc.nat(3), anyStatus, anyStage, (policy, matchStage, status, current_stage) => {
        const { opponents_from_stage: from } = policy;
        expect(areOpponentListsOpen(policy, matchStage)).toBe(from !== null && matchStage >= from);
        const without = { ...policy, opponents_from_stage: null };
        const facts = { viewer: 'public', status, current_stage } as const;
        expect(mayReadDecklist(policy, facts)).toBe(mayReadDecklist(without, facts));
      }),
    );
  });

  test('once open stay open as the event goes on', () => {
    fc.assert(
      fc.property(anyPolicy, fc.nat(2), (policy, stage) => {
        const way: [TournamentStatus, number | null][] = [
          ['registration', null],
          ['check_in', null],
          ['running', null],
          ['running', stage],
          ['running', stage + 1],
          ['finished', stage + 1],
        ];
        const open = way.map(([status, current_stage]) =>
          mayReadDecklist(policy, { viewer: 'public', status, current_stage }),
        );
        expect(open).toEqual(open.toSorted((a, b) => Number(a) - Number(b)));
      }),
    );
  });
});
