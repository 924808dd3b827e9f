import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { createSiteClient } from '@pailei/simulator/connections/site-client';
import { startSite } from '../../support/site.ts';
import type { BrowserContext } from 'playwright';
import { until } from '../../support/until.ts';

/** With what a player of the site logs in. */
export type Credentials = { username: string; password: string };

export type BenchSite = {
  url: string;
  /** An event that is being played. */
  tournamentId: string;
  /** Of a player of the site. */
  player: Credentials;
  stop: () => Promise<void>;
};

type Login = Credentials & { role: string };

/** A production site with demo content and an event under way, or the one at `url` with the accounts in `accountsFile`. */
export async function startBenchSite(url?: string, accountsFile?: string): Promise<BenchSite> {
  if (url !== undefined && accountsFile !== undefined) return describe(url, accountsFile, async () => undefined);
  const site = await startSite({ settings: { DEMO: '1' }, print: printProblem });
  return describe(site.url, join(site.dataFolder, 'demo-accounts.json'), site.stop);
}

function printProblem(name: string, line: string): void {
  if (/error|fatal/i.test(line)) process.stderr.write(`${name} | ${line}\n`);
}

async function describe(url: string, accountsFile: string, stop: () => Promise<void>): Promise<BenchSite> {
  const guest = createSiteClient({ url, exemptKey: undefined });
  const running = async () => {
    const { items } = await guest.call(tournamentsApi.list, { query: { status: 'running' } });
    return items.find(({ current_round }) => current_round !== null)?.id;
  };
  const tournamentId = await until(running, { withinMs: 300_000, what: 'an event is played' });
  return { url, tournamentId, player: playerIn(accountsFile), stop };
}

function playerIn(accountsFile: string): Credentials {
  const accounts = JSON.parse(readFileSync(accountsFile, 'utf8')) as Login[];
  const player = accounts.find(({ role }) => role === 'user');
  if (!player) throw new Error(`${accountsFile} has no account of a user.`);
  return player;
}

/** Waits until an address is answered with its content: the first to ask for a new page may get the shell. */
export async function untilRendered(context: BrowserContext, url: string): Promise<void> {
  const cookies = await context.cookies(url);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const read = async () => {
    const html = await (await fetch(url, { headers: { accept: 'text/html', cookie } })).text();
    return html.includes('id="first-view"') ? true : undefined;
  };
  await until(read, { withinMs: 60_000, what: `${url} is rendered` });
}
