import { existsSync } from 'node:fs';
import { demoAccountsFile, readDemoAccounts } from '@pailei/local/files/seed';
import { readSettings } from '@pailei/local/settings';
import { runDemo } from '@pailei/simulator/demo';
import { readOptions, SetupError, USAGE, type SimulationOptions } from '@pailei/simulator/options';
import { createRetryReport } from '@pailei/simulator/retry-report';
import type { SiteAddress } from '@pailei/simulator/connections/site-client';
import { battlesReport, teamEventReport } from '@pailei/simulator/reports/battles-report';
import type { Report } from '@pailei/simulator/reports/report';
import { seasonReport } from '@pailei/simulator/reports/season-report';
import { tournamentReport } from '@pailei/simulator/reports/tournament-report';
import type { RunKind } from '@pailei/simulator/run-kind';
import { simulateSeason } from '@pailei/simulator/seasons/simulate-season';
import { simulate, simulateTeamBattles } from '@pailei/simulator/simulate';
import { simulateTeamEvent } from '@pailei/simulator/team-events/simulate-team-event';
import { adminOf, type StaffCredentials } from '@pailei/simulator/people/staff';
import { startSimulationSite } from '../tests/support/simulation-site.ts';

const log = (line: string) => process.stdout.write(`${line}\n`);
const onError = (error: Error) => process.stderr.write(`${error.message}\n`);
const args = process.argv.slice(2);
const exemptKey = process.env['RATE_LIMIT_KEY']?.trim() || undefined;

/** The admin is one who exists: the settings that make one are no matter of the simulator's. */
const dataFolder = () =>
  readSettings({ ...process.env, ADMIN_USERNAME: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }).DATA_DIR;

type Deps = { log: typeof log; onError: typeof onError };
type Run = (deps: Deps, address: SiteAddress, staff: StaffCredentials, options: SimulationOptions) => Promise<Report>;

const RUNS: Readonly<Record<RunKind, Run>> = {
  tournament: async (...run) => tournamentReport(await simulate(...run)),
  battles: async (...run) => battlesReport(await simulateTeamBattles(...run)),
  team_event: async (...run) => teamEventReport(await simulateTeamEvent(...run)),
  season: async (...run) => seasonReport(await simulateSeason(...run)),
};

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
    const { lines, isRight } = await RUNS[options.kind]({ log, onError }, address, staff, options);
    for (const line of lines) log(line);
    process.exitCode = isRight ? 0 : 1;
  } finally {
    for (const line of repeats.summary()) log(line);
  }
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
