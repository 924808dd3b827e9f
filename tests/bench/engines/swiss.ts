import { createRandom, hashSeed } from '@pailei/domain/random/seeded';
import type { DrawKey } from '@pailei/domain/random/draw-key';
import { pairSwissRound } from '@pailei/domain/tournament/swiss/pair';
import type { SwissEntrant } from '@pailei/domain/tournament/swiss/types';

import { keyFromNumber } from '../../../packages/domain/random/key-from-number.ts';
import { costOf } from '../../../packages/domain/tournament/swiss/cost.ts';
import { createField } from '../../../packages/domain/tournament/swiss/field.ts';
import { solveExactly } from '../../../packages/domain/tournament/swiss/pair.ts';
import { playHistory } from '../../../packages/domain/tournament/swiss/random-history.ts';
import type { BenchRow, EnginesOptions } from './engine-rows.ts';
import { growthExponent, median, timed } from './measure.ts';
import { loadOrganizer, loadPairings } from './swiss-peers.ts';

const SIZES = [16, 64, 256, 1024];
const HISTORIES = 1000;
const EARLIER_ROUNDS = 4;
const CALLS_PER_HISTORY = 5;
const RETIMED = 30;
const CALLS_WHEN_RETIMED = 20;
/** One for each call: made beforehand, as a service does. */
const KEYS = Array.from({ length: CALLS_WHEN_RETIMED }, (_, call) => keyFromNumber(call));
const LARGEST_FOR_ORGANIZER = 256;
const LARGEST_FOR_EXACT = 256;

type Measured = { players: number; ours: number; pairings: number; organizer: number | null };

export async function benchSwiss({ sizes = SIZES, histories = HISTORIES }: EnginesOptions): Promise<BenchRow[]> {
  const peers = { pairings: await loadPairings(), organizer: await loadOrganizer() };
  for (const players of sizes) warmUp(players);
  const measured = sizes.map((players) => measure(players, peers));
  const exponent = growthExponent(measured.map(({ players, ours }) => [players, ours]));
  return [
    ...measured.map(comparisonRow),
    { what: 'growth exponent', 'ours ms': round(exponent, 2) },
    ...worstRows(Math.max(...sizes), histories),
    ...lateRows(Math.max(...sizes), histories),
    optimalityRow(Math.min(LARGEST_FOR_EXACT, Math.max(...sizes)), histories),
  ];
}

function measure(
  players: number,
  peers: { pairings: Awaited<ReturnType<typeof loadPairings>>; organizer: Awaited<ReturnType<typeof loadOrganizer>> },
): Measured {
  const ours: number[] = [];
  const pairings: number[] = [];
  const organizer: number[] = [];
  for (let i = 0; i < roundsFor(players); i++) {
    const entrants = history(players, i);
    for (let call = 0; call < CALLS_PER_HISTORY; call++) ours.push(timed(() => pairRound5(entrants, call)));
    pairings.push(timed(peers.pairings(entrants, EARLIER_ROUNDS + 1)));
    if (players <= LARGEST_FOR_ORGANIZER) organizer.push(timed(peers.organizer(players, EARLIER_ROUNDS, i)));
  }
  return {
    players,
    ours: median(ours),
    pairings: median(pairings),
    organizer: organizer.length > 0 ? median(organizer) : null,
  };
}

/** The peers need seconds for a large field, so a few calls have to do. */
function roundsFor(players: number): number {
  return players > LARGEST_FOR_ORGANIZER ? 1 : players >= LARGEST_FOR_ORGANIZER ? 9 : 25;
}

function comparisonRow({ players, ours, pairings, organizer }: Measured): BenchRow {
  return {
    what: `${players} players`,
    'ours ms': round(ours, 3),
    'tournament-pairings ms': round(pairings, 1),
    'times faster': Math.round(pairings / ours),
    'tournament-organizer ms': organizer === null ? null : round(organizer, 1),
    'times faster than organizer': organizer === null ? null : Math.round(organizer / ours),
  };
}

