import { loadBracketsManager, playPeer, type PeerBracket } from './engines/brackets-manager.ts';
import { compareDoubles } from './engines/compare-brackets.ts';
import { entrantsOf, medians, playOurs, type Elimination, type Times } from './engines/elimination.ts';
import { growthExponent } from './engines/measure.ts';
import { standingsRows } from './engines/standings.ts';

export type BracketBenchRow = Record<string, string | number | null>;

export type BracketBenchOptions = {
  readonly sizes?: readonly number[];
};

const SIZES = [16, 64, 256, 1024];

const ELIMINATIONS = ['single_elimination', 'double_elimination'] as const satisfies readonly Elimination[];
/** Every size of a double elimination whose matches and places are compared with theirs. */
const COMPARED = Array.from({ length: 61 }, (_, index) => index + 4);

/** The eliminations against brackets-manager over its own memory storage, and the standings of a large Swiss. */
export async function benchBrackets({ sizes = SIZES }: BracketBenchOptions = {}): Promise<BracketBenchRow[]> {
  const openPeer = await loadBracketsManager();
  const compared = await compareDoubles(COMPARED, openPeer);
  const rows: BracketBenchRow[] = [
    { what: 'double eliminations of 4 to 64 compared', matches: compared, differences: 0 },
  ];
  for (const type of ELIMINATIONS) rows.push(...(await benchElimination(type, sizes, openPeer)));
  return [...rows, ...standingsRows()];
}

type Measured = { readonly type: Elimination; readonly players: number; readonly ours: Times; readonly theirs: Times };

async function benchElimination(
  type: Elimination,
  sizes: readonly number[],
  openPeer: () => PeerBracket,
): Promise<BracketBenchRow[]> {
  for (let i = 0; i < 40; i++) playOurs(type, entrantsOf(256));
  await playPeer(openPeer(), type, 64);
  const measured: Measured[] = [];
  for (const players of sizes) {
    measured.push({ type, players, ...(await measureBracket(type, players, openPeer)) });
  }
  return [...measured.map(bracketRow), growthRow(measured)];
}

/** Both take turns in one run; ours more often, since one of its runs is hardly longer than the clock's tick. */
async function measureBracket(
  type: Elimination,
  players: number,
  openPeer: () => PeerBracket,
): Promise<{ ours: Times; theirs: Times }> {
  const ours: Times[] = [];
  const theirs: Times[] = [];
  for (let round = 0; round < (players > 256 ? 3 : 7); round++) {
    for (let again = 0; again < 15; again++) ours.push(playOurs(type, entrantsOf(players)));
    theirs.push(await playPeer(openPeer(), type, players));
  }
  return { ours: medians(ours), theirs: medians(theirs) };
}

function bracketRow({ type, players, ours, theirs }: Measured): BracketBenchRow {
  return {
    what: `${type.replace('_', ' ')} of ${players}`,
    'create ms': round(ours.create),
    'all results ms': round(ours.results),
    'brackets-manager create ms': round(theirs.create),
    'brackets-manager all results ms': round(theirs.results),
    'create: times faster': Math.round(theirs.create / ours.create),
    'all results: times faster': Math.round(theirs.results / ours.results),
  };
}

function growthRow(measured: readonly Measured[]): BracketBenchRow {
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

function round(value: number): number {
  return Number(value.toPrecision(3));
}
