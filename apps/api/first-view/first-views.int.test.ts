import { createHash } from 'node:crypto';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { newId } from '@pailei/db/id';
import { buildAccount, buildServices } from '@pailei/tests/support/builders';
import { passTime } from '@pailei/tests/support/pass-time';
import { until } from '@pailei/tests/support/until';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.fixture.ts';
import { builtWebClient, isRendered, renderedPages } from './rendered-pages.fixture.ts';
import { buildListEvent, useListCards, type ListEvent } from '@pailei/core/play/decklists/decklists.fixture';

const { app, deps } = await useApp(await builtWebClient());
const { db, publisher } = deps;
const services = buildServices(db, publisher);
const HOSTILE = `</script><b>"'&\u2028$&`;
const DELAY = 60;

let event: ListEvent;
let delayed: ListEvent;

async function open(name: string) {
  const admin = await buildAccount(db, 'admin');
  const { tournament } = await services.tournaments.create(admin, {
    name,
    description: '',
    stream_url: null,
    capacity: 4,
    settings: DEFAULT_TOURNAMENT_SETTINGS,
    times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
  } as never);
  await services.tournaments.openRegistration(admin, tournament.id);
  return tournament.id;
}

const { read, rendered } = renderedPages(app);

/** What the visitor sees without a script. */
const contentOf = (html: string) =>
  html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'));
const dataOf = (html: string) =>
  JSON.parse(/id="first-view">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    topics: Record<string, { version: number; state: unknown }>;
  };

beforeAll(async () => {
  await useListCards(deps, 4);
  event = await buildListEvent(deps, services, { players: 4, settings: {} });
  await services.tournaments.start(event.referee, event.id);
  delayed = await buildListEvent(deps, services, { players: 4, settings: { delay_seconds: DELAY } });
  // what opened the registration is old enough then, what came after is not
  await passTime(db, 1);
  await services.tournamentClock.publish(delayed.id);
}, 120_000);

const nameOf = async (id: string) =>
  (await db.selectFrom('tournament').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

describe('without a script', () => {
  test.each([
    ['/', () => nameOf(event.id)],
    ['/solo-tournaments', () => nameOf(event.id)],
    ['/live', async () => '直播'],
    ['/status', async () => '系统状态'],
    ['/registration', async () => '四步上台'],
  ])('%s has its content', async (url, expected) => {
    const { body } = await rendered(url);
    expect(contentOf(body)).toContain(await expected());
  });

  test('an event, its tabs, its match view and its players have theirs', async () => {
    const name = await nameOf(event.id);
    const [player] = event.players;
    for (const [url, text] of [
      [`/solo-tournaments/${event.id}`, name],
      [`/solo-tournaments/${event.id}?tab=swiss`, player?.username],
      [`/solo-tournaments/${event.id}/match-view`, player?.username],
      [`/players/${player?.user_id}`, player?.username],
    ] as const) {
      const { body } = await rendered(url);
      expect(contentOf(body)).toContain(text);
      expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).toMatch(/ · 牌擂$/);
    }
    const { body } = await rendered(`/solo-tournaments/${event.id}`);
    expect(body).toContain(`<title>${name} · 牌擂</title>`);
    expect(body).toMatch(new RegExp(`name="description" content="${name}：`));
  });
});

test('names are texts in the page, in its head and in its data', async () => {
  const id = await open(HOSTILE);
  const { body } = await rendered(`/solo-tournaments/${id}`);
  expect(body).not.toContain('<b>"');
  expect(body).not.toContain('\u2028</');
  const { topics } = dataOf(body);
  expect(topics[`tournament:${id}`]?.state).toMatchObject({ name: HOSTILE });
  expect(body.match(/<script(?![^>]*\bsrc=)[^>]*>/g)).toEqual([
    '<script>',
    '<script>',
    '<script type="application/json" id="first-view">',
  ]);
});

