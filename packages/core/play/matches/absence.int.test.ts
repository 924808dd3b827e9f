import { randomBytes } from 'node:crypto';
import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import { readSince } from '@pailei/live/log';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import { inTransaction } from '@pailei/live/transaction';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildServices, buildTournament, silentPublisher } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { seatedMatch } from '../../../../tests/support/seat.ts';
import { createCallMailer } from '../../people/notifications/call-mails.ts';
import { createNotificationsService } from '../../people/notifications/notifications.service.ts';
import { createPushDelivery } from '../../people/push/push.delivery.ts';
import { createPushService } from '../../people/push/push.service.ts';
import { readPushKeys } from '../../people/push/push-keys.ts';
import { buildDevice, startPushService } from '../../people/push/push-service.fixture.ts';
import { createMailDelivery } from '../../site/mail/mail.delivery.ts';
import { createSmtp } from '../../site/mail/smtp.ts';
import { startMailServer } from '../../site/mail/smtp.fixture.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
const [pushService, mailServer] = await Promise.all([startPushService(), startMailServer()]);
afterAll(async () => {
  pushService.stop();
  mailServer.stop();
  await db.destroy();
});

const services = buildServices(db);
const { matches, clock } = services;
const now = () => new Date(Date.now() + clock.offsetMs).toISOString();
const pushKeys = readPushKeys(randomBytes(32).toString('base64url'), 'https://pailei.example');
const deps = { db, publisher: silentPublisher, now, pushKeys, postPublic: pushService.postPublic };
const push = createPushService(deps);
const pushDelivery = createPushDelivery(deps);
const inbox = createNotificationsService(deps);
const callMailer = createCallMailer({ db, publicUrl: 'https://pailei.example' });
const mailDelivery = createMailDelivery({
  db,
  now,
  send: createSmtp(mailServer.url, '牌擂 <no-reply@pailei.example>'),
});

beforeEach(() => {
  clock.offsetMs = 0;
  pushService.taken.length = 0;
  mailServer.received.length = 0;
});

/** Logs in on a phone that is pushed to. */
async function addPhone(player: Actor) {
  const session_id = newId();
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  await db.insertInto('session').values({ id: session_id, account_id: player.user_id, expires_at }).execute();
  const built = buildDevice();
  await push.subscribe({ ...player, session_id }, built.body);
  return built;
}

/** A match of two, in check-in: b is there. */
async function startMatch(prepare: (a: Actor) => Promise<unknown> = async () => undefined) {
  const { id, referee, players } = await buildTournament(db, services, { players: 2 });
  for (const player of players) await prepare(player);
  await services.tournaments.start(referee, id);
  const match = await seatedMatch(db, { id, players });
  await matches.act(match.sides.b, match.id, { type: 'ready' });
  return { ...match, referee };
}

const seriesOf = async (id: string) => (await matches.get(null, id)).series;

async function missDeadline(id: string): Promise<void> {
  const { due_at } = await seriesOf(id);
  if (due_at === null) throw new Error('the clock does not run');
  clock.offsetMs = Date.parse(due_at) - Date.now() + 1;
  await services.expireUnshown(id, due_at);
}

/** What the worker does with the jobs of the outbox. */
async function work(): Promise<void> {
  const jobs = await db.deleteFrom('outbox_job').returning(['name', 'payload']).execute();
  const idOf = (payload: unknown, field: string) => String(Reflect.get(payload as object, field));
  for (const { name, payload } of jobs) {
    if (name === 'send-push') await pushDelivery.deliver(idOf(payload, 'message_id'));
    if (name === 'mail-call') await callMailer.mail(idOf(payload, 'notification_id'));
  }
  const mails = await db.deleteFrom('outbox_job').where('name', '=', 'send-mail').returning('payload').execute();
  for (const { payload } of mails) await mailDelivery.deliver(idOf(payload, 'mail_id'));
}

const channelsOf = async ({ user_id }: Actor) =>
  (
    await db
      .selectFrom('call_delivery')
      .innerJoin('notification', 'notification.id', 'notification_id')
      .select('channel')
      .where('account_id', '=', user_id)
      .orderBy('channel')
      .execute()
  ).map(({ channel }) => channel);

describe('who does not come loses', () => {
  test('where the push was shown by a device with every tab closed', async () => {
    const phones = new Map<string, ReturnType<typeof buildDevice>>();
    const { id, sides } = await startMatch(async (player) => phones.set(player.user_id, await addPhone(player)));
    await work();
    const phone = phones.get(sides.a.user_id)!;
    const { receipt } = phone.decrypt(pushService.taken.find(({ path }) => path === phone.path)!);
    await push.shown({ receipt });
    expect(await channelsOf(sides.a)).toEqual(['push_sent', 'push_shown']);
    await missDeadline(id);
    expect(await seriesOf(id)).toMatchObject({ sides: { b: { wins: 1 } }, check_in_rung: 1 });
    await missDeadline(id);
    expect(await seriesOf(id)).toMatchObject({ status: 'forfeited', end_cause: 'no_show', winner: 'b' });
  });

  test('where the page of the match was open', async () => {
    const { id, sides } = await startMatch();
    await inbox.pageOpen(sides.a, id);
    await missDeadline(id);
    expect((await seriesOf(id)).sides.b.wins).toBe(1);
  });
});

