import { existsSync } from 'node:fs';
import { demoAccountsFile, readDemoAccounts } from '@pailei/local/files/seed';
import { readSettings } from '@pailei/local/settings';
import { runDemo } from '@pailei/simulator/demo';
import { readOptions, SetupError, USAGE, type SimulationOptions } from '@pailei/simulator/options';
import { createRetryReport } from '@pailei/simulator/retry-report';
import type { BattlesResult } from '@pailei/simulator/battles/simulate-battles';
import type { Spread } from '@pailei/simulator/desk/desk-lag';
import type { DeskReport } from '@pailei/simulator/desk/desk';
import type { Comparison } from '@pailei/simulator/people/compare';
import type { RunResult } from '@pailei/simulator/run-tournament';
import { simulate, simulateTeamBattles } from '@pailei/simulator/simulate';
import { adminOf, type StaffCredentials } from '@pailei/simulator/people/staff';
import { startSimulationSite } from '../tests/support/simulation-site.ts';

const log = (line: string) => process.stdout.write(`${line}\n`);
const onError = (error: Error) => process.stderr.write(`${error.message}\n`);
const args = process.argv.slice(2);
const exemptKey = process.env['RATE_LIMIT_KEY']?.trim() || undefined;

/** The admin is one who exists: the settings that make one are no matter of the simulator's. */
const dataFolder = () =>
  readSettings({ ...process.env, ADMIN_USERNAME: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }).DATA_DIR;

async function main(): Promise<void> {
  if (args[0] === '--demo') {
    const url = args[args.indexOf('--url') + 1] ?? '';
    await runDemo({ url, exemptKey }, readDemoAccounts(dataFolder()), { log, onError });
  }
  const options = readOptions(args);
  const site = options.url === undefined ? await startSimulationSite() : undefined;
  const url = options.url ?? site?.url ?? '';
  log(`${options.players} players, seed ${options.seed}, ${url}`);
  try {
    await run(url, site?.staff ?? staffOf(url), options);
  } finally {
    await site?.stop();
  }
}

async function run(url: string, staff: StaffCredentials, options: SimulationOptions): Promise<void> {
  const repeats = createRetryReport({ log, now: () => performance.now() });
  try {
    const address = { url, exemptKey, onRetry: repeats.note };
    if (options.battles.length > 0) reportBattles(await simulateTeamBattles({ log, onError }, address, staff, options));
    else report(await simulate({ log, onError }, address, staff, options));
  } finally {
    for (const line of repeats.summary()) log(line);
  }
}

function report({ comparisons, name, champion, desk, ...counts }: RunResult): void {
  const { matches, rulings, corrections, late_entries, drops } = counts;
  log(
    `${name}: won by ${champion}; ${matches} matches, ${rulings} rulings, ${corrections} corrections, ${late_entries} late entries, ${drops} drops`,
  );
  const isDeskRight = desk === undefined || reportDesk(desk);
  process.exitCode = areEqual(comparisons) && isDeskRight ? 0 : 1;
}

/** True when nothing is missing on the desk, and nothing was left there. */
function reportDesk(desk: DeskReport): boolean {
  const parts = Object.entries(desk);
  for (const [name, { rows, came, stayed, stood }] of parts)
    log(
      `desk, ${name}: ${rows} rows; came after ${spreadText(came)}, went when they were over after ${spreadText(stayed)}, stood for ${spreadText(stood)}`,
    );
  const wrong = parts.flatMap(([name, { left }]) => left.map((one) => `${name}: ${one}`));
  for (const one of wrong) log(`WRONG on the desk: ${one}`);
  return wrong.length === 0;
}

/** `0.02 / 0.31 / 1.20 s`: half of them, 99 of 100, all. */
const spreadText = ({ p50, p99, most }: Spread) =>
  `${[p50, p99, most].map((ms) => (ms / 1_000).toFixed(2)).join(' / ')} s`;

function reportBattles({ battles, comparisons, rulings, faults }: BattlesResult): void {
  for (const { sides, score, status } of battles)
    log(`${sides.a.name} ${score.a}:${score.b} ${sides.b.name}: ${status}`);
  const boards = battles.reduce((sum, battle) => sum + battle.boards.length, 0);
  log(`${battles.length} ${battles.length === 1 ? 'battle' : 'battles'} with ${boards} boards, ${rulings} rulings`);
  for (const fault of faults) log(`WRONG: ${fault}`);
  process.exitCode = areEqual(comparisons) && faults.length === 0 ? 0 : 1;
}

function areEqual(comparisons: readonly Comparison[]): boolean {
  const different = comparisons.filter((comparison) => !comparison.isEqual);
  for (const { topic } of different) log(`DIFFERENT: ${topic}`);
  log(`${comparisons.length - different.length} of ${comparisons.length} spectators equal the server`);
  return different.length === 0;
}

/** The admin of the settings, else the staff of the demo site that runs from this data folder. */
function staffOf(url: string): StaffCredentials {
  const admin = adminOf(process.env);
  if (admin !== undefined) return { admin };
  const folder = dataFolder();
  const accounts = existsSync(demoAccountsFile(folder)) ? readDemoAccounts(folder) : [];
  const found = accounts.find(({ role }) => role === 'admin');
  if (found === undefined)
    throw new SetupError(
      `Who is the admin of ${url}? Set ADMIN_USERNAME and ADMIN_PASSWORD, as at the start of the site.`,
    );
  const totp_secret = process.env['ADMIN_TOTP_SECRET']?.trim() || undefined;
  return { admin: { ...found, ...(totp_secret !== undefined && { totp_secret }) } };
}

try {
  await main();
  process.exit();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (!(error instanceof SetupError)) process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
