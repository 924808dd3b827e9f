import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { keysFromNumber } from '../../random/key-from-number.ts';
import type { TournamentEvent } from '../events.ts';
import { playRandomTournament } from '../testing/tournament.arbitrary.ts';
import type { TournamentState } from '../types.ts';
import { stageFaults } from './stage.invariants.ts';
import { engineOf } from './engine-of.ts';
import { STAGE_TYPES } from './model-of.ts';

const FACTS = { now: '2030-01-01T00:00:00.000Z', new_id: () => 'x', draw_key: keysFromNumber(1) };
const TOURNAMENTS = 160;

/** Each of them changes what a stage holds, or who is still in it. */
const CHECKED: ReadonlySet<TournamentEvent['type']> = new Set([
  'round_started',
  'bracket_matches_opened',
  'bracket_walkovers_given',
  'match_finished',
  'match_reopened',
  'participant_dropped',
  'stage_finished',
]);

describe('in random tournaments a stage', () => {
  const seen = new Map<string, number>();

  test('of every type keeps the promises of its engine after each event', () => {
    for (let seed = 1; seed <= TOURNAMENTS; seed++) {
      playRandomTournament(createRandom(seed), (_, event, state) => {
        if (!CHECKED.has(event.type)) return;
        for (const stage of state.stages.slice(-1)) {
          seen.set(stage.type, (seen.get(stage.type) ?? 0) + 1);
          expect(stageFaults(state, stage, FACTS), `seed ${seed}, ${event.type}`).toEqual([]);
        }
      });
    }
    expect([...seen.keys()].toSorted()).toEqual(STAGE_TYPES.toSorted());
    expect(Math.min(...seen.values())).toBeGreaterThan(500);
  }, 60_000);

  test('opens its matches once, and then waits for them', () => {
    let asked = 0;
    for (let seed = 1; seed <= TOURNAMENTS; seed++) {
      playRandomTournament(createRandom(seed), (_, event, state) => {
        if (event.type !== 'round_started' && event.type !== 'bracket_matches_opened') return;
        asked++;
        expect(dueAt(state, event.payload.stage)).not.toContain(event.type);
      });
    }
    expect(asked).toBeGreaterThan(300);
  }, 60_000);
});

function dueAt(state: TournamentState, index: number): string[] {
  const stage = state.stages[index];
  if (!stage) return [];
  return engineOf(stage)
    .due(state, stage, { facts: FACTS, mayBegin: true })
    .map(({ type }) => type);
}
