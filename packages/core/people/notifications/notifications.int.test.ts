import type { Notice } from '@pailei/contracts/features/notice-text';
import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { readSince, type LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { inTransaction } from '@pailei/live/transaction';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, buildServices, buildTournament, silentPublisher } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { readReached } from '../../site/deliveries/reached.reads.ts';
import { recordArrival } from '../../site/deliveries/record-arrival.ts';
import { remindPlayers } from './match-ready.ts';
import { trimNotifications } from './notifications.sweep.ts';
import { createNotificationsService } from './notifications.service.ts';
import { notify } from './notify.ts';
import type { NewNotification } from './new-notification.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const clock = { now: () => new Date().toISOString() };
const deps = { db, publisher: silentPublisher, now: () => clock.now() };
const inbox = createNotificationsService(deps);
const services = buildServices(db);

const PAGE = { skip: 0, limit: 20 };
const expertNotice: Notice = { kind: 'expert_answered', answer: 'approved', reason: null };

let player: Actor;
let outsider: Actor;
beforeEach(async () => {
  clock.now = () => new Date().toISOString();
  player = await buildAccount(db);
  outsider = await buildAccount(db);
});

const send = (...items: NewNotification[]) => inTransaction(deps, (trx: Trx, log: LiveLog) => notify(trx, log, items));
const notificationOf = (account_id: string, dedupe_key: string, notice: Notice = expertNotice): NewNotification => ({
  account_id,
  dedupe_key,
  notice,
});

const eventsOf = async (actor: Actor, type: string) =>
  (await readSince(db, personalTopic.of(actor.user_id), 0, 100)).filter(({ t }) => t === type).map(({ p }) => p);

async function sendTwo(): Promise<[string, string]> {
  await send(notificationOf(player.user_id, 'first'), notificationOf(player.user_id, 'second'));
  const { items } = await inbox.list(player, PAGE);
  return items.map(({ id }) => id) as [string, string];
}

describe('a notice', () => {
  test('lands in the inbox of its owner alone, and is on their topic', async () => {
    await send(notificationOf(player.user_id, 'expert'));
    const { items, total, unread } = await inbox.list(player, PAGE);
    expect({ total, unread }).toEqual({ total: 1, unread: 1 });
    expect(items).toMatchObject([{ notice: expertNotice, read_at: null, delivered_at: null }]);
    expect(await eventsOf(player, 'notification_created')).toEqual([{ notification: items[0] }]);
    expect(await inbox.list(outsider, PAGE)).toMatchObject({ items: [], total: 0, unread: 0 });
  });

  test('comes once under one key, whoever tells it and how often', async () => {
    await send(notificationOf(player.user_id, 'expert'), notificationOf(outsider.user_id, 'expert'));
    await Promise.all([send(notificationOf(player.user_id, 'expert')), send(notificationOf(player.user_id, 'expert'))]);
    expect((await inbox.list(player, PAGE)).total).toBe(1);
    expect((await inbox.list(outsider, PAGE)).total).toBe(1);
    expect(await eventsOf(player, 'notification_created')).toHaveLength(1);
  });

  test('is not there when its cause was rolled back', async () => {
    const failed = inTransaction(deps, async (trx, log) => {
      await notify(trx, log, [notificationOf(player.user_id, 'expert')]);
      throw new Error('the cause failed');
    });
    await expect(failed).rejects.toThrow('the cause failed');
    expect((await inbox.list(player, PAGE)).total).toBe(0);
    expect(await eventsOf(player, 'notification_created')).toEqual([]);
  });

  test('never goes to a demo account', async () => {
    await db.updateTable('account').set({ is_demo: true }).where('id', '=', player.user_id).execute();
    await send(notificationOf(player.user_id, 'expert'));
    expect((await inbox.list(player, PAGE)).total).toBe(0);
    expect(await eventsOf(player, 'notification_created')).toEqual([]);
  });

  test('is kept for 90 days', async () => {
    await sendTwo();
    const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000).toISOString();
    await trimNotifications(db, days(89));
    expect((await inbox.list(player, PAGE)).total).toBe(2);
    await trimNotifications(db, days(91));
    expect((await inbox.list(player, PAGE)).total).toBe(0);
  });
});

