import { startRushSite, type RushSite } from '../support/rush/rush-site.ts';
import { createFloor, floorCommands } from './crowd/floor.ts';
import { growthExponent } from './engines/measure.ts';
import { playEvent, STEPS, type PlayedEvent, type Step } from './events/play-event.ts';
import { atLeast, atMost, listOf, machine, rounded, type Goal } from './sockets/report.ts';

export type EventsOptions = { players?: number | number[]; rounds?: number };

type Row = {
  what: Step;
  players: number;
  calls: number;
  cpu_ms: number;
  per_second: number;
  ratio: number;
  p99_ms: number;
  refused: number;
};
type Moment = { players: number; reads: number; 'read p99, ms': number; rounds: number; 'told, worst ms': number };
type Growth = { what: Step | 'told'; 'n^': number };
export type EventsReport = {
  name: 'events';
  machine: Record<string, string | number>;
  rows: Row[];
  moments: Moment[];
  growth: Growth[];
  goals: Goal[];
};

const FLOOR = { clients: 16, seconds: 3 };
/** So many rounds at most; a big event has enough reports in two. */
const MOST_ROUNDS = 8;
const ENOUGH_REPORTS = 1_000;

/**
 * What one event costs by its size: everybody registers, hands in their decks and checks in, all at once; then rounds of matches whose
 * last report begins the next one. On a whole durable site, through its one port; an event of eight warms it up.
 */
export async function run({ players = [16, 64, 256, 1_024], rounds }: EventsOptions = {}): Promise<EventsReport> {
  const sizes = listOf(players);
  const site = await startRushSite(Math.max(...sizes), { isDurable: true, childEnv: asInProduction });
  try {
    await createFloor(site.site.ownerUrl);
    await playEvent(site, { players: site.players.slice(0, 8), rounds: 2 });
    const taken: Taken[] = [];
    for (const size of sizes) taken.push(await measure(site, size, rounds ?? roundsFor(size)));
    const rows = taken.flatMap(({ rows: own }) => own);
    const moments = taken.map(({ moment }) => moment);
    const growth = growthOf(taken);
    const goals = taken.flatMap(goalsOf);
    for (const table of [rows, moments, growth, goals]) console.table(table);
    return { name: 'events', machine: machine(), rows, moments, growth, goals };
  } finally {
    await site.stop();
  }
}

const asInProduction = (_name: string, env: Record<string, string>) => ({ ...env, NODE_ENV: 'production' });

type Taken = { size: number; rows: Row[]; moment: Moment };

const roundsFor = (players: number) =>
  Math.min(MOST_ROUNDS, Math.ceil(Math.log2(players)), Math.ceil(ENOUGH_REPORTS / (players / 2)));

async function measure(site: RushSite, size: number, rounds: number): Promise<Taken> {
  const floor = await floorCommands(site.site.ownerUrl, FLOOR);
  const event = await playEvent(site, { players: site.players.slice(0, size), rounds });
  return { size, rows: rowsOf(event, { size, floor }), moment: momentOf(event, size) };
}

function rowsOf({ loads }: PlayedEvent, { size, floor }: { size: number; floor: number }): Row[] {
  return STEPS.map((what) => {
    const { calls, cpu_ms, per_second, p99_ms, refused } = loads[what];
    return {
      what,
      players: size,
      calls,
      cpu_ms: rounded(cpu_ms),
      per_second: rounded(per_second),
      ratio: rounded(per_second / floor),
      p99_ms: rounded(p99_ms),
      refused,
    };
  });
}

function momentOf({ reads, told_ms }: PlayedEvent, size: number): Moment {
  const sorted = reads.toSorted((a, b) => a - b);
  return {
    players: size,
    reads: reads.length,
    'read p99, ms': rounded(sorted[Math.floor((sorted.length - 1) * 0.99)] ?? 0),
    rounds: told_ms.length,
    'told, worst ms': rounded(Math.max(...told_ms)),
  };
}

/** Of the processor time of a call, and of the time until everybody is told. */
function growthOf(taken: readonly Taken[]): Growth[] {
  if (taken.length < 2) return [];
  const exponent = (valueOf: (one: Taken) => number) =>
    rounded(growthExponent(taken.map((one) => [one.size, valueOf(one)] as const)));
  const cpuOf = (step: Step) => (one: Taken) => one.rows.find(({ what }) => what === step)?.cpu_ms ?? 0;
  return [
    ...STEPS.map((what) => ({ what, 'n^': exponent(cpuOf(what)) })),
    { what: 'told' as const, 'n^': exponent(({ moment }) => moment['told, worst ms']) },
  ];
}

const CPU_MS = 3;
const BIG = 256;

function goalsOf({ size, rows, moment }: Taken): Goal[] {
  if (size < BIG) return [];
  const row = (step: Step) => rows.find(({ what }) => what === step);
  const entering = STEPS.filter((step) => step !== 'report');
  return [
    ...entering.map((step) => atMost(`${size} ${step}: CPU of the API each, ms`, CPU_MS, row(step)?.cpu_ms)),
    atMost(`${size} check in: refused`, 0, row('check in')?.refused),
    atMost(`${size} check in: p99, ms`, 2_000, row('check in')?.p99_ms),
    atMost(`${size}: unrelated reads meanwhile, p99, ms`, 100, moment['read p99, ms']),
    atLeast(`${size} report: a second`, 300, row('report')?.per_second),
    atMost(`${size} report: p99, ms`, 150, row('report')?.p99_ms),
    atMost(`${size}: last report → last player told, ms`, size > BIG ? 300 : 100, moment['told, worst ms']),
  ];
}
