import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { buildAccount, buildServices } from '@pailei/tests/support/builders';
import { passTime } from '@pailei/tests/support/pass-time';
import { createSitemap } from '@pailei/core/site/sitemap/sitemap';
import { beforeAll, expect, test } from 'vitest';
import { createActors } from '../testing/actors.fixture.ts';
import { call, useApp } from '../testing/app.fixture.ts';
import { buildListEvent, useListCards, type ListEvent } from '@pailei/core/play/decklists/decklists.fixture';

const ORIGIN = 'https://pailei.example';
const DELAY = 60;
const { app, deps } = await useApp({ publicUrl: ORIGIN });
const { db, publisher } = deps;
const services = buildServices(db, publisher);

let running: ListEvent;
let delayed: ListEvent;
let open: string;
let draft: string;
let idle: string;

async function create(name: string): Promise<string> {
  const admin = await buildAccount(db, 'admin');
  const { tournament } = await services.tournaments.create(admin, {
    name,
    description: '',
    stream_url: null,
    capacity: 4,
    settings: DEFAULT_TOURNAMENT_SETTINGS,
    times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
  } as never);
  return tournament.id;
}

beforeAll(async () => {
  await useListCards(deps, 4);
  running = await buildListEvent(deps, services, { players: 4, settings: {} });
  await services.tournaments.start(running.referee, running.id);
  delayed = await buildListEvent(deps, services, { players: 4, settings: { delay_seconds: DELAY } });
  draft = await create('草稿杯');
  open = await create('报名杯');
  await services.tournaments.openRegistration(await buildAccount(db, 'admin'), open);
  idle = (await buildAccount(db)).user_id;
}, 120_000);

const pathsOf = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/pailei\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path);

/** Each tag is closed in its order, and nothing stands outside the root. */
function isWellFormed(xml: string): boolean {
  const open_tags: string[] = [];
  for (const [, close, name = ''] of xml.replace(/^<\?xml[^>]*\?>/, '').matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (!close) open_tags.push(name);
    else if (open_tags.pop() !== name) return false;
  }
  return open_tags.length === 0 && !/&(?!amp;)/.test(xml);
}

test('robots.txt names the sitemap, and the sitemap its parts', async () => {
  expect((await app.inject('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(isWellFormed(body)).toBe(true);
  expect(pathsOf(body)).toEqual(['/sitemap/pages.xml', '/sitemap/tournaments-1.xml', '/sitemap/players-1.xml']);
  expect(pathsOf((await app.inject('/sitemap/pages.xml')).body)).toEqual([
    '/',
    '/registration',
    '/live',
    '/status',
    '/solo-tournaments',
    '/season',
  ]);
});

test('events that guests may see are listed, and players of those that have begun', async () => {
  const events = await app.inject('/sitemap/tournaments-1.xml');
  expect(isWellFormed(events.body)).toBe(true);
  expect(pathsOf(events.body)).toEqual(
    expect.arrayContaining([running.id, open].map((id) => `/solo-tournaments/${id}`)),
  );
  expect(events.body).not.toContain(draft);
  const { body } = await app.inject('/sitemap/players-1.xml');
  expect(pathsOf(body).toSorted()).toEqual(running.players.map(({ user_id }) => `/players/${user_id}`).toSorted());
  expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  expect(body).not.toContain(idle);
});

test('what is told late is listed late', async () => {
  const sitemap = createSitemap({ db, publicUrl: ORIGIN });
  await services.tournaments.start(delayed.referee, delayed.id);
  expect(await sitemap.part('players-1.xml')).not.toContain(delayed.players[0]?.user_id);
  await passTime(db, DELAY + 2);
  await services.tournamentClock.publish(delayed.id);
  expect(await sitemap.part('players-1.xml')).toContain(delayed.players[0]?.user_id);
});

test('who has it does not get it again, and what is no part is not there', async () => {
  const { headers } = await app.inject('/sitemap.xml');
  const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
  for (const part of ['players-2.xml', 'players-0.xml', 'accounts-1.xml', 'players-1.xml.gz']) {
    expect((await app.inject(`/sitemap/${part}`)).statusCode).toBe(404);
  }
});

test('more than one part can hold go into several, each read by one statement', async () => {
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const sitemap = createSitemap({ db: counted, publicUrl: ORIGIN, partSize: 3 });
  const index = pathsOf(await sitemap.index());
  const parts = index.filter((path) => path.includes('/players-'));
  expect(parts.length).toBeGreaterThan(1);
  const listed = await Promise.all(parts.map((path) => sitemap.part(path.split('/').at(-1) ?? '')));
  const ids = listed.flatMap((part) => pathsOf(part ?? ''));
  expect(new Set(ids).size).toBe(ids.length);
  expect(statements).toBe(1 + parts.length);
});

test('a season is listed once it has begun', async () => {
  const token = (await (await createActors(deps, app)).tokenOf('admin')) ?? '';
  const year = new Date().getFullYear();
  for (const [number, starts] of [
    [4, year - 2],
    [6, year + 2],
  ] as const) {
    const payload = {
      number,
      name: '霜降赛季',
      starts_at: `${starts}-01-05T00:00:00.000Z`,
      ends_at: `${starts}-03-16T00:00:00.000Z`,
      prizes: { account: null, team: null },
    };
    expect((await call(app, { method: 'POST', url: '/api/admin/seasons', token, payload })).status).toBe(200);
  }
  const sitemap = createSitemap({ db, publicUrl: ORIGIN });
  expect(await sitemap.index()).toContain('/sitemap/seasons-1.xml');
  expect(pathsOf((await sitemap.part('seasons-1.xml')) ?? '')).toEqual(['/season/s4']);
});
