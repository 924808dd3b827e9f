import { buildServices, buildTournament } from '@pailei/tests/support/builders';
import { buildProduct } from '@pailei/tests/support/shop';
import { passTime } from '@pailei/tests/support/pass-time';
import { newId } from '@pailei/db/id';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createActors } from '../testing/actors.fixture.ts';
import { call, registerPlayer, useApp } from '../testing/app.fixture.ts';
import { GENERAL_LIMIT } from '../plugins/rate-limit.ts';
import { useSocket } from './router-calls.fixture.ts';

const { app, deps } = await useApp({ hasRateLimits: true });
const { db } = deps;
const { get, warm } = useSocket(app);
const services = buildServices(db, deps.publisher);
const LOBBY = '/api/solo-tournaments';
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

let actors: Awaited<ReturnType<typeof createActors>>;
beforeAll(async () => {
  actors = await createActors(deps, app);
});

describe('limits', () => {
  test('an address is refused after its calls of a minute, whichever way they took, and another one is not', async () => {
    await warm(LOBBY, from('198.51.100.1'));
    let [allowed, fast] = [0, 0];
    for (;;) {
      const answer = await get(LOBBY, from('203.0.113.7'));
      fast += Number(answer.isFast);
      if (answer.status !== 200) {
        expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
        break;
      }
      allowed += 1;
      if (allowed % 100 === 0)
        expect((await get(`${LOBBY}?limit=9&skip=${allowed}`, from('203.0.113.7'))).status).toBe(200);
    }
    expect(allowed + Math.floor(allowed / 100)).toBe(GENERAL_LIMIT.max);
    expect(fast).toBeGreaterThan(GENERAL_LIMIT.max / 2);
    expect((await get(LOBBY, from('203.0.113.8'))).status).toBe(200);
    expect((await get(LOBBY, from('6.6.6.6, 203.0.113.7'))).status).toBe(429);
  }, 60_000);
});

test('each answer says what is left of the limit of its caller, whichever way it took', async () => {
  await warm(LOBBY, from('198.51.100.1'));
  const address = from('203.0.113.90');
  const ways = new Set<boolean>();
  for (let calls = 1; calls <= 20; calls += 1) {
    const { headers, isFast } = await get(LOBBY, address);
    ways.add(isFast);
    expect(Number(headers.get('ratelimit-limit'))).toBe(GENERAL_LIMIT.max);
    expect(Number(headers.get('ratelimit-remaining'))).toBe(GENERAL_LIMIT.max - calls);
    const reset = Number(headers.get('ratelimit-reset'));
    expect(reset).toBeGreaterThan(0);
    expect(reset).toBeLessThanOrEqual(60);
  }
  expect(ways).toContain(true);
});

test('an answer that the caller already has says it too', async () => {
  const { headers } = await warm(LOBBY, from('198.51.100.1'));
  const known = await get(LOBBY, {
    headers: { 'x-forwarded-for': '203.0.113.91', 'if-none-match': headers.get('etag')! },
  });
  expect([known.status, known.headers.get('ratelimit-remaining')]).toEqual([304, String(GENERAL_LIMIT.max - 1)]);
});

describe('maintenance', () => {
  test('of an area that another process begins closes what is hot within a second or two, and for admins alone it stays open', async () => {
    const { access_token: token } = await registerPlayer(app);
    await buildProduct(db);
    await warm('/api/products', { token });
    const admin = (await actors.tokenOf('admin')) ?? '';
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const plan = {
      message: '',
      planned_end: null,
      ends_itself: false,
      reason: '盘点',
      scope: 'shop',
      starts_at: at(60),
    };
    const planned = await call<{ id: string }>(app, {
      method: 'POST',
      url: '/api/admin/maintenance',
      token: admin,
      payload: plan,
    });
    const id = planned.body.data?.id ?? newId();
    await warm('/api/products', { token });
    await db
      .updateTable('maintenance_window')
      .set({ starts_at: at(-1) })
      .where('id', '=', id)
      .execute();
    await vi.waitFor(async () => expect((await get('/api/products', { token })).status).toBe(503), {
      timeout: 2_000,
      interval: 5,
    });
    expect((await get('/api/products', { token: admin })).status).toBe(200);
    const end = {
      method: 'POST',
      url: `/api/admin/maintenance/${id}/end`,
      token: admin,
      payload: { reason: '完成' },
    } as const;
    expect((await call(app, end)).status).toBe(200);
    expect((await get('/api/products', { token })).status).toBe(200);
  });
});

describe('an event', () => {
  test('without a delay is told to guests, players and staff alike, without the router', async () => {
    const event = await buildTournament(db, services, { players: 2, isOpen: true });
    const url = `${LOBBY}/${event.id}`;
    const guest = await warm(url);
    const referee = (await actors.tokenOf('referee')) ?? '';
    const { access_token: token } = await registerPlayer(app);
    for (const one of [token, referee]) expect((await warm(url, { token: one })).text).toBe(guest.text);
  });

  test('with a delay goes through the router, and guests are told what they may know', async () => {
    const event = await buildTournament(db, services, { players: 2, settings: { delay_seconds: 60 }, isOpen: true });
    await passTime(db, 62);
    const url = `${LOBBY}/${event.id}`;
    const referee = (await actors.tokenOf('referee')) ?? '';
    const status = ({ text }: { text: string }) =>
      (JSON.parse(text) as { data: { tournament: { status: string } } }).data.tournament.status;
    await services.tournaments.openCheckIn(event.referee, event.id, 600);
    for (let time = 0; time < 3; time += 1) {
      const [staff, guest] = [await get(url, { token: referee }), await get(url)];
      expect([status(staff), staff.isFast]).toEqual(['check_in', false]);
      expect([status(guest), guest.isFast]).toEqual(['registration', false]);
    }
  });
});

test('once the app closes, its last answers go through the router, which says that the connection ends', async () => {
  await warm(LOBBY, from('198.51.100.77'));
  app.server.prependOnceListener('request', () => void app.close());
  const answer = await get(LOBBY, from('198.51.100.77'));
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
});
