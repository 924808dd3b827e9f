import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { openDraft } from '../draft.ts';
import type { TournamentEvent, TournamentEventOf } from '../events.ts';
import { tallyOf } from '../entries/tally.ts';
import { evolveTournament, initialState } from '../evolve.ts';
import type { TournamentState } from '../types.ts';
import { playRandomTournament } from './tournament.arbitrary.ts';

const TOURNAMENTS = 15;
const LONGEST_BATCH = 12;

describe('a draft', () => {
  test('leads to the same state as every event by itself, byte for byte, and leaves the states that it began with', () => {
    let events = 0;
    for (let seed = 1; seed <= TOURNAMENTS; seed += 1) {
      const [created, ...later] = playRandomTournament(createRandom(seed)).events;
      const begin = initialState(created as TournamentEventOf<'tournament_created'>);
      events += later.length;
      expectSame(begin, later, seed);
    }
    expect(events).toBeGreaterThan(1_000);
  });

  test('is not changed by who folds its state further', () => {
    const [created, ...later] = playRandomTournament(createRandom(1)).events;
    const begin = initialState(created as TournamentEventOf<'tournament_created'>);
    const entering = later.filter(({ type }) => type === 'participant_registered');
    const draft = openDraft(begin);
    draft.apply(entering.slice(0, 1));
    const text = JSON.stringify(draft.state);
    const further = entering.slice(1).reduce(evolveTournament, draft.state);
    expect(JSON.stringify(draft.state)).toBe(text);
    expect(Object.keys(further.participants)).toHaveLength(entering.length);
  });

  test('an event that cannot be folded leaves nothing behind that changes others', () => {
    const [created, ...later] = playRandomTournament(createRandom(1)).events;
    const begin = initialState(created as TournamentEventOf<'tournament_created'>);
    const entering = later.filter(({ type }) => type === 'participant_registered');
    const draft = openDraft(begin);
    const state = draft.apply(entering.slice(0, 2));
    const broken = { type: 'roster_changed', payload: { participant_id: 'x', at: '' } } as unknown as TournamentEvent;
    expect(() => draft.apply([broken])).toThrow(TypeError);
    const text = JSON.stringify(state);
    entering.slice(2).reduce(evolveTournament, state);
    expect(JSON.stringify(state)).toBe(text);
  });
});

/** Without the statuses of which there are none any more. */
const counted = ({ participants }: TournamentState) =>
  Object.fromEntries([...tallyOf(participants)].filter(([, count]) => count !== 0));

/** The events in batches of any length, each in a draft of its own. */
function expectSame(begin: ReturnType<typeof initialState>, events: readonly TournamentEvent[], seed: number): void {
  const random = createRandom(seed);
  let [pure, drafted] = [begin, begin];
  for (let first = 0; first < events.length;) {
    const batch = events.slice(first, (first += 1 + random.int(LONGEST_BATCH)));
    const text = JSON.stringify(drafted);
    const draft = openDraft(drafted);
    for (const event of batch) tallyOf(draft.apply([event]).participants);
    expect(JSON.stringify(drafted)).toBe(text);
    drafted = draft.state;
    pure = batch.reduce(evolveTournament, pure);
    expect(JSON.stringify(drafted)).toBe(JSON.stringify(pure));
    expect(counted(drafted)).toEqual(counted(structuredClone(drafted)));
  }
}
