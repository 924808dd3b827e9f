import { parseArgs } from 'node:util';
import { readDemoAccounts } from '@pailei/local/files/seed';
import { readSettings } from '@pailei/local/settings';
import { fuzzOwnSite, fuzzRunningSite, type RunningSite } from '../tests/fuzz/run.ts';
import { readWholeNumber } from './arguments/whole-number.ts';

const USAGE = `npm run fuzz -- --smoke | --requests N [--seed N] [--url http://…]

--smoke      some 3,000 requests on a site of its own, in at most 60 s
--requests   how many requests, spread over all operations of the API; sockets get a share beside them
--seed       repeats the requests of a run
--url        a site that runs already, with the demo accounts of DATA_DIR; it is left full of rubbish`;

const SMOKE = { requests: 3_000, limitMs: 45_000 };
/** A machine that is busy sends some 50 a second. */
const MS_PER_REQUEST = 20;
const LEAST_MS = 60_000;
/** How much of the time is kept for sockets. */
const SOCKETS_SHARE = 0.3;

const print = (line: string) => process.stdout.write(`${line}\n`);

const readNumber = (text: string | undefined, name: string) => readWholeNumber(text, name, USAGE);

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      smoke: { type: 'boolean', default: false },
      requests: { type: 'string' },
      seed: { type: 'string' },
      url: { type: 'string' },
    },
  });
  if (values.smoke === (values.requests !== undefined)) throw new Error(USAGE);
  const requests = readNumber(values.requests, 'requests');
  const size = requests === undefined ? SMOKE : { requests, limitMs: Math.max(LEAST_MS, requests * MS_PER_REQUEST) };
  const seed = readNumber(values.seed, 'seed') ?? Date.now() % 1_000_000;
  return { ...size, seed, url: values.url?.replace(/\/$/, ''), isSmoke: values.smoke };
}

/** The staff of the site that runs from DATA_DIR. */
function runningSite(url: string): RunningSite {
  const accounts = readDemoAccounts(readSettings(process.env).DATA_DIR);
  const [admin, referee] = (['admin', 'referee'] as const).map((role) => accounts.find((one) => one.role === role));
  if (!admin || !referee) throw new Error('The demo accounts of DATA_DIR hold no admin and referee.');
  return { address: { url, exemptKey: process.env['RATE_LIMIT_KEY'] }, staff: { admin, referee } };
}

async function run(args: string[]): Promise<boolean> {
  const { url, requests, seed, limitMs, isSmoke } = readOptions(args);
  print(`${requests} requests, --seed ${seed}`);
  const endsAt = performance.now() + limitMs;
  const options = { requests, seed, endsAt, socketsMs: limitMs * SOCKETS_SHARE, print };
  const checks = url === undefined ? await fuzzOwnSite(options) : await fuzzRunningSite(runningSite(url), options);
  const where = url === undefined ? '' : ` --url ${url}`;
  const again = `npm run fuzz -- ${isSmoke ? '--smoke' : `--requests ${requests}`} --seed ${seed}${where}`;
  if (checks.failed() > 0) print(`again: ${again}`);
  print(`${checks.passed()} passed, ${checks.failed()} failed`);
  return checks.failed() === 0;
}

try {
  process.exit((await run(process.argv.slice(2))) ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
