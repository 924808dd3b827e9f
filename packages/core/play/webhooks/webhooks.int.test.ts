import type { WebhookBody } from '@pailei/contracts/play/webhooks/webhook-body';
import { webhooksTopic } from '@pailei/contracts/play/webhooks/webhooks.topic';
import { onWorkLeft } from '@pailei/db/work-left';
import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildTournament, type BuiltTournament } from '../../../../tests/support/builders.ts';
import { asOwner } from '../../../../tests/support/fixtures.ts';
import { passTime } from '../../../../tests/support/pass-time.ts';
import { playMatch } from '../../../../tests/support/play-match.ts';
import { postTo, useReceiver } from './receiver.fixture.ts';
import { trimDeliveries } from './webhooks.sweep.ts';
import { useWebhooks } from './webhooks.fixture.ts';

const { db, services, webhooks, log, admin, faults, sender, deliverAll, register, statusOf } = await useWebhooks();
const receiver = await useReceiver();
const worker = sender(postTo(receiver.port));
const OF_ONE_ROUND = { stages: [{ type: 'swiss', rounds: 1, best_of: 1 }], bans: 0, shield: false } as const;
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer = (_request, response) => response.writeHead(204).end();
  services.clock.offsetMs = 0;
  await db.deleteFrom('webhook').execute();
  await db.deleteFrom('notification').execute();
});

const bodies = () => receiver.received.map(({ body }) => JSON.parse(body) as WebhookBody);
const types = () => bodies().map(({ type }) => type);
const versions = () => bodies().map((body) => (body.type === 'test' ? 0 : body.version));
const build = (settings: object = {}) =>
  buildTournament(db, services, { players: 2, settings: { ...OF_ONE_ROUND, ...settings } });

async function matchOf({ id }: BuiltTournament): Promise<string> {
  const rows = db.selectFrom('match').select('id').where('tournament_id', '=', id).orderBy('created_at', 'desc');
  return (await rows.executeTakeFirstOrThrow()).id;
}

/** From the check-in to the end. */
async function playEvent(built: BuiltTournament): Promise<void> {
  await services.tournaments.start(built.referee, built.id);
  await playMatch(db, services, built, { id: await matchOf(built), winner: 'a' });
  await services.tournamentClock.advance(built.id);
}