test('the page says no more of an event than the public answers do', async () => {
  const { body } = await rendered(`/solo-tournaments/${event.id}`);
  const { data } = (await app.inject(`/api/solo-tournaments/${event.id}`)).json<{
    data: { tournament: object; version: number };
  }>();
  expect(dataOf(body).topics[`tournament:${event.id}`]).toMatchObject({
    version: data.version,
    state: data.tournament,
  });
});

test('a delayed event is there as late as guests are told of it', async () => {
  const url = `/solo-tournaments/${delayed.id}`;
  const name = delayed.players[0]?.username ?? '';
  const before = (await rendered(url)).body;
  expect(before).not.toContain(name);
  await passTime(db, DELAY + 2);
  await services.tournamentClock.publish(delayed.id);
  const shows = async () => {
    const { body } = await read(url);
    return contentOf(body).includes(name) ? body : undefined;
  };
  const after = await until(shows, { withinMs: 10_000, what: 'the entrants are public' });
  const { data } = (await app.inject(`/api${url}`)).json<{ data: { version: number } }>();
  expect(dataOf(after).topics[`tournament:${delayed.id}`]?.version).toBe(data.version);
});

test('who has a page does not get it again, until something that it shows changes', async () => {
  const id = await open('换版杯');
  const url = `/solo-tournaments/${id}`;
  const { headers } = await rendered(url);
  const etag = String(headers.etag);
  expect(await read(url, { 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' });
  const player = await buildAccount(db);
  await db.updateTable('account').set({ game_id: '选手#12345' }).where('id', '=', player.user_id).execute();
  await services.tournaments.register(player, id, {});
  const next = await until(
    async () => {
      const page = await read(url, { 'if-none-match': etag });
      return page.statusCode === 200 && isRendered(page.body) ? page : undefined;
    },
    { withinMs: 10_000, what: 'the new version' },
  );
  expect(contentOf(next.body)).toContain(player.username);
});

test('a page is sent compressed to who accepts it so', async () => {
  await rendered('/registration');
  const page = await read('/registration', { 'accept-encoding': 'gzip, br' });
  expect(page.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  const refused = await read('/registration', { 'accept-encoding': 'gzip, br;q=0' });
  expect(refused.headers).not.toHaveProperty('content-encoding');
});

test('what is not there is 404 as before, and an address that asks for more gets the shell', async () => {
  expect((await read(`/solo-tournaments/${newId()}`)).statusCode).toBe(404);
  expect((await read('/nowhere')).statusCode).toBe(404);
  const shell = await read('/solo-tournaments?search=x');
  expect([shell.statusCode, isRendered(shell.body)]).toEqual([200, false]);
});

test('the policy knows the inline scripts of the pages and the style sheets in the page, and no other', async () => {
  await rendered('/');
  const { headers, body } = await read('/');
  const policy = String(headers['content-security-policy']);
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  // two of this page, one of the overlay
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']{44}'){3};/);
  const scripts = [...body.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
  expect(scripts).toHaveLength(2);
  for (const script of scripts) expect(policy).toContain(hashOf(script));
  const sheets = [...body.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, sheet = '']) => sheet);
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) expect(policy).toContain(hashOf(sheet));
  expect(policy).not.toMatch(/style-src [^;]*'unsafe-inline'/);
});

test('guests get events, matches and the lobby by version: the same answer once, another after a change', async () => {
  const url = `/api/solo-tournaments/${event.id}`;
  for (const address of [url, '/api/solo-tournaments', '/api/solo-tournaments?mine=true']) {
    const { headers } = await app.inject(address);
    expect(headers.etag === undefined).toBe(address.endsWith('mine=true'));
  }
  const { headers } = await app.inject(url);
  const again = () => app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect(await again()).toMatchObject({ statusCode: 304, body: '' });
  await services.tournaments.dropParticipant(event.referee, event.id, await firstEntry(), '退赛');
  expect(await again()).toMatchObject({ statusCode: 200 });
});

const firstEntry = async () =>
  (await db.selectFrom('participant').select('id').where('tournament_id', '=', event.id).executeTakeFirstOrThrow()).id;
