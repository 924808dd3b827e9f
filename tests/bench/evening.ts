import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { chromium, type Browser } from 'playwright';
import { findBrowser } from '../support/browser/browser.ts';
import { startSimulationSite } from '../support/simulation-site.ts';
import { openHand, type Work } from './evening/hand.ts';
import { announce } from './evening/organiser.ts';
import { checkIn, enterAll, openBots, sitDown, type Bots } from './evening/bots.ts';
import { decideNext, openCheckIn, startEvent, type Ruled } from './evening/referee.ts';
import { openRealStaff } from './evening/staff.ts';

export type Options = { players?: number; speed?: number; seed?: number };

type Evening = {
  players: number;
  matches: number;
  /** From the first click of the organiser to the end of the event; the players are `speed` times as fast as people. */
  minutes: number;
  organiser: Work;
  referee: Work;
  ruled: Readonly<Record<Ruled, number>>;
  /** Participants by how they ended. */
  left: Readonly<Record<string, number>>;
};

/** An organiser and a referee, each in a browser, run an event of bots with the pages alone; their clicks are counted. */
export async function run({ players = 64, speed = 20, seed = 1 }: Options): Promise<Evening> {
  const site = await startSimulationSite({ print: printProblem });
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  const bots = openBots({ url: site.url, exemptKey: undefined }, { players, speed, seed });
  try {
    const result = await runEvening(browser, site, bots);
    const { organiser, referee, ruled, left, ...evening } = result;
    console.table({ organiser, referee });
    console.table([{ ...evening, ...ruled, ...left }]);
    return result;
  } finally {
    bots.leave();
    await browser.close();
    await site.stop();
  }
}

function printProblem(name: string, line: string): void {
  if (/error|fatal/i.test(line)) process.stderr.write(`${name} | ${line}\n`);
}

type Site = Awaited<ReturnType<typeof startSimulationSite>>;

async function runEvening(browser: Browser, { url, staff: given }: Site, bots: Bots): Promise<Evening> {
  const staff = await openRealStaff({ url, exemptKey: undefined }, given.admin, bots.timers);
  const organiser = await openHand(browser, url, staff.admin);
  const referee = await openHand(browser, url, staff.referee);
  await bots.signUp();
  const started = performance.now();
  const id = await announce(organiser, '周五擂台', bots.accounts.length);
  const read = async () => (await staff.admin.site.call(tournamentsApi.get, { params: { id } })).tournament;
  const entries = await enterAll(bots, await read());
  await openCheckIn(referee, id);
  await checkIn(bots, id);
  await sitDown(bots, id, entries);
  await startEvent(referee);
  const ruled = { dispute: 0, absence: 0 };
  for (let kind = await decideNext(referee); kind !== null; kind = await decideNext(referee)) ruled[kind] += 1;
  const end = await read();
  return {
    players: entries.size,
    matches: Object.keys(end.match_index).length,
    minutes: Math.round((performance.now() - started) / 6_000) / 10,
    organiser: organiser.work(),
    referee: referee.work(),
    ruled,
    left: byStatus(end),
  };
}

function byStatus({ participants }: TournamentState): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of Object.values(participants)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
