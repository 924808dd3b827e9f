import { runDemo } from '@pailei/simulator/demo';
import { readOptions, USAGE } from '@pailei/simulator/options';
import { simulate } from '@pailei/simulator/simulate';
import type { Credentials } from '@pailei/simulator/cast';
import { readDemoAccounts } from '@pailei/local/seed';
import { readSettings } from '@pailei/local/settings';
import { startSimulationSite } from '../tests/support/simulation-site.ts';

const log = (line: string) => process.stdout.write(`${line}\n`);
const onError = (error: Error) => process.stderr.write(`${error.message}\n`);
const args = process.argv.slice(2);

async function main(): Promise<void> {
  const { DATA_DIR, ADMIN_TOTP_SECRET } = readSettings(process.env);
  const exemptKey = process.env['RATE_LIMIT_KEY'];
  if (args[0] === '--demo') {
    const url = args[args.indexOf('--url') + 1] ?? '';
    await runDemo({ url, exemptKey }, readDemoAccounts(DATA_DIR), { log, onError });
  }
  const options = readOptions(args);
  const site = options.url === undefined ? await startSimulationSite() : undefined;
  const staff = site?.staff ?? staffOf(DATA_DIR, ADMIN_TOTP_SECRET);
  log(`${options.players} players, seed ${options.seed}, ${options.url ?? site?.url ?? ''}`);
  try {
    const result = await simulate({ log, onError }, { url: options.url ?? site?.url ?? '', exemptKey }, staff, options);
    const different = result.comparisons.filter((comparison) => !comparison.isEqual);
    for (const { topic } of different) log(`DIFFERENT: ${topic}`);
    log(`${result.name}: won by ${result.champion}; ${result.matches} matches, ${result.rulings} rulings`);
    log(`${result.comparisons.length - different.length} of ${result.comparisons.length} spectators equal the server`);
    process.exitCode = different.length === 0 ? 0 : 1;
  } finally {
    await site?.stop();
  }
}

/** The staff of the site that runs from this data folder. */
function staffOf(dataFolder: string, totpSecret: string | undefined): { admin: Credentials; referee: Credentials } {
  const accounts = readDemoAccounts(dataFolder);
  const [admin, referee] = (['admin', 'referee'] as const).map((role) =>
    accounts.find((account) => account.role === role),
  );
  if (!admin || !referee) throw new Error('The demo accounts of this data folder hold no admin and referee.');
  return { admin: { ...admin, ...(totpSecret !== undefined && { totp_secret: totpSecret }) }, referee };
}

try {
  await main();
  process.exit();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exit(1);
}
