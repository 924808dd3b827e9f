import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/index.ts';
import { keysFromNumber } from '../../random/key-from-number.ts';
import { activeEntrants } from '../../stages/stage-scope.ts';
import { engineOf } from '../../stages/engine-of.ts';
import { isViolation } from '../../violation/index.ts';
import { foldTournament } from '../evolve.ts';
import type { TournamentEvent, TournamentEventOf } from '../events.ts';
import { decideTournament } from '../decide/decide.ts';
import { currentStage, findMatch } from '../state-parts.ts';
import { playRandomTournament } from './tournament.arbitrary.ts';
import type { TournamentState } from '../types.ts';
import { currentStandings } from '../views.ts';
import { nextStep } from '../next-step.ts';

const TOURNAMENTS = 2000;
const BATCHES = 8;

type Seen = {
  readonly ends: Set<string>;
  tournaments: number;
  rounds: number;
  cuts: number;
  withdrawals: number;
  reopened: number;
  replaced: number;
};

describe('thousands of random tournaments', () => {
  const seen: Seen = { ends: new Set(), tournaments: 0, rounds: 0, cuts: 0, withdrawals: 0, reopened: 0, replaced: 0 };

  test.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
    'end, and keep the rules in every round, cut and bracket (batch %i)',
    (batch) => {
      for (let seed = batch + 1; seed <= TOURNAMENTS; seed += BATCHES) expectSoundTournament(seed, seen);
      expect(seen.tournaments).toBe((batch + 1) * (TOURNAMENTS / BATCHES));
    },
    30_000,
  );

  test('were of every kind', () => {
    expect([...seen.ends].toSorted()).toEqual([
      'cancelled after 0 stages',
      'finished after 1 stages',
      'finished after 2 stages',
      'finished after 3 stages',
    ]);
    expect(seen.rounds).toBeGreaterThan(4000);
    expect(seen.cuts).toBeGreaterThan(800);
    expect(seen.withdrawals).toBeGreaterThan(50);
    expect(seen.reopened).toBeGreaterThan(50);
    expect(seen.replaced).toBeGreaterThan(50);
  });

  test('give by folding the log the state that was stored', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const { events, state } = playRandomTournament(createRandom(seed));
      const [created, ...later] = structuredClone(events);
      expect(foldTournament([created as TournamentEventOf<'tournament_created'>, ...later])).toEqual(state);
    }
  }, 30_000);
});

function expectSoundTournament(seed: number, seen: Seen): void {
  try {
    const { state } = playRandomTournament(createRandom(seed), (before, event, after) =>
      expectSoundStep(before, event, after, seen),
    );
    seen.tournaments++;
    seen.ends.add(`${state.status} after ${state.stages.length} stages`);
    expectNothingLeft(state);
    if (state.status === 'finished') expectSoundPlacements(state);
  } catch (error) {
    throw new Error(`tournament with seed ${seed}`, { cause: error });
  }
}

function expectSoundStep(before: TournamentState, event: TournamentEvent, after: TournamentState, seen: Seen): void {
  if (event.type === 'round_started') {
    seen.rounds++;
    expectWholeField(before, event);
  }
  if (event.type === 'stage_started' && event.payload.stage > 0) {
    seen.cuts++;
    expectBestOfStageBefore(before, event);
  }
  if (event.type === 'bracket_matches_opened') expectSoundBracket(after);
  if (event.type === 'bracket_matches_withdrawn') seen.withdrawals++;
  if (event.type === 'tournament_reopened') seen.reopened++;
  if (event.type === 'placements_corrected') seen.replaced++;
  if (event.type === 'bracket_matches_opened' || event.type === 'bracket_matches_withdrawn') expectSoundIndex(after);
}

function expectNothingLeft(state: TournamentState): void {
  const facts = { now: '2030-01-01T00:00:00.000Z', new_id: () => 'x', draw_key: keysFromNumber(1) };
  const advanced = decideTournament(state, { type: 'advance', by_hand: true }, facts);
  expect(isViolation(advanced) && advanced.violation).toBe('nothing_to_do');
  const steps = new Set(Object.keys(state.participants).map((id) => nextStep(state, id).kind));
  expect([...steps]).toEqual([state.status]);
}

function expectSoundPlacements(state: TournamentState): void {
  const { placements, participants, stages } = state;
  const entrants = new Set(stages.flatMap((stage) => stage.entrants));
  const ranked = [...entrants].filter((id) => participants[id]?.status !== 'disqualified');
  expect(placements.map(({ participant_id }) => participant_id).toSorted()).toEqual(ranked.toSorted());
  const wrong = placements.filter(({ place, place_to }, index) => {
    const sharing = placements.filter((other) => other.place === place).length;
    return sharing !== place_to - place + 1 || index + 1 < place || index + 1 > place_to;
  });
  expect(wrong).toEqual([]);
}

function expectWholeField(before: TournamentState, { payload }: TournamentEventOf<'round_started'>): void {
  const stage = before.stages[payload.stage];
  const seated = payload.matches.flatMap(({ a, b }) => [a, b]);
  const all = payload.bye === null ? seated : [...seated, payload.bye];
  expect(all.toSorted()).toEqual(stage && activeEntrants(before, stage).toSorted());
  expect(payload.round).toBe((stage?.rounds.length ?? 0) + 1);
}

function expectBestOfStageBefore(before: TournamentState, { payload }: TournamentEventOf<'stage_started'>): void {
  const settings = before.settings.stages[payload.stage];
  const rows = currentStandings(before, payload.stage - 1).filter(
    ({ id }) => before.participants[id]?.status === 'active',
  );
  const size = (settings && engineOf(settings).settings.places(settings)) ?? rows.length;
  expect(payload.entrants).toEqual(rows.slice(0, size).map(({ id }) => id));
}

function expectSoundIndex(state: TournamentState): void {
  const matches = state.stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches));
  expect(Object.keys(state.match_index).length).toBe(matches.length);
  expect(matches.filter((match) => findMatch(state, match.match_id) !== match)).toEqual([]);
}

/** No bracket match is ever played by others than those the results before it send there. */
function expectSoundBracket(state: TournamentState): void {
  const stage = currentStage(state);
  expect(stage && engineOf(stage).correct(state, stage)).toEqual([]);
}