describe('the inbox', () => {
  test('shows the newest first, by page, by kind, and the unread alone', async () => {
    const [newest, oldest] = await sendTwo();
    const stalled: Notice = { kind: 'event_stalled', tournament_id: newId(), tournament_name: '周末公开赛' };
    await send(notificationOf(player.user_id, 'stalled', stalled));
    expect((await inbox.list(player, { skip: 1, limit: 1 })).items.map(({ id }) => id)).toEqual([newest]);
    expect(await inbox.list(player, { ...PAGE, kind: 'event_stalled' })).toMatchObject({ total: 1, unread: 3 });
    await inbox.markRead(player, { ids: [newest] });
    const unread = await inbox.list(player, { ...PAGE, unread: 'true', kind: 'expert_answered' });
    expect(unread.items.map(({ id }) => id)).toEqual([oldest]);
    expect((await inbox.list(player, { ...PAGE, unread: 'false' })).total).toBe(1);
  });

  test('marks some or all as read, and says so to the other windows once', async () => {
    const [first] = await sendTwo();
    expect(await inbox.markRead(player, { ids: [first] })).toEqual({ unread: 1 });
    expect(await inbox.markRead(player, { ids: [first] })).toEqual({ unread: 1 });
    expect(await inbox.markRead(player, { all: true })).toEqual({ unread: 0 });
    expect(await eventsOf(player, 'notifications_read')).toEqual([
      { ids: [first], unread: 1 },
      { ids: null, unread: 0 },
    ]);
  });

  test('is nobody else’s to mark: their ids change nothing', async () => {
    const ids = await sendTwo();
    expect(await inbox.markRead(outsider, { ids })).toEqual({ unread: 0 });
    await inbox.markRead(outsider, { all: true });
    await inbox.markDelivered(outsider, { ids, via: 'inbox' });
    const { items, unread } = await inbox.list(player, PAGE);
    expect(unread).toBe(2);
    expect(items.map(({ delivered_at }) => delivered_at)).toEqual([null, null]);
  });
});

describe('a receipt', () => {
  test('is recorded once: the first that says it was shown', async () => {
    const [first, second] = await sendTwo();
    clock.now = () => '2030-01-01T10:00:00.000Z';
    await inbox.markDelivered(player, { ids: [first], via: 'browser' });
    clock.now = () => '2030-01-01T11:00:00.000Z';
    await inbox.markDelivered(player, { ids: [first, second], via: 'inbox' });
    const rows = await db
      .selectFrom('notification')
      .select(['id', 'delivered_at', 'delivered_via'])
      .where('account_id', '=', player.user_id)
      .orderBy('delivered_at')
      .execute();
    expect(rows).toEqual([
      { id: first, delivered_at: '2030-01-01T10:00:00.000Z', delivered_via: 'browser' },
      { id: second, delivered_at: '2030-01-01T11:00:00.000Z', delivered_via: 'inbox' },
    ]);
  });
});

describe('settings', () => {
  test('come as they are until they are changed, and the change reaches the other windows', async () => {
    const settings = await inbox.settings(player);
    expect(settings.match_ready).toEqual({ toast: true, browser: true, sound: true, mail: false });
    expect(settings.points_changed).toEqual({ toast: true, browser: false, sound: false });
    const quiet = { ...settings, match_ready: { toast: true, browser: false, sound: false, mail: true } };
    await inbox.saveSettings(player, quiet);
    await inbox.saveSettings(player, quiet);
    expect(await inbox.settings(player)).toEqual(quiet);
    expect(await inbox.settings(outsider)).toEqual(settings);
    expect((await eventsOf(player, 'notification_settings_changed'))[0]).toEqual({ settings: quiet });
  });

  test('that a page from before there were mails saves leave the mails as they are', async () => {
    const settings = await inbox.settings(player);
    await inbox.saveSettings(player, { ...settings, match_ready: { ...settings.match_ready, mail: true } });
    const { mail: _, ...known } = settings.match_ready;
    await inbox.saveSettings(player, { ...settings, match_ready: known });
    expect((await inbox.settings(player)).match_ready.mail).toBe(true);
  });
});

