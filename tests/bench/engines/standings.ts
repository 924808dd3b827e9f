import { createRandom } from '@pailei/domain/random/seeded';
import { computeStandings, updateStandings } from '@pailei/domain/tournament/standings/rank';
import { STANDINGS_PRESETS, type StandingsPreset } from '@pailei/domain/tournament/standings/presets';
import type { StandingsResult, StandingsRules, Tiebreaker } from '@pailei/domain/tournament/standings/types';
import { growthExponent, median, timed } from './measure.ts';

type Row = Record<string, string | number | null>;
type Match = StandingsResult & { readonly kind: 'match' };

const ENTRANTS = 1024;
const ROUNDS = 10;
const RUNS = 31;
const SIZES = [64, 256, 1024];
const PRESETS = Object.keys(STANDINGS_PRESETS) as StandingsPreset[];
const MTR: readonly Tiebreaker[] = [
  'omw',
  'gw',
  'ogw',
  'buchholz',
  'buchholz_cut_1',
  'median_buchholz',
  'sonneborn_berger',
  'head_to_head',
];

/** A large Swiss: the whole table, and one result; each preset beside the order of Magic, in turns; and how it grows. */
export function standingsRows(): Row[] {
  const random = createRandom(1);
  const { entrants, results } = field(ENTRANTS, random);
  const rules: StandingsRules = { tiebreakers: MTR, byes_in_opponent_rates: true };
  let rows = computeStandings({ entrants, results, ...rules });
  const whole: number[] = [];
  const one: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    whole.push(timed(() => computeStandings({ entrants, results, ...rules })));
    const before = results[random.int(results.length)] as Match;
    const after = randomMatch(before.a, before.b, before.result !== 'a', random.int(3));
    results[results.indexOf(before)] = { ...after, round: before.round };
    one.push(timed(() => (rows = updateStandings(rows, rules, { before, after: { ...after, round: before.round } }))));
  }
  const name = `standings of ${ENTRANTS} after ${ROUNDS} rounds, every tie-break`;
  return [
    { what: name, 'median ms': round(median(whole)) },
    { what: `${name}, one result changed`, 'median ms': round(median(one)) },
    ...presetRows(),
  ];
}

function presetRows(): Row[] {
  const fields = SIZES.map((size) => field(size, createRandom(2)));
  const times = new Map(PRESETS.map((preset) => [preset, SIZES.map((): number[] => [])]));
  for (let run = 0; run < RUNS; run++)
    for (const preset of PRESETS)
      fields.forEach((facts, size) => {
        const tiebreakers = STANDINGS_PRESETS[preset];
        const rules: StandingsRules = { tiebreakers, byes_in_opponent_rates: true, head_to_head: 'repeated' };
        times.get(preset)?.[size]?.push(timed(() => computeStandings({ ...facts, ...rules })));
      });
  const magic = median(times.get('magic')?.at(-1) ?? []);
  return PRESETS.map((preset) => {
    const medians = (times.get(preset) ?? []).map(median);
    const largest = medians.at(-1) ?? 0;
    return {
      what: `standings of ${ENTRANTS} by preset ${preset}`,
      'median ms': round(largest),
      'times magic': round(largest / magic),
      'growth exponent': round(growthExponent(SIZES.map((size, index) => [size, medians[index] ?? 0]))),
    };
  });
}

function field(size: number, random: ReturnType<typeof createRandom>) {
  const entrants = Array.from({ length: size }, (_, lot) => ({ id: `player ${lot + 1}`, lot, is_disqualified: false }));
  const results = Array.from({ length: ROUNDS }, (_, index) => index + 1).flatMap((number) => {
    const seated = random.shuffle(entrants);
    return Array.from({ length: size / 2 }, (__, table): Match => {
      const [a, b] = [seated[2 * table]?.id ?? '', seated[2 * table + 1]?.id ?? ''];
      return { ...randomMatch(a, b, random.int(2) === 0, random.int(3)), round: number };
    });
  });
  return { entrants, results };
}

function randomMatch(a: string, b: string, isFirstWinner: boolean, loserWins: number): Match {
  return isFirstWinner
    ? { kind: 'match', a, b, result: 'a', wins_a: 3, wins_b: loserWins, drawn: 0 }
    : { kind: 'match', a, b, result: 'b', wins_a: loserWins, wins_b: 3, drawn: 0 };
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
