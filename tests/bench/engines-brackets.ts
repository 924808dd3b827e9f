import {
  createBracket,
  readyNodes,
  resolveBracket,
  updateBracket,
  type NodeMatch,
  type ResolvedBracket,
} from '@pailei/domain/bracket';
import { createRandom } from '@pailei/domain/random';
import { computeStandings, updateStandings, type StandingsResult, type Tiebreaker } from '@pailei/domain/standings';
import { growthExponent, median, timed } from './engines/measure.ts';

export type BracketBenchRow = Record<string, string | number | null>;

export type BracketBenchOptions = {
  readonly sizes?: readonly number[];
};

const SIZES = [16, 64, 256, 1024];
const STANDINGS_ENTRANTS = 1024;
const STANDINGS_ROUNDS = 10;
const STANDINGS_RUNS = 31;
const TIEBREAKERS: readonly Tiebreaker[] = [
  'omw',
  'gw',
  'ogw',
  'buchholz',
  'buchholz_cut_1',
  'median_buchholz',
  'sonneborn_berger',
  'head_to_head',
];

/** Single elimination against brackets-manager over its own memory storage, and the standings of a large Swiss. */
export async function benchBrackets({ sizes = SIZES }: BracketBenchOptions = {}): Promise<BracketBenchRow[]> {
  const peer = await loadBracketsManager();
  for (let i = 0; i < 40; i++) playOurs(entrantsOf(256));
  await peer(64);
  const measured: { readonly players: number; readonly ours: Times; readonly theirs: Times }[] = [];
  for (const players of sizes) measured.push({ players, ...(await measureBracket(players, peer)) });
  return [...measured.map(bracketRow), growthRow(measured), ...standingsRows()];
}

type Times = {
  readonly create: number;
  readonly results: number;
};

type Peer = (players: number) => Promise<Times>;

/** Both take turns in one run; ours more often, since one of its runs is hardly longer than the clock's tick. */
async function measureBracket(players: number, peer: Peer): Promise<{ ours: Times; theirs: Times }> {
  const ours: Times[] = [];
  const theirs: Times[] = [];
  for (let round = 0; round < (players > 256 ? 3 : 7); round++) {
    for (let again = 0; again < 15; again++) ours.push(playOurs(entrantsOf(players)));
    theirs.push(await peer(players));
  }
  return { ours: medians(ours), theirs: medians(theirs) };
}

function medians(times: readonly Times[]): Times {
  return { create: median(times.map(({ create }) => create)), results: median(times.map(({ results }) => results)) };
}

function entrantsOf(players: number): string[] {
  return Array.from({ length: players }, (_, index) => `player ${index + 1}`);
}

/** Creates a bracket, then gives the results one by one; after each, who plays where is known. */
function playOurs(entrants: readonly string[]): Times {
  let bracket: ResolvedBracket | undefined;
  const create = timed(() => {
    const nodes = createBracket({ entrants: entrants.length, third_place: false });
    bracket = resolveBracket(nodes, entrants, {});
  });
  let current = bracket as ResolvedBracket;
  const results = timed(() => {
    for (const { node } of current.nodes) {
      const { a, b } = current.nodes[current.places.get(node.id) ?? -1] ?? {};
      if (a?.kind !== 'entrant' || b?.kind !== 'entrant') throw new Error('a match without two sides');
      const match: NodeMatch = { a: a.id, b: b.id, result: 'a' };
      current = updateBracket(current, node.id, match);
    }
  });
  if (readyNodes(current).length > 0) throw new Error('the bracket is not over');
  return { create, results };
}

type BracketsManager = {
  readonly create: { stage(stage: object): Promise<unknown> };
  readonly update: { match(match: object): Promise<unknown> };
};

type MemoryStorage = {
  select(table: string): Promise<{ id: number }[] | null>;
};

