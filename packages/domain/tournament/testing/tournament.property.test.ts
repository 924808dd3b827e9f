import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { keysFromNumber } from '../../random/key-from-number.ts';
import { activeEntrants } from '../stages/stage-scope.ts';
import { engineOf } from '../stages/engine-of.ts';
import { rulesOf } from '../stages/settings/rules-of.ts';
import { isViolation } from '../../violation/violation.ts';
import { foldTournament } from '../evolve.ts';
import type { TournamentEvent, TournamentEventOf } from '../events.ts';
import { decideTournament } from '../decide/decide.ts';
import { currentStage, findMatch } from '../state-parts.ts';
import { playRandomTournament } from './tournament.arbitrary.ts';
import type { TournamentState } from '../types.ts';
import { exportTable } from '../standings/export/export-table.ts';
import { verifyTable } from '../standings/export/verify-table.ts';
import { standingsTables } from '../standings-tables.ts';
import { bracketView, currentStandings } from '../views.ts';
import { nextStep } from '../next-step.ts';

const TOURNAMENTS = 10_000;
const BATCHES = 8;
/** Events after which matches are found by another place, or no more. */
const INDEX_CHANGES: ReadonlySet<TournamentEvent['type']> = new Set([
  'bracket_matches_opened',
  'bracket_matches_withdrawn',
  'stages_withdrawn',
  'round_taken_back',
  'stage_taken_back',
]);

type Seen = {
  readonly ends: Set<string>;
  tournaments: number;
  rounds: number;
  cuts: number;
  withdrawals: number;
  reopened: number;
  replaced: number;
  restarted: number;
  late: number;
  taken_back: number;
  stages_taken_back: number;
};

describe('thousands of random tournaments', () => {
  const seen: Seen = {
    ends: new Set(),
    tournaments: 0,
    rounds: 0,
    cuts: 0,
    withdrawals: 0,
    reopened: 0,
    replaced: 0,
    restarted: 0,
    late: 0,
    taken_back: 0,
    stages_taken_back: 0,
  };

  test.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
    'end, and keep the rules in every round, cut and bracket (batch %i)',
    (batch) => {
      for (let seed = batch + 1; seed <= TOURNAMENTS; seed += BATCHES) expectSoundTournament(seed, seen);
      expect(seen.tournaments).toBe((batch + 1) * (TOURNAMENTS / BATCHES));
    },
    TOURNAMENTS * 30,
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
    expect(seen.restarted).toBeGreaterThan(50);
    expect(seen.late).toBeGreaterThan(50);
    expect(seen.taken_back).toBeGreaterThan(50);
    expect(seen.stages_taken_back).toBeGreaterThan(50);
  });

  test(
    'give by folding the log the state that was stored, and byte for byte the same standings and brackets',
    () => {
      for (let seed = 1; seed <= TOURNAMENTS / 10; seed++) {
        const { events, state } = playRandomTournament(createRandom(seed));
        const [created, ...later] = structuredClone(events);
        const folded = foldTournament([created as TournamentEventOf<'tournament_created'>, ...later]);
        expect(folded).toEqual(state);
        expect(bytesOf(folded)).toBe(bytesOf(state));
        expectProvenTables(state);
      }
    },
    TOURNAMENTS * 30,
  );
});

/** An export of every table says all that its order follows from. */
function expectProvenTables(state: TournamentState): void {
  const tables = state.stages.flatMap((_, index) => standingsTables(state, index));
  expect(tables.flatMap((table) => verifyTable(exportTable(table), table.rules))).toEqual([]);
}

/** What its pages show of every stage, as text. */
function bytesOf(state: TournamentState): string {
  const shown = state.stages.map((_, index) => [currentStandings(state, index), bracketView(state, index)]);
  return JSON.stringify([shown, state.placements], (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}

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
  if (event.type === 'stages_withdrawn') seen.restarted++;
  if (event.type === 'participant_entered_late') seen.late++;
  if (event.type === 'round_taken_back') seen.taken_back++;
  if (event.type === 'stage_taken_back') seen.stages_taken_back++;
  if (INDEX_CHANGES.has(event.type)) expectSoundIndex(after);
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
  if (stage?.groups) expectWithinGroups(before, stage.groups, payload);
  else expect(all.toSorted()).toEqual(stage && activeEntrants(before, stage).toSorted());
  expect(payload.round).toBe((stage?.rounds.length ?? 0) + 1);
}

/** Nobody sits twice, or with somebody of another group, or after they have left; in a group of an odd number one rests. */
function expectWithinGroups(
  before: TournamentState,
  groups: readonly (readonly string[])[],
  { matches }: TournamentEventOf<'round_started'>['payload'],
): void {
  const seated = matches.flatMap(({ a, b }) => [a, b]);
  expect(new Set(seated).size).toBe(seated.length);
  expect(seated.filter((id) => before.participants[id]?.status !== 'active')).toEqual([]);
  const groupOf = (id: string) => groups.findIndex((ids) => ids.includes(id));
  expect(matches.filter(({ a, b }) => groupOf(a) !== groupOf(b))).toEqual([]);
}

/** A group from which fewer come through than from another one has nobody left who could. */
function expectBestOfGroups(
  before: TournamentState,
  groups: readonly (readonly string[])[],
  entrants: readonly string[],
): void {
  const taken = groups.map((ids) => ids.filter((id) => entrants.includes(id)).length);
  const most = Math.max(...taken);
  const left = groups.map((ids) => ids.filter((id) => before.participants[id]?.status === 'active').length);
  expect(taken.filter((count, group) => count < most - 1 && count < (left[group] ?? 0))).toEqual([]);
}

function expectBestOfStageBefore(before: TournamentState, { payload }: TournamentEventOf<'stage_started'>): void {
  const settings = before.settings.stages[payload.stage];
  const groups = before.stages[payload.stage - 1]?.groups;
  if (groups) return expectBestOfGroups(before, groups, payload.entrants);
  const rows = currentStandings(before, payload.stage - 1).filter(
    ({ id }) => before.participants[id]?.status === 'active',
  );
  const size = (settings && rulesOf(settings).places(settings)) ?? rows.length;
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