/** The slowest are timed again, best of many calls: the same work, less of what other processes took meanwhile. */
function worstRows(players: number, histories: number): BenchRow[] {
  const seeds = Array.from({ length: histories }, (_, seed) => seed);
  const first = seeds.map((seed) => ({ seed, time: bestTime(history(players, seed), CALLS_PER_HISTORY) }));
  const slowest = first.toSorted((a, b) => b.time - a.time).slice(0, RETIMED);
  const worst = Math.max(...slowest.map(({ seed }) => bestTime(history(players, seed), CALLS_WHEN_RETIMED)));
  const typical = median(first.map(({ time }) => time));
  return [
    { what: `${players} players, median of ${histories} histories`, 'ours ms': round(typical, 3) },
    {
      what: `${players} players, hardest of ${histories} histories (best of ${CALLS_WHEN_RETIMED} calls)`,
      'ours ms': round(worst, 3),
    },
  ];
}

function bestTime(entrants: readonly SwissEntrant[], calls: number): number {
  return Math.min(...Array.from({ length: calls }, (_, call) => timed(() => pairRound5(entrants, call))));
}

/** Rounds before the last one that a field of 1,024 may play, with many draws: the hardest to pair. */
const LATE_ROUNDS = 12;
const LATE_DRAWS = 0.3;
/** The worst may take so many times what the median does. */
const MOST_TIMES_MEDIAN = 20;

/** Round 13 with many draws, each history paired once: the worst is the worst, not the best of repeats. */
function lateRows(players: number, histories: number): BenchRow[] {
  const times = Array.from({ length: histories }, (_, seed) => {
    const entrants = history(players, seed, LATE_ROUNDS, LATE_DRAWS);
    return timed(() => pairSwissRound(entrants, { key: KEYS[0] as DrawKey, round: LATE_ROUNDS + 1 }));
  });
  const [typical, worst] = [median(times), Math.max(...times)];
  const what = `${players} players, round ${LATE_ROUNDS + 1} with many draws`;
  return [
    { what: `${what}, median of ${histories} histories`, 'ours ms': round(typical, 3) },
    { what: `${what}, worst of ${histories} (goal: ${MOST_TIMES_MEDIAN} × the median)`, 'ours ms': round(worst, 3) },
    { what: `${what}, worst in medians`, 'ours ms': round(worst / typical, 1) },
  ];
}

/** Compares the whole cost with that of one exact search over the complete field, in early and late rounds. */
function optimalityRow(players: number, histories: number): BenchRow {
  let optimal = 0;
  for (let i = 0; i < histories; i++) {
    const rounds = 1 + (i % 10);
    const entrants = history(players - (i % 2), i, rounds, i % 3 === 0 ? 0.05 : 0);
    const options = { key: keyFromNumber(i), round: rounds + 1 };
    const field = createField(entrants, options);
    const least = costOf(field, solveExactly(field, [...entrants.keys()]));
    const { cost } = pairSwissRound(entrants, options);
    if (JSON.stringify(cost) === JSON.stringify(least)) optimal++;
  }
  return {
    what: `${players} players, exactly optimal, % of ${histories} histories`,
    'ours ms': (100 * optimal) / histories,
  };
}

function history(players: number, seed: number, rounds = EARLIER_ROUNDS, draws = 0): SwissEntrant[] {
  const pair = (entrants: readonly SwissEntrant[], at: number) =>
    pairSwissRound(entrants, { key: keyFromNumber(hashSeed(seed, at)), round: at });
  return playHistory({ players, rounds, draws, random: createRandom(seed), pair });
}

function pairRound5(entrants: readonly SwissEntrant[], call: number) {
  return pairSwissRound(entrants, { key: KEYS[call] as DrawKey, round: EARLIER_ROUNDS + 1 });
}

function warmUp(players: number): void {
  for (let i = 0; i < 50; i++) history(players, i, EARLIER_ROUNDS + 2);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