describe('a call to a match', () => {
  beforeEach(() => inTransaction(deps, (trx) => trx.deleteFrom('notification').execute()));

  const inSeconds = (seconds: number) => {
    const at = new Date(Date.now() + seconds * 1_000).toISOString();
    clock.now = () => at;
  };

  async function startMatch() {
    const built = await buildTournament(db, services, { players: 2 });
    await services.tournaments.start(built.referee, built.id);
    const [match] = await db.selectFrom('match').select('id').where('tournament_id', '=', built.id).execute();
    const [a, b] = built.players as [Actor, Actor];
    return { id: match?.id ?? '', a, b };
  }

  const idOfCall = async (actor: Actor) =>
    (await inbox.list(actor, { ...PAGE, kind: 'match_ready' })).items[0]?.id ?? '';

  const arrivalsOf = (actor: Actor) =>
    db
      .selectFrom('call_delivery')
      .innerJoin('notification', 'notification.id', 'call_delivery.notification_id')
      .select(['call_delivery.round', 'channel', 'at'])
      .where('account_id', '=', actor.user_id)
      .orderBy('at')
      .orderBy('channel')
      .execute();
  const reachedIn = async (id: string) => {
    const { state } = await db.selectFrom('match').select('state').where('id', '=', id).executeTakeFirstOrThrow();
    return readReached(db, { id, since: state.check_in_at, now: new Date().toISOString() });
  };
  const sideOf = async (id: string, actor: Actor) =>
    (
      await db
        .selectFrom('match_seat')
        .select('side')
        .where('match_id', '=', id)
        .where('account_id', '=', actor.user_id)
        .executeTakeFirstOrThrow()
    ).side;

  test('keeps the first moment of each channel, and reaches its player by the first that shows it', async () => {
    const { id, a, b } = await startMatch();
    const side = await sideOf(id, a);
    expect(await reachedIn(id)).toEqual({ a: null, b: null });
    const ids = [await idOfCall(a)];
    inSeconds(10);
    const shownAt = clock.now();
    await Promise.all([1, 2].map(() => inbox.markDelivered(a, { ids, via: 'browser' })));
    inSeconds(20);
    await inbox.markDelivered(a, { ids, via: 'browser' });
    await inbox.markRead(a, { ids });
    expect(await arrivalsOf(a)).toEqual([
      { round: 0, channel: 'browser', at: shownAt },
      { round: 0, channel: 'seen', at: clock.now() },
    ]);
    expect((await reachedIn(id))[side]).toBe(shownAt);
    expect(await arrivalsOf(b)).toEqual([]);
  });

  test('is known to whoever has the page of the match open, and to nobody by the page of others', async () => {
    const { id, a, b } = await startMatch();
    inSeconds(5);
    await inbox.pageOpen(a, id);
    expect(await arrivalsOf(a)).toEqual([{ round: 0, channel: 'page', at: clock.now() }]);
    expect(await arrivalsOf(b)).toEqual([]);
    await expect(inbox.pageOpen(outsider, id)).rejects.toMatchObject({ status: 404 });
  });

  test('does not reach anybody by what only was sent', async () => {
    const { id, a } = await startMatch();
    const notification_ids = [await idOfCall(a)];
    for (const channel of ['push_sent', 'mail'] as const)
      await recordArrival(db, { notification_ids, channel, now: clock.now() });
    expect(await reachedIn(id)).toEqual({ a: null, b: null });
  });

  test('of another check-in reaches nobody in this one', async () => {
    const { id, a } = await startMatch();
    await recordArrival(db, {
      notification_ids: [await idOfCall(a)],
      channel: 'card',
      now: '2020-01-01T00:00:00.000Z',
    });
    expect(await reachedIn(id)).toEqual({ a: null, b: null });
  });

  test('reaches robots of the demo without any', async () => {
    const { id, a } = await startMatch();
    await db.updateTable('account').set({ is_demo: true }).where('id', '=', a.user_id).execute();
    expect((await reachedIn(id))[await sideOf(id, a)]).not.toBeNull();
  });

  test('is sent again each minute until it is seen, ten times at most', async () => {
    const { id, a, b } = await startMatch();
    await inbox.markDelivered(a, { ids: [await idOfCall(a)], via: 'notification' });
    inSeconds(50);
    expect(await remindPlayers(deps)).toBe(0);
    inSeconds(70);
    const counts = await Promise.all([remindPlayers(deps), remindPlayers(deps)]);
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(await remindPlayers(deps)).toBe(0);
    expect(await eventsOf(a, 'notification_created')).not.toContainEqual(
      expect.objectContaining({ is_reminder: true }),
    );
    expect((await eventsOf(b, 'notification_created')).at(-1)).toMatchObject({
      is_reminder: true,
      round: 1,
      notification: { id: await idOfCall(b), notice: { kind: 'match_ready', match_id: id } },
    });
    for (let minute = 2; minute < 15; minute += 1) {
      inSeconds(minute * 70);
      await remindPlayers(deps);
    }
    const rounds = (await eventsOf(b, 'notification_created')).map((event) => (event as { round?: number }).round);
    expect(rounds.filter((round) => round !== undefined)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('that a device showed is sent again while nobody has looked', async () => {
    const { b, a } = await startMatch();
    for (const one of [a, b]) await inbox.markDelivered(one, { ids: [await idOfCall(one)], via: 'browser' });
    inSeconds(70);
    expect(await remindPlayers(deps)).toBe(2);
  });

  test('is not sent again to who is ready, nor once the match no longer gathers its players', async () => {
    const { id, a, b } = await startMatch();
    await services.matches.act(a, id, { type: 'ready' });
    inSeconds(70);
    expect(await remindPlayers(deps)).toBe(1);
    await services.matches.act(b, id, { type: 'ready' });
    inSeconds(140);
    expect(await remindPlayers(deps)).toBe(0);
  });
});
