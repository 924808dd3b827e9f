import type { SiteAddress } from '@pailei/simulator/connections/site-client';
import { createChecks, type Checks } from '../faults/check/checks.ts';
import { watchProcesses } from '../faults/break/watch-processes.ts';
import { startSimulationSite } from '../support/simulation-site.ts';
import { createActors, type Staff } from './actors.ts';
import { readOperations, type ApiDocument } from './document.ts';
import { fuzzOperations, type OperationResult } from './fuzz-operations.ts';
import { fuzzSockets } from './fuzz-sockets.ts';
import { fuzzRawHttp } from './raw-http.ts';
import { seed as seedSite } from './seed.ts';
import { createSender } from './send.ts';
import { TOPICS } from '@pailei/contracts/features/topics';

export type RunOptions = {
  /** How many requests in all; sockets get a share of it beside. */
  requests: number;
  seed: number;
  /** `performance.now()` when nothing new is sent any more, once each operation was tried; sockets have the last of it. */
  endsAt: number;
  socketsMs: number;
  print: (line: string) => void;
};

/** A site that runs already, with staff that may be used. */
export type RunningSite = {
  address: SiteAddress;
  staff: Staff;
};

const ERROR_LINE = /"level":(?:5|6)0|unhandled|uncaught/i;
const SHOWN_LINES = 8;
const SHOWN_CHARACTERS = 400;
const HEALTHY_WITHIN_MS = 10_000;
/** Of every so many requests, one connection by each transport and one below HTTP. */
const REQUESTS_PER_CONNECTION = 50;
const REQUESTS_PER_RAW = 100;

const NO_KILLS = { api: 0, hub: 0, worker: 0, redis: 0, postgres: 0 };

/** Everything at a site: operations, sockets, and what is below HTTP. Returns whether nothing was found. */
async function fuzz({ address, staff }: RunningSite, options: RunOptions, checks: Checks): Promise<void> {
  const { requests, seed, endsAt } = options;
  const { url, exemptKey } = address;
  const actors = await createActors(address, staff);
  const ids = await seedSite(actors);
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDocument;
  const operations = readOperations(document);
  const sender = createSender(url, exemptKey);
  const source = { schemas: document.components.schemas, ids };
  const perOperation = Math.max(1, Math.ceil(requests / operations.length));
  try {
    const results = await fuzzOperations({
      url,
      operations,
      source,
      actors,
      sender,
      seed,
      requests: perOperation,
      endsAt: endsAt - options.socketsMs,
    });
    for (const result of results) report(result, checks);
    const connections = Math.ceil(requests / REQUESTS_PER_CONNECTION);
    const shapes = Object.fromEntries(TOPICS.map((topic) => [topic.kind, topic.shapes]));
    await fuzzSockets({ url, exemptKey, actors, ids, shapes, checks, seed, connections, endsAt });
    await fuzzRawHttp(url, checks, seed, Math.ceil(requests / REQUESTS_PER_RAW));
  } finally {
    sender.close();
  }
}

function report({ operation, answers, fault }: OperationResult, checks: Checks): void {
  const sent = [...answers.values()].reduce((sum, count) => sum + count, 0);
  const byClass = [...answers].toSorted(([a], [b]) => a - b).map(([kind, count]) => `${kind}xx ${count}`);
  checks.none(operation.name, fault === undefined ? [] : fault.split('\n'), `${sent} requests: ${byClass.join(', ')}`);
}

/** On a site of its own: its processes and what they write are watched, too. */
export async function fuzzOwnSite(options: RunOptions): Promise<Checks> {
  const checks = createChecks(options.print);
  const processes = watchProcesses();
  const errors: string[] = [];
  const print = (name: string, line: string) => {
    processes.print(name, line);
    if (ERROR_LINE.test(line)) errors.push(`${name} | ${line.slice(0, SHOWN_CHARACTERS)}`);
  };
  const site = await startSimulationSite({ print });
  try {
    // A hub is well once the canary came through it: some seconds after the start.
    checks.none('the site is healthy before it', await processes.findDead(site, HEALTHY_WITHIN_MS));
    await fuzz({ address: { url: site.url, exemptKey: undefined }, staff: site.staff }, options, checks);
    checks.none('the site is healthy after it', await processes.findDead(site, HEALTHY_WITHIN_MS));
    checks.none('no process ended by itself', processes.findCrashes(site, NO_KILLS));
    checks.none('no process wrote an error', errors.slice(0, SHOWN_LINES), `${errors.length} lines`);
  } finally {
    await site.stop();
  }
  return checks;
}

/** On a site that runs already. */
export async function fuzzRunningSite(site: RunningSite, options: RunOptions): Promise<Checks> {
  const checks = createChecks(options.print);
  await fuzz(site, options, checks);
  const { status } = await fetch(`${site.address.url}/api/health`);
  checks.none('the site is healthy after it', status === 200 ? [] : [`health ${status}`]);
  return checks;
}
