import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { drawKey } from '../../random/draw-key.ts';
import { keysFromNumber } from '../../random/key-from-number.ts';
import { playRandomSeries } from '../../series/testing/series.arbitrary.ts';
import { buildSettings } from '../../series/testing/series.table.ts';
import { driveTournament, finishCommand, openMatches } from '../testing/tournament.arbitrary.ts';
import { editDraft } from '../round-draft/edit-draft.ts';
import { draftRound } from '../round-draft/round-draft.ts';
import { advance, playOpen, running, swiss } from '../testing/running.arbitrary.ts';
import { isViolation } from '../../violation/violation.ts';
import { matchDraws } from './match/match-draws.ts';
import { tournamentDraws, EVENTS_WITHOUT_DRAWS } from './tournament-draws.ts';
import type { RecordedDraw } from './types.ts';

const FROM_THE_BEGINNING = { version: 0, at: '2020-01-01T00:00:00.000Z' };
const NO_KEY = drawKey('ff'.repeat(32));

/** A Swiss event in which people leave, results are corrected and rounds have a bye, to its end. */
function playSwiss(seed: number, players: number) {
  const random = createRandom(seed);
  const driver = driveTournament({
    settings: { stages: [{ type: 'swiss', rounds: 4, best_of: 3 }], check_in_required: false },
    seed,
  });
  const ids = Array.from({ length: players }, (_, index) => `p${index}`);
  driver.run({ type: 'open_registration' });
  for (const id of ids) {
    driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
    driver.run({ type: 'submit_decks', participant_id: id, count: 3 });
  }
  driver.run({ type: 'start', due_at: null, seed_order: [] });
  while (driver.state.status === 'running') {
    for (const match of openMatches(driver.state)) {
      const { match_id } = match;
      driver.record({
        type: 'match_progressed',
        payload: { match_id, status: 'playing', wins_a: 1, wins_b: 0, due_at: null, at: driver.now },
      });
      driver.run(finishCommand(match, random.int(2) === 0 ? 'a' : 'b'));
      if (random.int(3) === 0) driver.run(finishCommand(match, 'draw'));
    }
    if (random.int(2) === 0) driver.run({ type: 'drop', participant_id: `p${random.int(players)}` });
    driver.run({ type: 'advance', by_hand: true });
  }
  return driver.events.map((event, index) => ({ version: index + 1, event }));
}

const differing = (draws: readonly RecordedDraw[], keyOf: (label: string) => ReturnType<typeof drawKey>) =>
  draws
    .filter((draw) => JSON.stringify(draw.redraw(keyOf(draw.label))) !== JSON.stringify(draw.result))
    .map(({ label }) => label);

describe('the draws of a tournament', () => {
  test('come out again from the same keys, seeds, lots and every round', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const draws = tournamentDraws(playSwiss(seed, 5 + (seed % 12)), FROM_THE_BEGINNING);
      const rounds = Array.from({ length: draws.length - 2 }, (_, index) => `pairing/0/${index + 1}`);
      expect(draws.map(({ label }) => label)).toEqual(['seeds', 'lots', ...rounds]);
      expect(differing(draws, keysFromNumber(seed)), `seed ${seed}`).toEqual([]);
    }
  });

  test('come out again where the staff changed a round by hand, from what they have said that they changed', () => {
    let adjusted = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const random = createRandom(seed);
      const driver = running(4 + random.int(6), [swiss(3)], { pairing: 'preview', first_round: 'random' }, {});
      while (driver.state.status === 'running') {
        const draft = draftRound(driver.state, keysFromNumber(1))!;
        const [x, y] = random.shuffle(draft.pairs.flatMap(({ a, b }) => [a, b]));
        const edited = editDraft(driver.state, draft, { kind: 'swap', participant_ids: [x!, y!], reason: '裁判决定' });
        if (!isViolation(edited)) adjusted++;
        driver.run({ type: 'publish_round', draft: isViolation(edited) ? draft : edited });
        playOpen(driver);
        advance(driver);
      }
      const logged = driver.events.map((event, index) => ({ version: index + 1, event }));
      const pairings = tournamentDraws(logged, FROM_THE_BEGINNING).filter(({ subject }) => subject.kind === 'pairing');
      expect(pairings.length).toBeGreaterThan(1);
      expect(differing(pairings, keysFromNumber(1)), `seed ${seed}`).toEqual([]);
    }
    expect(adjusted).toBeGreaterThan(20);
  });

  test('come out otherwise from other keys', () => {
    const draws = tournamentDraws(playSwiss(3, 40), FROM_THE_BEGINNING);
    expect(differing(draws, keysFromNumber(4))).toEqual(draws.map(({ label }) => label));
  });

  test('need none of the events that are left out of their record', () => {
    const events = playSwiss(7, 12);
    const kept = events.filter(({ event }) => !EVENTS_WITHOUT_DRAWS.some((type) => type === event.type));
    expect(kept.length).toBeLessThan(events.length);
    expect(differing(tournamentDraws(kept, FROM_THE_BEGINNING), keysFromNumber(7))).toEqual([]);
  });

  test('are covered from the version on at which the event got its secret', () => {
    const events = playSwiss(5, 8);
    const second = events.find(({ event }) => event.type === 'round_started' && event.payload.round === 2);
    const draws = tournamentDraws(events, { version: (second?.version ?? 0) - 1, at: '2024-01-01T00:00:00.000Z' });
    expect(draws.filter(({ is_covered }) => !is_covered).map(({ label }) => label)).toEqual([
      'seeds',
      'lots',
      'pairing/0/1',
    ]);
  });
});