async function loadBracketsManager(): Promise<Peer> {
  const { BracketsManager } = (await import(peerPath('brackets-manager'))) as {
    BracketsManager: new (storage: MemoryStorage) => BracketsManager;
  };
  const { InMemoryDatabase } = (await import(peerPath('brackets-memory-db'))) as {
    InMemoryDatabase: new () => MemoryStorage;
  };
  return async (players) => {
    const storage = new InMemoryDatabase();
    const manager = new BracketsManager(storage);
    const stage = {
      tournamentId: 0,
      name: 'bench',
      type: 'single_elimination',
      seeding: entrantsOf(players),
      settings: { seedOrdering: ['inner_outer'] },
    };
    const create = await timedAsync(() => manager.create.stage(stage));
    const matches = (await storage.select('match')) ?? [];
    const results = await timedAsync(async () => {
      for (const { id } of matches)
        await manager.update.match({ id, opponent1: { score: 2, result: 'win' }, opponent2: { score: 0 } });
    });
    return { create, results };
  };
}

function peerPath(name: string): string {
  return new URL(`./peers/node_modules/${name}/dist/index.js`, import.meta.url).href;
}

async function timedAsync(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function bracketRow({ players, ours, theirs }: { players: number; ours: Times; theirs: Times }): BracketBenchRow {
  return {
    what: `single elimination of ${players}`,
    'create ms': round(ours.create),
    'all results ms': round(ours.results),
    'brackets-manager create ms': round(theirs.create),
    'brackets-manager all results ms': round(theirs.results),
    'create: times faster': Math.round(theirs.create / ours.create),
    'all results: times faster': Math.round(theirs.results / ours.results),
  };
}

function growthRow(measured: readonly { players: number; ours: Times; theirs: Times }[]): BracketBenchRow {
  const exponent = (times: (row: (typeof measured)[number]) => number) =>
    round(growthExponent(measured.map((row) => [row.players, times(row)])));
  return {
    what: 'growth exponent',
    'create ms': exponent(({ ours }) => ours.create),
    'all results ms': exponent(({ ours }) => ours.results),
    'brackets-manager create ms': exponent(({ theirs }) => theirs.create),
    'brackets-manager all results ms': exponent(({ theirs }) => theirs.results),
  };
}

function standingsRows(): BracketBenchRow[] {
  const random = createRandom(1);
  const entrants = entrantsOf(STANDINGS_ENTRANTS).map((id, lot) => ({ id, lot, is_disqualified: false }));
  const results = Array.from({ length: STANDINGS_ROUNDS }, () => random.shuffle(entrants)).flatMap((seated) =>
    Array.from({ length: seated.length / 2 }, (_, table) =>
      randomMatch(seated[2 * table]?.id ?? '', seated[2 * table + 1]?.id ?? '', random.int(2) === 0, random.int(3)),
    ),
  );
  const rules = { tiebreakers: TIEBREAKERS, byes_in_opponent_rates: true };
  let rows = computeStandings({ entrants, results, ...rules });
  const whole: number[] = [];
  const one: number[] = [];
  for (let run = 0; run < STANDINGS_RUNS; run++) {
    whole.push(timed(() => computeStandings({ entrants, results, ...rules })));
    const before = results[random.int(results.length)] as StandingsResult & { kind: 'match' };
    const after = randomMatch(before.a, before.b, before.result !== 'a', random.int(3));
    results[results.indexOf(before)] = after;
    one.push(timed(() => (rows = updateStandings(rows, rules, { before, after }))));
  }
  const name = `standings of ${STANDINGS_ENTRANTS} after ${STANDINGS_ROUNDS} rounds, every tie-break`;
  return [
    { what: name, 'median ms': round(median(whole)) },
    { what: `${name}, one result changed`, 'median ms': round(median(one)) },
  ];
}

function randomMatch(
  a: string,
  b: string,
  isFirstWinner: boolean,
  loserWins: number,
): StandingsResult & { kind: 'match' } {
  return isFirstWinner
    ? { kind: 'match', a, b, result: 'a', wins_a: 3, wins_b: loserWins, drawn: 0 }
    : { kind: 'match', a, b, result: 'b', wins_a: loserWins, wins_b: 3, drawn: 0 };
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
