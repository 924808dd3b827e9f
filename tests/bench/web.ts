import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startBenchSite, untilRendered, type BenchSite } from './web/bench-site.ts';
import { writeFilmstrip } from './web/filmstrip.ts';
import { visit } from './web/first-paint.ts';
import { lighthouse, type Report, type Scores } from './web/lighthouse.ts';
import { benchmarkIndex, slowdownFor } from './web/machine-speed.ts';
import { openPhone } from './web/phone.ts';

type Measured = {
  name: string;
  path: string;
  /** Lighthouse's points for performance that it should have. */
  performance: number;
  isRendered: boolean;
  isIndexed: boolean;
  isLoggedIn?: true;
};

const pagesOf = ({ tournamentId }: BenchSite): Measured[] => [
  { name: 'home', path: '/', performance: 95, isRendered: true, isIndexed: true },
  { name: 'lobby', path: '/solo-tournaments', performance: 95, isRendered: true, isIndexed: true },
  { name: 'tournament', path: `/solo-tournaments/${tournamentId}`, performance: 95, isRendered: true, isIndexed: true },
  {
    name: 'match view',
    path: `/solo-tournaments/${tournamentId}/match-view`,
    performance: 98,
    isRendered: true,
    isIndexed: true,
  },
  { name: 'login', path: '/login', performance: 95, isRendered: true, isIndexed: false },
  { name: 'shop', path: '/shopping', performance: 95, isRendered: true, isIndexed: false, isLoggedIn: true },
];
const FIRST_PAINT_GOAL = 0.35;
/** The server renders no address that asks for what the page does not know: the page is then made by the client alone. */
const BY_CLIENT_ALONE = '?alone=1';

type Options = { rounds?: number; folder?: string; url?: string; accounts?: string; only?: string };
type Row = { page: string; report: Report; paint: { server: number; client: number; ratio: number } | null };

/**
 * Lighthouse for phones, and the first paint over slow 4G beside the same page made by the client alone, in turns; the median of the
 * rounds counts. The filmstrips of both go into a folder.
 */
export async function run(options: Options): Promise<Row[]> {
  const { rounds = 3, folder = '.data/filmstrips', only } = options;
  mkdirSync(folder, { recursive: true });
  const site = await startBenchSite(options.url, options.accounts);
  try {
    const slowdown = await machineSlowdown(site);
    const rows: Row[] = [];
    for (const measured of pagesOf(site)) {
      if (only !== undefined && measured.name !== only) continue;
      const report = await medianReport(site, measured, rounds, slowdown);
      const paint = measured.isRendered ? await firstPaint(site, measured, rounds, folder) : null;
      rows.push({ page: measured.name, report, paint });
      printRow(measured, report, paint);
    }
    return rows;
  } finally {
    await site.stop();
  }
}

/** More than the empty shell has. */
const RENDERED_BYTES = 6_000;
/** A server that has too much to do sends the shell: such a visit is not what is measured here. */
const MORE_VISITS = 4;

async function machineSlowdown(site: BenchSite): Promise<number> {
  const phone = await openPhone(site.url);
  const index = await benchmarkIndex(phone.context);
  await phone.close();
  const slowdown = slowdownFor(index);
  process.stdout.write(
    `the machine has ${Math.round(index)} points, Lighthouse slows it down ${slowdown.toFixed(1)} times\n`,
  );
  return slowdown;
}

async function medianReport(site: BenchSite, measured: Measured, rounds: number, slowdown: number): Promise<Report> {
  const reports: Report[] = [];
  for (let visits = 0; reports.length < rounds; visits += 1) {
    if (visits === rounds + MORE_VISITS) throw new Error(`${measured.path} comes as an empty shell`);
    const phone = await openPhone(site.url, measured.isLoggedIn && site.player);
    if (measured.isRendered) await untilRendered(phone.context, site.url + measured.path);
    const report = await lighthouse(site.url + measured.path, phone.debugPort, slowdown);
    await phone.close();
    if (!measured.isRendered || report.documentBytes > RENDERED_BYTES) reports.push(report);
  }
  return middleOf(reports, ({ scores }) => scores.performance);
}

async function firstPaint(site: BenchSite, { name, path, isLoggedIn }: Measured, rounds: number, folder: string) {
  const pairs: { server: number; client: number; ratio: number }[] = [];
  for (let visits = 0; pairs.length < rounds; visits += 1) {
    if (visits === rounds + MORE_VISITS) throw new Error(`${path} comes as an empty shell`);
    const phone = await openPhone(site.url, isLoggedIn && site.player);
    await untilRendered(phone.context, site.url + path);
    const client = await visit(phone.context, site.url + path + BY_CLIENT_ALONE);
    const server = await visit(phone.context, site.url + path);
    await phone.close();
    if (!server.isRendered || client.isRendered) continue;
    pairs.push({ server: server.paintMs, client: client.paintMs, ratio: server.paintMs / client.paintMs });
    if (pairs.length === 1)
      await writeFilmstrip(join(folder, `${name.replace(' ', '-')}.jpg`), [client.frames, server.frames]);
  }
  return middleOf(pairs, ({ ratio }) => ratio);
}

function middleOf<Value>(values: readonly Value[], by: (value: Value) => number): Value {
  const middle = values.toSorted((one, other) => by(one) - by(other))[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

function printRow(measured: Measured, { scores, metrics, faults }: Report, paint: Row['paint']): void {
  const goals: Partial<Scores> = {
    performance: measured.performance,
    accessibility: 100,
    'best-practices': 100,
    ...(measured.isIndexed && { seo: 100 }),
  };
  const points = Object.entries(scores).map(([name, score]) => {
    const goal = goals[name as keyof Scores];
    return goal === undefined ? `${name} ${score}` : `${name} ${score} (${(score / goal).toFixed(2)} of ${goal})`;
  });
  const times = Object.entries(metrics).map(
    ([name, value]) => `${name} ${name === 'cls' ? value.toFixed(3) : Math.round(value)}`,
  );
  const painted = paint
    ? `first paint ${Math.round(paint.server)} ms, ${paint.ratio.toFixed(2)} × the client alone (${Math.round(paint.client)} ms; goal ≤ ${FIRST_PAINT_GOAL})`
    : 'made by the client';
  process.stdout.write(
    `${measured.name}: ${points.join(', ')}\n  ${times.join(', ')}; ${painted}\n${faults.map((fault) => `  ${fault}\n`).join('')}`,
  );
}