describe('the choices of the system in a match', () => {
  const settings = buildSettings({ format: 'last_hero_standing', best_of: 5, bans: 1, shield: true });
  const played = Array.from({ length: 60 }, (_, seed) => {
    const random = createRandom(seed);
    const drawn = createRandom(seed).int(2 ** 31);
    return { seed: drawn, events: playRandomSeries(random, { settings, lateness: 0.4, refereeing: 0.1 }).events };
  });

  test('come out again from the same keys: shields, bans and picks', () => {
    const steps = new Set<string>();
    for (const { seed, events } of played) {
      const draws = matchDraws(events, FROM_THE_BEGINNING);
      for (const { subject } of draws) if (subject.kind === 'choice') steps.add(subject.step);
      expect(differing(draws, keysFromNumber(seed))).toEqual([]);
    }
    expect([...steps].toSorted()).toEqual(['ban', 'pick', 'shield']);
  });

  test('differ from what another key gives', () => {
    const draws = played.flatMap(({ events }) => matchDraws(events, FROM_THE_BEGINNING));
    expect(differing(draws, () => NO_KEY).length).toBeGreaterThan(draws.length / 3);
  });

  test('each have a label of their own', () => {
    for (const { events } of played) {
      const labels = matchDraws(events, FROM_THE_BEGINNING).map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('are covered from the moment on at which the event got its secret', () => {
    const draws = played.flatMap(({ events }) => matchDraws(events, { version: 9, at: '2099-01-01T00:00:00.000Z' }));
    expect(draws.length).toBeGreaterThan(0);
    expect(draws.filter(({ is_covered }) => is_covered)).toEqual([]);
  });
});

test('seeds by values come out again, those of one value by lot', () => {
  const driver = driveTournament({
    settings: { stages: [{ type: 'swiss', rounds: 1, best_of: 3 }], check_in_required: false },
    seed: 7,
  });
  const ids = Array.from({ length: 12 }, (_, index) => `p${index}`);
  driver.run({ type: 'open_registration' });
  for (const id of ids) {
    driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
    driver.run({ type: 'submit_decks', participant_id: id, count: 3 });
  }
  driver.run({ type: 'change_seeding', seeding: { order: { kind: 'points' }, teams_apart: false, pairs: [] } });
  const seed_values = { p3: -9, p5: -4, p1: -4, p8: -4, p0: -1 };
  driver.run({ type: 'start', due_at: null, seed_order: [], seed_values });
  const events = driver.events.map((event, index) => ({ version: index + 1, event }));
  const [seeds] = tournamentDraws(events, FROM_THE_BEGINNING);
  const order = seeds!.result.flat();
  expect([order[0], order.slice(1, 4).toSorted(), order[4]]).toEqual(['p3', ['p1', 'p5', 'p8'], 'p0']);
  expect(seeds!.redraw(keysFromNumber(7)('seeds'))).toEqual(seeds!.result);
  expect(seeds!.redraw(keysFromNumber(8)('seeds'))).not.toEqual(seeds!.result);
});
