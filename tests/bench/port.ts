import { join } from 'node:path';
import { loginApi } from '@pailei/contracts/people/login/login.api';
import { announcementsApi } from '@pailei/contracts/site/announcements/announcements.api';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { createSiteClient, type SiteClient } from '@pailei/simulator/connections/site-client';
import { median } from './engines/measure.ts';
import type { SiteAsks } from './port/site.process.ts';
import { cpuSeconds, load } from './rest/load.ts';
import { Child } from './sockets/child.ts';
import { atMost, machine, rounded, type Goal } from './sockets/report.ts';
import type { ViewersAsks } from './sockets/viewers.process.ts';

export type PortOptions = { rounds?: number; seconds?: number; viewers?: number; events?: number };

/** Microseconds of processor time for each call or delivery. */
type Cost = { answering: number; launcher: number; openMs?: number };
type Row = {
  what: string;
  port: 'own' | 'one';
  'answering µs': number;
  'launcher µs': number;
  'ms to open each'?: number;
};
export type PortReport = { name: 'port'; machine: Record<string, string | number>; rows: Row[]; goals: Goal[] };

const FILE = (name: string) => join(import.meta.dirname, name);
const MICROSECONDS = 1_000_000;
const HANDSHAKES_AT_ONCE = 50;
/** Answered without the database: what stands before the API weighs most here. */
const PATH = '/robots.txt';
const ANNOUNCEMENT = {
  title: '基准',
  body: '一条公告',
  level: 'info',
  is_pinned: false,
  starts_at: null,
  ends_at: null,
} as const;

type Started = SiteAsks['start'][1];
type Options = Required<PortOptions>;

/**
 * What the one port of `npm start` adds to a call and to a live delivery: api, hub and launcher through it, against api and hub on
 * their own ports in the same run.
 */
export async function run({
  rounds = 5,
  seconds = 2,
  viewers = 500,
  events = 100,
}: PortOptions = {}): Promise<PortReport> {
  const launcher = new Child<SiteAsks>(FILE('port/site.process.ts'));
  const audience = new Child<ViewersAsks>(FILE('sockets/viewers.process.ts'));
  try {
    const site = await launcher.ask('start', null);
    const admin = await signedIn(site);
    const options = { rounds, seconds, viewers, events };
    const ways = { own: site.own.api.port, one: site.port };
    const calls = await alternate(ways, options, (port) => costOfCall(launcher, site, { port, seconds }));
    const deliveries = await alternate({ own: site.own.hub.port, one: site.port }, options, (port) =>
      costOfDelivery({ launcher, audience, site, admin }, port, options),
    );
    const rows = [...rowsOf('call', calls), ...rowsOf('delivery', deliveries)];
    console.table(rows);
    const goals = [
      atMost('CPU µs that the port adds to a call', 200, added(calls, total)),
      atMost(
        'CPU µs that the launcher adds to a delivery',
        40,
        added(deliveries, ({ launcher: used }) => used),
      ),
    ];
    console.log('\nGoals');
    console.table(goals);
    return { name: 'port', machine: machine(), rows, goals };
  } finally {
    await launcher.ask('stop', null);
    await Promise.all([launcher.stop(), audience.stop()]);
  }
}

type Turn = Record<'own' | 'one', Cost>;

/** Both ports take turns, each round begins with the other one, and the first round warms up and is not counted. */
async function alternate(
  ports: Record<'own' | 'one', number>,
  { rounds }: Options,
  measure: (port: number) => Promise<Cost>,
): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const order = round % 2 === 0 ? (['own', 'one'] as const) : (['one', 'own'] as const);
    const turn: Partial<Turn> = {};
    for (const way of order) turn[way] = await measure(ports[way]);
    if (round > 0) turns.push(turn as Turn);
  }
  return turns;
}

const total = ({ answering, launcher }: Cost) => answering + launcher;
const added = (turns: Turn[], of: (cost: Cost) => number) => median(turns.map(({ own, one }) => of(one) - of(own)));

function rowsOf(what: string, turns: Turn[]): Row[] {
  return (['own', 'one'] as const).map((port) => ({
    what,
    port,
    'answering µs': rounded(median(turns.map((turn) => turn[port].answering))),
    'launcher µs': rounded(median(turns.map((turn) => turn[port].launcher))),
    ...(what === 'delivery' && { 'ms to open each': rounded(median(turns.map((turn) => turn[port].openMs ?? 0))) }),
  }));
}

async function signedIn({ port, staff: { admin } }: Started): Promise<SiteClient> {
  const client = createSiteClient({ url: `http://127.0.0.1:${port}`, exemptKey: undefined });
  const { access_token } = await client.call(loginApi.login, {
    body: { username: admin.username, password: admin.password },
  });
  client.signIn(access_token);
  return client;
}

async function costOfCall(
  launcher: Child<SiteAsks>,
  { own: { api } }: Started,
  { port, seconds }: { port: number; seconds: number },
): Promise<Cost> {
  const before = await launcher.ask('launcherCpu', null);
  const { answers, cpuSeconds: answering } = await load({ port, pid: api.pid, path: PATH, status: 200 }, { seconds });
  const launched = (await launcher.ask('launcherCpu', null)) - before;
  return { answering: (answering / answers) * MICROSECONDS, launcher: (launched / answers) * MICROSECONDS };
}

type Scene = { launcher: Child<SiteAsks>; audience: Child<ViewersAsks>; site: Started; admin: SiteClient };

async function costOfDelivery(
  { launcher, audience, site: { own }, admin }: Scene,
  port: number,
  { viewers, events }: Options,
): Promise<Cost> {
  const topic = systemTopic.of();
  const openedIn = await audience.ask('connect', {
    port,
    snapshotPort: null,
    protocol: 'feed',
    topic,
    viewers,
    atOnce: HANDSHAKES_AT_ONCE,
  });
  await audience.ask('forget', null);
  let announcement = await admin.call(announcementsApi.create, { body: ANNOUNCEMENT });
  await audience.ask('receive', { deliveries: viewers });
  await audience.ask('forget', null);
  const before = { hub: cpuSeconds(own.hub.pid), launcher: await launcher.ask('launcherCpu', null) };
  for (let event = 0; event < events; event += 1) {
    const { updated_at, id } = announcement;
    const body = { ...ANNOUNCEMENT, title: `基准 ${event}`, updated_at };
    announcement = await admin.call(announcementsApi.update, { params: { id }, body });
    await audience.ask('receive', { deliveries: viewers * (event + 1) });
  }
  const hub = cpuSeconds(own.hub.pid) - before.hub;
  const launched = (await launcher.ask('launcherCpu', null)) - before.launcher;
  const deliveries = viewers * events;
  await admin.call(announcementsApi.end, { params: { id: announcement.id } });
  await audience.ask('disconnect', null);
  return {
    answering: (hub / deliveries) * MICROSECONDS,
    launcher: (launched / deliveries) * MICROSECONDS,
    openMs: openedIn / viewers,
  };
}