describe('who does not come loses nothing', () => {
  const isAsked = async (id: string) => {
    expect(await seriesOf(id)).toMatchObject({ status: 'check_in', games: [], hold: { sides: ['a'] } });
    const row = await db.selectFrom('match').select('case_since').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.case_since).not.toBeNull();
    const opened = (await readSince(db, staffTopic.of(), 0, 1_000)).filter(({ t }) => t === 'case_opened');
    expect(opened.at(-1)?.p).toMatchObject({ case: { kind: 'absence', match_id: id, unreached: ['a'], next_game: 1 } });
  };

  test('where nothing reached them: a referee is asked, and the call goes out again', async () => {
    const { id, sides, referee } = await startMatch();
    await missDeadline(id);
    await isAsked(id);
    const calls = async () =>
      (await inbox.list(sides.a, { skip: 0, limit: 20, kind: 'match_ready' })).items.map(({ notice }) => notice);
    expect(await calls()).toMatchObject([{ match_id: id, due_at: (await seriesOf(id)).due_at }]);
    const inboxOfStaff = await inbox.list(referee, { skip: 0, limit: 20, kind: 'case_opened' });
    expect(inboxOfStaff.items[0]?.notice).toMatchObject({ case: 'absence', match_id: id, game_number: 0 });
  });

  test('where a push service took the push and no device showed it', async () => {
    const { id, sides } = await startMatch(addPhone);
    await work();
    expect(await channelsOf(sides.a)).toEqual(['push_sent']);
    await missDeadline(id);
    await isAsked(id);
  });

  test('where only a mail was sent', async () => {
    const { id, sides } = await startMatch(async (player) => {
      await db.updateTable('account').set({ email_verified_at: now() }).where('id', '=', player.user_id).execute();
      const settings = await inbox.settings(player);
      await inbox.saveSettings(player, { ...settings, match_ready: { ...settings.match_ready, mail: true } });
    });
    await work();
    expect(mailServer.received.map(({ to }) => to.join()).toSorted()).toHaveLength(2);
    expect(await channelsOf(sides.a)).toEqual(['mail']);
    await missDeadline(id);
    await isAsked(id);
  });
});

test('a call that arrives late starts the step from then, and the case is closed', async () => {
  const { id, sides } = await startMatch();
  await missDeadline(id);
  clock.offsetMs += 20_000;
  const [call] = (await inbox.list(sides.a, { skip: 0, limit: 1, kind: 'match_ready' })).items;
  await inbox.markDelivered(sides.a, { ids: [call?.id ?? ''], via: 'browser' });
  const shownAt = Date.parse(now());
  await missDeadline(id);
  const { due_at, hold, games } = await seriesOf(id);
  expect(hold).toBeUndefined();
  expect(games).toEqual([]);
  expect(Math.abs(Date.parse(due_at ?? '') - shownAt - 300_000)).toBeLessThan(2_000);
  expect((await readSince(db, staffTopic.of(), 0, 1_000)).at(-1)).toMatchObject({
    t: 'case_closed',
    p: { match_id: id, game_number: 0 },
  });
  await missDeadline(id);
  expect((await seriesOf(id)).sides.b.wins).toBe(1);
});

test('a referee answers an absence by a game loss, and nobody else is asked for it', async () => {
  const { id, referee } = await startMatch();
  await missDeadline(id);
  await matches.rule(referee, id, { type: 'give_game_loss', side: 'a', game_number: 1, reason: '电话联系不上' });
  const row = await db
    .selectFrom('match')
    .select(['case_since', 'due_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.case_since).toBeNull();
  expect(row.due_at).not.toBeNull();
});

test('two clocks at once ask once', async () => {
  const { id } = await startMatch();
  const { due_at } = await seriesOf(id);
  clock.offsetMs = Date.parse(due_at ?? '') - Date.now() + 1;
  await Promise.all([1, 2].map(() => services.expireUnshown(id, due_at ?? '')));
  expect(await seriesOf(id)).toMatchObject({ hold: { times: 1 } });
});

test('a match that a referee reopens calls its players anew: what reached them before counts no more', async () => {
  const { id, sides, referee } = await startMatch();
  await inbox.pageOpen(sides.a, id);
  await missDeadline(id);
  await missDeadline(id);
  clock.offsetMs += 60_000;
  await matches.rule(referee, id, { type: 'reopen', reason: '赛点网络中断' });
  const roundOf = async () =>
    (
      await db
        .selectFrom('notification')
        .select('round')
        .where('account_id', '=', sides.a.user_id)
        .where('kind', '=', 'match_ready')
        .executeTakeFirstOrThrow()
    ).round;
  expect(await roundOf()).toBe(1);
  await missDeadline(id);
  expect(await seriesOf(id)).toMatchObject({ status: 'check_in', hold: { sides: ['a'] } });
});

test('a failure in the middle leaves neither case nor call', async () => {
  const { id, sides } = await startMatch();
  const { due_at } = await seriesOf(id);
  clock.offsetMs = Date.parse(due_at ?? '') - Date.now() + 1;
  const failing = inTransaction({ db, publisher: silentPublisher }, async (trx, log) => {
    await matches.expire({ trx, log, now: now() }, { id, due_at: due_at ?? '' });
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect((await seriesOf(id)).hold).toBeUndefined();
  const row = await db
    .selectFrom('notification')
    .select('round')
    .where('account_id', '=', sides.a.user_id)
    .where('kind', '=', 'match_ready')
    .executeTakeFirstOrThrow();
  expect(row.round).toBe(0);
});
