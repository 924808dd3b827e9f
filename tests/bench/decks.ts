import { median } from './engines/measure.ts';
import { deckCodes, pasteOf, SEARCHES } from './decks/catalogue.ts';
import { startFloors } from './decks/floors.ts';
import { startBenchSite, type Caller } from './decks/site.ts';
import { atMost, machine, rounded, type Goal } from './sockets/report.ts';

export type DecksOptions = {
  rounds?: number;
  /** Cards in the catalogue. */
  cards?: number;
};

type Row = { what: string; ratio: number; ms: number; floor_ms: number };
export type DecksReport = { name: 'decks'; machine: Record<string, string | number>; rows: Row[]; goals: Goal[] };

type Work = {
  what: string;
  goal: number;
  site: (call: Caller) => Promise<void>;
  floor: (call: Caller) => Promise<void>;
};

const PER_IMPORT = 20;
const codes = deckCodes(100);
const batches = Array.from({ length: codes.length / PER_IMPORT }, (_, batch) =>
  codes.slice(batch * PER_IMPORT, (batch + 1) * PER_IMPORT),
);
const toImport = (batch: readonly string[]) => ({
  decks: batch.map((code, index) => ({ name: `卡组 ${index}`, code })),
});

const WORKS: readonly Work[] = [
  {
    what: 'import of 100 decks',
    goal: 15,
    site: (call) => each(batches, (batch) => ask(call, 'POST', '/decks/import', toImport(batch))),
    floor: (call) => each(batches, (batch) => ask(call, 'POST', '/decks/import', toImport(batch))),
  },
  {
    what: 'preview of a paste with 20 decks',
    goal: 5,
    site: (call) => ask(call, 'POST', '/decks/import/preview', { text: pasteOf(codes.slice(0, PER_IMPORT)) }),
    floor: (call) => ask(call, 'POST', '/decks/import/preview', { codes: codes.slice(0, PER_IMPORT) }),
  },
  {
    what: 'catalogue search, 10 times',
    goal: 4,
    site: (call) => each(SEARCHES, (word) => ask(call, 'GET', `/cards?class=mage&search=${encodeURIComponent(word)}`)),
    floor: (call) => each(SEARCHES, (word) => ask(call, 'GET', `/cards?search=${encodeURIComponent(word)}`)),
  },
];

/** The wait for decks: import, preview and search through the whole API, against bare routes over the same database. */
export async function run({ rounds = 20, cards = 4_400 }: DecksOptions = {}): Promise<DecksReport> {
  const site = await startBenchSite(cards);
  const floors = await startFloors(site.ownerUrl);
  const clear = () => site.db.deleteFrom('deck').execute();
  try {
    const rows: Row[] = [];
    for (const work of WORKS) rows.push(await measure(work, { rounds, site: site.call, floor: floors.call, clear }));
    console.table(rows);
    const goals = [
      ...rows.map(({ what, ratio }, index) => atMost(`${what} / bare`, WORKS[index]?.goal ?? 0, ratio)),
      atMost(`import of a catalogue of ${cards}, ms`, 2_000, site.catalogueMs),
    ];
    console.log('\nGoals');
    console.table(goals);
    return { name: 'decks', machine: machine(), rows, goals };
  } finally {
    await floors.stop();
    await site.stop();
  }
}

type Run = { rounds: number; site: Caller; floor: Caller; clear: () => Promise<unknown> };

/** They take turns, each round begins with the other one; the first warms up and is not counted. */
async function measure({ what, site, floor }: Work, run: Run): Promise<Row> {
  const rounds: { site: number; floor: number }[] = [];
  for (let round = 0; round <= run.rounds; round += 1) {
    const times = { site: 0, floor: 0 };
    const turns = round % 2 === 0 ? (['site', 'floor'] as const) : (['floor', 'site'] as const);
    for (const turn of turns) {
      const start = performance.now();
      await (turn === 'site' ? site(run.site) : floor(run.floor));
      times[turn] = performance.now() - start;
    }
    await run.clear();
    if (round > 0) rounds.push(times);
  }
  return {
    what,
    ratio: rounded(median(rounds.map((times) => times.site / times.floor))),
    ms: rounded(median(rounds.map((times) => times.site))),
    floor_ms: rounded(median(rounds.map((times) => times.floor))),
  };
}

async function each<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (const one of list) await work(one);
}

async function ask(call: Caller, ...[method, path, payload]: Parameters<Caller>): Promise<void> {
  const { statusCode, body } = await call(method, path, payload);
  if (statusCode !== 200) throw new Error(`${method} ${path} answered ${statusCode}: ${body}`);
}