describe('an event', () => {
  test('is told from its publication to its end, in order and once, with names and signature', async () => {
    const { secret } = await register();
    const built = await build();
    await playEvent(built);
    await deliverAll(worker, sender(postTo(receiver.port)));
    expect(types()).toEqual([
      'event.published',
      'check_in.opened',
      'event.started',
      'round.started',
      'match.finished',
      'stage.finished',
      'event.finished',
    ]);
    expect(versions()).toEqual(versions().toSorted((a, b) => a - b));
    const finished = bodies()[4];
    expect(finished).toMatchObject({
      event: { id: built.id, name: '测试赛', url: `https://pailei.example/solo-tournaments/${built.id}` },
      data: { match: { stage: 1, round: 1, table: 1, winner: 'a', wins_a: 1, wins_b: 0, status: 'finished' } },
    });
    const names = built.players.map(({ username }) => username).toSorted();
    const sides = finished?.type === 'match.finished' ? [finished.data.match.a, finished.data.match.b] : [];
    expect(sides.map(({ name }) => name).toSorted()).toEqual(names);
    for (const { headers, body } of receiver.received) {
      const key = Buffer.from(secret.slice(6), 'base64');
      const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
      expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(text).digest('base64')}`);
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(7);
    await deliverAll(worker);
    expect(receiver.received).toHaveLength(7);
    expect(faults).toEqual([]);
  });

  test('is told by two workers at once only once', async () => {
    await register();
    await build();
    await Promise.all([log.tick(), log.tick(), log.tick()]);
    const { items } = await webhooks.deliveries({ skip: 0, limit: 50 });
    expect(items.map(({ type }) => type).toSorted()).toEqual(['check_in.opened', 'event.published']);
    await deliverAll(worker, sender(postTo(receiver.port)), sender(postTo(receiver.port)));
    expect(types()).toEqual(['event.published', 'check_in.opened']);
  });

  test('that is delayed is told as late as guests are shown it', async () => {
    await register({ types: ['event.started', 'match.finished', 'event.finished'] });
    const built = await build({ delay_seconds: 120 });
    await playEvent(built);
    await deliverAll(worker);
    expect(types()).toEqual([]);
    await passTime(db, 120);
    await deliverAll(worker);
    expect(types()).toEqual(['event.started', 'match.finished', 'event.finished']);
  });

  test('tells a changed result as a correction', async () => {
    await register({ types: ['match.finished', 'result.corrected'] });
    const built = await build();
    await playEvent(built);
    const correction = { type: 'correct_game', game_number: 1, result: 'b', reason: '看错了' } as const;
    await services.matches.rule(built.referee, await matchOf(built), correction, { force: true });
    await services.tournamentClock.advance(built.id);
    await deliverAll(worker);
    expect(types().slice(0, 2)).toEqual(['match.finished', 'result.corrected']);
    expect(bodies()[1]).toMatchObject({ data: { match: { winner: 'b' } } });
    expect(types().filter((type) => type === 'match.finished')).toHaveLength(1);
  });

  test('reaches only targets that asked for it, and nothing from before they did', async () => {
    const before = await build();
    const other = await build();
    await register({ types: ['event.started'], tournament_id: before.id });
    for (const { referee, id } of [before, other]) await services.tournaments.start(referee, id);
    await deliverAll(worker);
    expect(bodies()).toMatchObject([{ type: 'event.started', event: { id: before.id } }]);
  });

  test('that is a draft, or was cancelled as one, is not told', async () => {
    await register();
    const built = await build();
    const { settings, times } = (await services.tournaments.get(null, built.id)).tournament;
    const draft = { name: '草稿赛', description: '', stream_url: null, capacity: 8, settings, times };
    const { tournament } = await services.tournaments.create(admin, draft as never);
    await services.tournaments.cancel(admin, tournament.id, '不办了');
    await deliverAll(worker);
    expect(JSON.stringify(bodies())).not.toContain('草稿赛');
  });
});

describe('the pages that are open', () => {
  const told = async () => {
    const rows = await db
      .selectFrom('live_event')
      .select(['type', 'payload'])
      .where('topic', '=', webhooksTopic.of())
      .orderBy('version')
      .execute();
    return rows.map(({ type, payload }) => [type, payload] as const);
  };

  test('learn of every change by an admin, and of no secret', async () => {
    const before = (await told()).length;
    const { webhook, secret } = await register();
    const { id } = webhook;
    await webhooks.pause(admin, id);
    await webhooks.resume(admin, id, { skips_waiting: true });
    const { secret: renewed } = await webhooks.renewSecret(admin, id);
    await expect(webhooks.resume(admin, id, { skips_waiting: false })).rejects.toMatchObject({ status: 409 });
    await webhooks.remove(admin, id);
    const events = (await told()).slice(before);
    expect(events).toEqual(Array.from({ length: 5 }, () => ['webhook_changed', { webhook_id: id }]));
    for (const hidden of [secret, renewed, 'hooks.example']) expect(JSON.stringify(events)).not.toContain(hidden);
  });

  test('learn of what waits and of how each try ended, once, whoever sends', async () => {
    const { webhook } = await register({ types: ['event.published'] });
    const before = (await told()).length;
    await build();
    await Promise.all([log.tick(), log.tick()]);
    const waiting = (await told()).slice(before);
    expect(waiting).toEqual([['deliveries_changed', { webhook_id: webhook.id }]]);
    receiver.answer = (_request, response) => response.writeHead(500).end();
    await deliverAll(worker, sender(postTo(receiver.port)));
    expect((await told()).slice(before)).toHaveLength(2);
    receiver.answer = (_request, response) => response.writeHead(204).end();
    services.clock.offsetMs += 5_000;
    await deliverAll(worker);
    expect((await told()).slice(before)).toHaveLength(3);
    expect((await webhooks.deliveries({ skip: 0, limit: 1 })).items).toMatchObject([{ state: 'delivered' }]);
  });

  test('learn of nothing where the outcome could not be written', async () => {
    await register({ types: ['event.published'] });
    await build();
    await log.tick();
    const before = (await told()).length;
    await asOwner(db, (owner) =>
      sql`alter table webhook_delivery add constraint no_outcome check (state <> 'delivered') not valid`.execute(owner),
    );
    await deliverAll(worker);
    await asOwner(db, (owner) => sql`alter table webhook_delivery drop constraint no_outcome`.execute(owner));
    expect((await told()).slice(before)).toEqual([]);
    expect(faults.splice(0).map(({ message }) => message)).toMatchObject([expect.stringContaining('no_outcome')]);
  });
});

describe('a target that fails', () => {
  test('is sent nothing later until the first message has arrived', async () => {
    const { webhook } = await register();
    await build();
    receiver.answer = (_request, response) => response.writeHead(500).end();
    await deliverAll(worker);
    expect(types()).toEqual(['event.published']);
    const [first] = await waiting(webhook.id);
    expect(first).toMatchObject({ attempts: 1, answered_status: 500, error: '对方回应 500' });
    receiver.answer = (_request, response) => response.writeHead(200).end();
    services.clock.offsetMs += 5_000;
    await deliverAll(worker);
    expect(types()).toEqual(['event.published', 'event.published', 'check_in.opened']);
    const [once, again] = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(again).toBe(once);
  });

  test('for a day is disabled, the admins are notified once, and what happened is sent in order when it is resumed', async () => {
    const { webhook } = await register();
    const built = await build();
    receiver.answer = (_request, response) => response.writeHead(500).end();
    for (let hours = 0; hours < 26; hours++) {
      await deliverAll(worker, sender(postTo(receiver.port)));
      services.clock.offsetMs += HOUR_MS;
    }
    expect(await statusOf(webhook.id)).toBe('disabled');
    const notices = await db.selectFrom('notification').select(['account_id', 'notice']).execute();
    const own = notices.filter(({ account_id }) => account_id === admin.user_id);
    expect(own.map(({ notice }) => notice)).toEqual([
      { kind: 'webhook_disabled', webhook_id: webhook.id, webhook_name: '机器人' },
    ]);
    const audited = db.selectFrom('audit_log').select('action').where('target_id', '=', webhook.id);
    expect((await audited.orderBy('id').execute()).map(({ action }) => action)).toEqual([
      'webhook.create',
      'webhook.disable',
    ]);
    await services.tournaments.start(built.referee, built.id);
    receiver.received.length = 0;
    receiver.answer = (_request, response) => response.writeHead(200).end();
    await deliverAll(worker);
    expect(types()).toEqual([]);
    await webhooks.resume(admin, webhook.id, { skips_waiting: false });
    await deliverAll(worker);
    expect(types()).toEqual(['event.published', 'check_in.opened', 'event.started', 'round.started']);
  });

  test('may be resumed without what it missed', async () => {
    const { webhook } = await register();
    await build();
    await webhooks.pause(admin, webhook.id);
    await deliverAll(worker);
    expect(await webhooks.resume(admin, webhook.id, { skips_waiting: true })).toMatchObject({ waiting: 0 });
    await deliverAll(worker);
    expect(types()).toEqual([]);
  });

  test('that redirects inside is not followed', async () => {
    const { webhook } = await register();
    await build();
    receiver.answer = (_request, response) =>
      response.writeHead(307, { location: 'https://169.254.169.254/latest' }).end();
    await deliverAll(worker);
    expect(receiver.received).toHaveLength(1);
    expect((await waiting(webhook.id))[0]?.error).toBe('对方要求转到别的地址（307），没有跟随');
  });

  test('whose name leads inside is never called', async () => {
    const { webhook } = await register();
    await build();
    await deliverAll(sender(postTo(receiver.port, { 'hooks.example': '10.0.0.7' })));
    expect(receiver.received).toEqual([]);
    expect((await waiting(webhook.id))[0]?.error).toBe('地址不在公网上，没有发送');
  });

  test('is due again when its next try is, and each change wakes whoever sends', async () => {
    const woken = new Set<string>();
    onWorkLeft(db, (names) => names.forEach((name) => woken.add(name)));
    await log.tick();
    expect([await worker.nextDue(), log.nextDue()]).toEqual([null, null]);
    const { webhook } = await register();
    expect([...woken].toSorted()).toEqual(['webhook-log', 'webhook-sender']);
    receiver.answer = (_request, response) => response.writeHead(500).end();
    await build();
    woken.clear();
    await log.tick();
    expect(woken).toContain('webhook-sender');
    expect(log.nextDue()).not.toBeNull();
    woken.clear();
    await deliverAll(worker);
    expect(woken).toContain('webhook-sender');
    const [oldest] = await waiting(webhook.id);
    expect(await worker.nextDue()).toBe(oldest?.next_try_at);
  });

  test('by hanging is cut, and holds up no other', async () => {
    const { webhook } = await register({ url: 'https://hooks.example/hangs' });
    await register({ url: 'https://hooks.example/fine' });
    await build();
    receiver.answer = ({ url }, response) => {
      if (url === '/fine') response.writeHead(200).end();
    };
    await log.tick();
    await worker.tick();
    await expect.poll(() => receiver.received.filter(({ url }) => url === '/hangs').length).toBe(1);
    await expect
      .poll(async () => {
        await worker.tick();
        return receiver.received.filter(({ url }) => url === '/fine').length;
      })
      .toBe(2);
    await worker.drained();
    const [hung] = await waiting(webhook.id);
    expect(hung).toMatchObject({ answered_status: null, error: '10 秒内没有回应' });
    expect(hung?.took_ms).toBeGreaterThanOrEqual(10_000);
  }, 30_000);

  const waiting = async (webhook_id: string) => {
    const { items } = await webhooks.deliveries({ skip: 0, limit: 50, webhook_id, state: 'waiting' });
    return items.toReversed();
  };
});

describe('an admin', () => {
  test('tests a target once, whatever it answers, also while it is paused', async () => {
    const { webhook } = await register();
    await webhooks.pause(admin, webhook.id);
    receiver.answer = (_request, response) => response.writeHead(404).end();
    const { id } = await webhooks.test(admin, webhook.id);
    await expect(webhooks.test(admin, webhook.id)).rejects.toMatchObject({ code: 'delivery_waiting' });
    await deliverAll(worker);
    await deliverAll(worker);
    expect(types()).toEqual(['test']);
    expect(await webhooks.delivery(id)).toMatchObject({ state: 'skipped', attempts: 1, answered_status: 404 });
  });

  test('sends a message again, with the same id and body', async () => {
    await register();
    await build();
    await deliverAll(worker);
    const { items } = await webhooks.deliveries({ skip: 0, limit: 50 });
    const first = items.find(({ type }) => type === 'event.published');
    await webhooks.replay(admin, first?.id ?? '');
    await expect(webhooks.replay(admin, first?.id ?? '')).rejects.toMatchObject({ code: 'delivery_waiting' });
    await deliverAll(worker);
    expect(types()).toEqual(['event.published', 'check_in.opened', 'event.published']);
    const [one, , again] = receiver.received;
    expect([again?.body, again?.headers['webhook-id']]).toEqual([one?.body, one?.headers['webhook-id']]);
  });

  test('renews the secret, after which the old one signs nothing', async () => {
    const { webhook, secret } = await register();
    const renewed = await webhooks.renewSecret(admin, webhook.id);
    expect(renewed.secret).not.toBe(secret);
    await webhooks.test(admin, webhook.id);
    await deliverAll(worker);
    const { headers, body } = receiver.received[0]!;
    const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const signatureBy = (key: string) =>
      `v1,${createHmac('sha256', Buffer.from(key.slice(6), 'base64'))
        .update(text)
        .digest('base64')}`;
    expect(headers['webhook-signature']).toBe(signatureBy(renewed.secret));
    expect(headers['webhook-signature']).not.toBe(signatureBy(secret));
  });

  test.each([
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.1.2.3/x',
    'https://db/',
    'https://2130706433/',
    'https://api.internal/',
    'https://api.internal.:8443/',
    'https://localhost.:8443/',
    'https://intranet./',
  ])('registers no %s', async (url) => {
    await expect(register({ url })).rejects.toMatchObject({
      code: 'webhook_not_public',
      errors: { url: expect.any(String) },
    });
  });

  test('has 20 targets at most, also when two are added at once', async () => {
    for (let count = 0; count < 19; count++) await register();
    const added = await Promise.allSettled([register(), register(), register()]);
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('messages are gone after 30 days, and are not told anew', async () => {
  await register();
  await build();
  await deliverAll(worker);
  await db.updateTable('webhook_delivery').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute();
  expect(await trimDeliveries(db, '2026-01-31T00:00:01.000Z')).toBe(2);
  await deliverAll(worker);
  expect(receiver.received).toHaveLength(2);
});
