import { groupSchedule } from '@pailei/domain/groups/schedule';
import { createRandom } from '@pailei/domain/random/seeded';
import { computeStandings } from '@pailei/domain/tournament/standings/rank';
import { STANDINGS_PRESETS } from '@pailei/domain/tournament/standings/presets';
import type { StandingsResult, StandingsRow } from '@pailei/domain/tournament/standings/types';
import type { BenchRow } from './engine-rows.ts';
import { growthExponent, median, timed } from './measure.ts';

const SIZE = 16;
const GROUPS = [4, 16, 64];
const RULES = {
  tiebreakers: STANDINGS_PRESETS.groups,
  byes_in_opponent_rates: true,
  head_to_head: 'repeated',
} as const;

type Times = {
  readonly create: number;
  readonly results: number;
};
type OwnTimes = Times & { readonly eachTable: number };

/**
 * Groups of sixteen against the round robin of brackets-manager: fixtures, then every result and at the end the table
 * of each group. The peer makes no tables: what one after each result costs, as whoever watches sees it, is measured alone.
 */
export async function benchGroups(): Promise<BenchRow[]> {
  const peer = await loadPeer();
  for (let again = 0; again < 10; again++) playOurs(16);
  const measured: { groups: number; ours: OwnTimes; theirs: Times }[] = [];
  for (const groups of GROUPS) {
    const ours = Array.from({ length: groups > 16 ? 3 : 7 }, () => playOurs(groups));
    const of = (time: (times: OwnTimes) => number) => median(ours.map(time));
    const medians = { create: of(({ create }) => create), results: of(({ results }) => results) };
    const eachTable = of((times) => times.eachTable);
    measured.push({ groups, ours: { ...medians, eachTable }, theirs: await peer(groups) });
  }
  const rows = measured.map(({ groups, ours, theirs }) => ({
    what: `${groups} groups of ${SIZE}`,
    'create ms': round(ours.create),
    'all results, tables at the end ms': round(ours.results),
    'a table after each result ms': round(ours.eachTable),
    'brackets-manager create ms': round(theirs.create),
    'brackets-manager all results ms': round(theirs.results),
    'create: times faster': Math.round(theirs.create / ours.create),
    'all results: times faster': Math.round(theirs.results / ours.results),
  }));
  const exponent = (time: (times: OwnTimes) => number) =>
    round(growthExponent(measured.map(({ groups, ours }) => [groups, time(ours)])));
  const growth = {
    what: 'growth exponent',
    'create ms': exponent(({ create }) => create),
    'all results, tables at the end ms': exponent(({ results }) => results),
    'a table after each result ms': exponent(({ eachTable }) => eachTable),
  };
  return [...rows, growth];
}

function entrantsOf(groups: number): string[] {
  return Array.from({ length: groups * SIZE }, (_, index) => `player ${index + 1}`);
}

function playOurs(count: number): OwnTimes {
  const ids = entrantsOf(count);
  const groups = Array.from({ length: count }, (_, group) => ids.slice(group * SIZE, (group + 1) * SIZE));
  let rounds: ReturnType<typeof groupSchedule> = [];
  const create = timed(() => (rounds = groupSchedule(groups, 1)));
  const entrants = groups.map((members) => members.map((id, lot) => ({ id, lot, is_disqualified: false })));
  const tableOf = (group: number, results: readonly StandingsResult[]) =>
    computeStandings({ entrants: entrants[group] ?? [], results, ...RULES });

  function playAll(told: (group: number, results: readonly StandingsResult[]) => void): StandingsResult[][] {
    const random = createRandom(1);
    const results: StandingsResult[][] = groups.map(() => []);
    for (const { group, a, b } of rounds.flat()) {
      const own = results[group] ?? [];
      own.push({ kind: 'match', a, b, result: random.int(2) === 0 ? 'a' : 'b', wins_a: 2, wins_b: 0, drawn: 0 });
      told(group, own);
    }
    return results;
  }

  let tables: StandingsRow[][] = [];
  const results = timed(() => {
    tables = playAll(() => {}).map((own, group) => tableOf(group, own));
  });
  if (tables.some(({ length }) => length !== SIZE)) throw new Error('a group has no whole table');
  const eachTable = timed(() => playAll(tableOf));
  return { create, results, eachTable };
}

type Manager = {
  readonly create: { stage(stage: object): Promise<unknown> };
  readonly update: { match(match: object): Promise<unknown> };
};
type Storage = { select(table: string): Promise<{ id: number }[] | null> };

async function loadPeer(): Promise<(groups: number) => Promise<Times>> {
  const { BracketsManager } = (await import(peerPath('brackets-manager'))) as {
    BracketsManager: new (storage: Storage) => Manager;
  };
  const { InMemoryDatabase } = (await import(peerPath('brackets-memory-db'))) as {
    InMemoryDatabase: new () => Storage;
  };
  return async (groups) => {
    const storage = new InMemoryDatabase();
    const manager = new BracketsManager(storage);
    const settings = { groupCount: groups, roundRobinMode: 'simple', seedOrdering: ['groups.seed_optimized'] };
    const stage = { tournamentId: 0, name: 'bench', type: 'round_robin', seeding: entrantsOf(groups), settings };
    const create = await timedAsync(() => manager.create.stage(stage));
    const matches = (await storage.select('match')) ?? [];
    const results = await timedAsync(async () => {
      for (const { id } of matches)
        await manager.update.match({ id, opponent1: { score: 2, result: 'win' }, opponent2: { score: 0 } });
    });
    return { create, results };
  };
}

const peerPath = (name: string) => new URL(`../peers/node_modules/${name}/dist/index.js`, import.meta.url).href;

async function timedAsync(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const round = (value: number) => Number(value.toPrecision(3));
