import { dashboardTopic, type DashboardView, type QueueView } from '@pailei/contracts/site/dashboard/dashboard.topic';
import { createDatabase } from '@pailei/db/client';
import { runTransaction } from '@pailei/db/tx';
import { readSince } from '@pailei/live/log';
import { buildAccount, buildServices, buildTournament, silentPublisher } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { buildBuyer, buildProduct, ordersOf, purchase } from '@pailei/tests/support/shop';
import { afterAll, expect, test } from 'vitest';
import { TARGET_NAMES, topicRegistry } from '../../features/features.ts';
import { createDashboardService } from './dashboard.service.ts';
import { countMetrics } from './metrics.repository.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const clock = { offsetMs: 0 };
const now = () => new Date(Date.now() + clock.offsetMs).toISOString();
const dashboard = createDashboardService({ db, publisher: silentPublisher, now, targetNames: TARGET_NAMES });
const readDashboard = () =>
  runTransaction(db, (trx) => topicRegistry['admin']!.snapshot(trx, undefined, 'head')) as Promise<DashboardView>;
const services = buildServices(db);

const queue = (changes: Partial<QueueView> = {}): QueueView => ({
  seen_at: now(),
  waiting: 0,
  active: 0,
  delayed: 0,
  next: [],
  ...changes,
});
const logged = async () => (await readSince(db, dashboardTopic.of(), 0, 1_000)).map(({ t }) => t);

test('before anybody counted there is nothing, not zero', async () => {
  expect(await readDashboard()).toEqual({ figures: null, queue: null, card_import_id: null });
});

test('what changed is logged, what is the same is not', async () => {
  await dashboard.refresh(queue());
  expect(await logged()).toEqual(['figures_changed', 'queue_changed']);
  await dashboard.refresh(queue());
  expect(await logged()).toHaveLength(2);
  await buildAccount(db);
  await dashboard.refresh(queue());
  expect((await logged()).slice(2)).toEqual(['figures_changed']);
  await dashboard.refresh(queue({ delayed: 1, next: [{ name: 'match-due', job_key: 'k', run_at: now() }] }));
  expect((await logged()).slice(3)).toEqual(['queue_changed']);
});

test('a queue that can not be asked leaves what was seen of it, and its age', async () => {
  const before = (await readDashboard()).queue;
  await buildAccount(db);
  await dashboard.refresh(null);
  const after = await readDashboard();
  expect(after.queue).toEqual(before);
  expect(after.figures?.users_new_today).toBeGreaterThan(0);
});

test('two workers at once log a change once', async () => {
  await buildAccount(db);
  const before = (await logged()).length;
  const same = queue({ seen_at: (await readDashboard()).queue!.seen_at, delayed: 7 });
  await Promise.all([dashboard.refresh(same), dashboard.refresh(same)]);
  expect((await logged()).slice(before).toSorted()).toEqual(['figures_changed', 'queue_changed']);
});

test('a tournament and its open matches are counted, also its round', async () => {
  const { id, referee } = await buildTournament(db, services, { players: 4 });
  await services.tournaments.start(referee, id);
  const figures = await countMetrics(db, now());
  expect(figures).toMatchObject({ tournaments_running: 1, disputes_open: 0, oldest_dispute_at: null });
  const { tournaments, days, audit } = await dashboard.get();
  expect(tournaments).toEqual([
    expect.objectContaining({ id, round: 1, matches_over: 0, disputes: 0, matches_all: 2 }),
  ]);
  expect(days).toHaveLength(14);
  expect(days.at(-1)?.registrations).toBeGreaterThan(4);
  expect(audit[0]).toMatchObject({ action: 'tournament.start' });
});

test('entries wait for a decision while one can be made, not once the event is under way or cancelled', async () => {
  const pending = async () => (await countMetrics(db, now())).registrations_pending;
  const build = () =>
    buildTournament(db, services, { players: 3, checkedIn: 0, settings: { approval_required: true } });
  const [started, cancelled] = [await build(), await build()];
  expect(await pending()).toBe(6);
  await services.tournaments.cancel(cancelled.admin, cancelled.id, '停电');
  expect(await pending()).toBe(3);
  const { participants } = (await services.tournaments.get(started.admin, started.id)).tournament;
  for (const player of started.players.slice(0, 2)) {
    const entry = Object.values(participants).find(({ user_id }) => user_id === player.user_id);
    await services.tournaments.approve(started.admin, started.id, entry!.id);
    await services.tournaments.checkIn(player, started.id);
  }
  expect(await pending()).toBe(1);
  await services.tournaments.start(started.referee, started.id);
  expect(await pending()).toBe(0);
});

test('the shop is counted: what waits, what was spent today and stands, what runs out', async () => {
  const orders = ordersOf(db);
  const buyer = await buildBuyer(db);
  const product = await buildProduct(db, { price: 30, stock: 14 });
  await buildProduct(db, { stock: 0, is_active: false });
  const before = await countMetrics(db, now());
  expect(before).toMatchObject({
    orders_pending: 0,
    oldest_pending_order_at: null,
    products_low: 0,
    shop_disagreements: 0,
  });
  const first = await orders.place(purchase(buyer, product, { quantity: 3 }));
  const second = await orders.place(purchase(buyer, product));
  await orders.cancel(buyer, second.id);
  await db
    .insertInto('shop_check')
    .values({ id: first.id, checked_at: now(), ledger: 1, stock: 0, orders: 2, findings: '[]', incident_id: null })
    .execute();
  expect(await countMetrics(db, now())).toMatchObject({
    orders_pending: 1,
    oldest_pending_order_at: first.created_at,
    orders_today: 2,
    points_spent_today: 90,
    products_low: 0,
    shop_disagreements: 3,
  });
  await orders.place(purchase(buyer, product));
  expect(await countMetrics(db, now())).toMatchObject({ products_low: 1 });
});

test('yesterday is not today', async () => {
  clock.offsetMs = 48 * 3_600_000;
  expect(await countMetrics(db, now())).toMatchObject({ users_new_today: 0, matches_today: 0 });
  clock.offsetMs = 0;
});
