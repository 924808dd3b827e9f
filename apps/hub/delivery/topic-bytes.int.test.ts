import { once } from 'node:events';
import { unknownKeyStripper } from '@pailei/contracts/http/strip-unknown-keys';
import type { TopicDescription, TopicShape } from '@pailei/contracts/topics/topic-description';
import { TOPICS } from '@pailei/contracts/features/topics';
import { lobbyTopic } from '@pailei/contracts/play/tournaments/lobby/lobby.topic';
import { createCardsService } from '@pailei/core/decks/cards/cards.service';
import { createBattleCallsService } from '@pailei/core/play/referee-calls/referee-calls.service';
import { createSettingsService } from '@pailei/core/site/settings/settings.service';
import { createStreamQueueService } from '@pailei/core/play/stream-queue/stream-queue.service';
import { topicRegistry } from '@pailei/core/features/features';
import { readEpoch } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { buildAccount, buildServices, buildTournament } from '../../../tests/support/builders.ts';
import { asOwner, useTestDatabase, useTestRedis } from '../../../tests/support/fixtures.ts';
import { battleSettings, battleWorld } from '../../../tests/support/battles/battle-world.ts';
import { buildOrder } from '../../../tests/support/shop.ts';
import { playersOfMatch } from '../../../tests/support/seat.ts';
import { SITE_TOPICS } from '../testing/site-topics.fixture.ts';
import { ORIGIN, startTestHub, type TestHub } from '../testing/test-hub.fixture.ts';

/** What everybody reads on every topic, byte for byte: its keys are those of the contract, no more and no fewer. */

type Answer = {
  ok: boolean;
  topic: string;
  snapshot?: unknown;
  events: { t: string; p: unknown }[];
};

const ACTORS = ['guest', 'participant', 'other user', 'referee', 'admin'] as const;
type ActorName = (typeof ACTORS)[number];

let hub: TestHub;
const tokens = new Map<ActorName, string | undefined>();
const ids = { tournament: '', match: '', battle: '', player: '', buyer: '', job: '' };

beforeAll(async () => {
  const [database, redis] = await Promise.all([useTestDatabase(), useTestRedis()]);
  hub = await startTestHub(database.url, redis.url, SITE_TOPICS);
  const people = await buildSite();
  for (const name of ACTORS) {
    const actor = people[name];
    tokens.set(name, actor ? (await hub.signInAgain(actor.user_id)).token : undefined);
  }
});
afterAll(() => hub.stop());

/** Something of every feature that writes to a topic. */
async function buildSite(): Promise<Record<ActorName, Actor | null>> {
  const { db, publisher } = hub;
  const now = () => new Date().toISOString();
  const services = buildServices(db);
  const { id, players, referee, admin } = await buildTournament(db, services, { players: 4 });
  await services.tournaments.start(referee, id);
  const match = await db.selectFrom('match').select('id').where('tournament_id', '=', id).executeTakeFirstOrThrow();
  const { a: participant } = await playersOfMatch(db, players, match.id);
  await services.matches.act(participant, match.id, { type: 'ready' });
  await services.matches.rule(referee, match.id, { type: 'warn', side: 'a', reason: '迟到' });
  await createStreamQueueService({ db, publisher, now }).putOnAir(referee, match.id);
  const value = { low_stock_threshold: 3, address_days: 30 };
  await createSettingsService({ db, publisher, now }).update(admin, 'shop', { value, updated_at: null });
  const { buyer } = await buildOrder(db);
  const battles = battleWorld(db, publisher);
  const battle = await battles.build(battleSettings({ code: 'relay', size: 3 }));
  const calls = createBattleCallsService({
    db,
    publisher,
    now,
    matches: battles.matches,
    battleRulings: battles.rulings,
  });
  const body = { board_number: null, text: '对手没有到' };
  await calls.open(battle.teams.a.members[0]!.actor, battle.id, { body, idempotencyKey: undefined });
  const job = await createCardsService({ db, publisher }).importFile(admin, Buffer.from('[]'));
  Object.assign(ids, {
    tournament: id,
    match: match.id,
    battle: battle.id,
    player: participant.user_id,
    buyer: buyer.user_id,
    job: job.id,
  });
  return { guest: null, participant, 'other user': await buildAccount(db), referee, admin };
}

/** Whose topic it is, of each that has an id. */
const idOf: Readonly<Record<string, () => string>> = {
  match: () => ids.match,
  match_side: () => ids.match,
  battle: () => ids.battle,
  battle_staff: () => ids.battle,
  tournament: () => ids.tournament,
  user: () => ids.player,
  user_orders: () => ids.buyer,
  job: () => ids.job,
};

/** The name of the topic of a kind that there is something of. */
function topicOf({ kind, name }: TopicDescription): string {
  return name.replace('{id}', idOf[kind]?.() ?? '').replace('{side}', 'a');
}

async function subscribe(token: string | undefined, topic: string, since?: object): Promise<Answer> {
  const socket = new WebSocket(`${hub.url()}/feed`, { origin: ORIGIN });
  const answers: Answer[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString()) as Answer & { type: string };
    if (message.type === 'sub') answers.push(message);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', ...(token && { token }) }));
  socket.send(JSON.stringify({ type: 'sub', id: 1, topic, ...(since && { since }) }));
  const answer = await vi.waitFor(() => answers[0] ?? Promise.reject(new Error(`no answer for ${topic}`)), 5_000);
  socket.close();
  return answer;
}

/** Every event from the first on. Right after somebody asked for the snapshot, that is what all are answered with. */
async function readEvents(token: string | undefined, topic: string): Promise<Answer['events']> {
  const since = { epoch: await readEpoch(hub.db), version: 0 };
  return vi.waitFor(
    async () => {
      const { snapshot, events } = await subscribe(token, topic, since);
      return snapshot === undefined ? events : Promise.reject(new Error(`a snapshot of ${topic}`));
    },
    { timeout: 5_000, interval: 100 },
  );
}

/** What the value has beyond its schema, and what it lacks of it. */
function differences(schema: TopicShape['snapshot'], value: unknown): string[] {
  const unknownKeys: string[] = [];
  unknownKeyStripper(schema)(value, unknownKeys);
  const issues = schema.safeParse(value).error?.issues ?? [];
  return [...unknownKeys, ...issues.map(({ path, message }) => `${path.join('/')}: ${message}`)];
}

test('every topic has a contract, and every contract a topic', () => {
  expect(TOPICS.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(topicRegistry).toSorted());
});

const EVERYBODY = ['match', 'tournament', 'tournaments', 'battle', 'battles', 'system', 'stream', 'status', 'canary'];
const MEMBER = [...EVERYBODY, 'shop', 'teams'];
const STAFF = [...MEMBER, 'staff', 'battle_staff'];

const MAY_FOLLOW: Record<ActorName, readonly string[]> = {
  guest: EVERYBODY,
  participant: [...MEMBER, 'match_side', 'user'],
  'other user': MEMBER,
  referee: STAFF,
  admin: [
    ...STAFF,
    'all_orders',
    'admin',
    'entries',
    'managed_events',
    'webhooks',
    'expert_applications',
    'team_review',
    'job',
  ],
};

test.each(ACTORS)('the bytes of every topic are those of its contract: %s', async (name) => {
  const token = tokens.get(name);
  const mine = MAY_FOLLOW[name];
  const seen = new Set<string>();
  for (const topic of TOPICS.filter(({ kind }) => mine.includes(kind))) {
    const { kind, shapes } = topic;
    for (const { t, p } of await readEvents(token, topicOf(topic))) {
      const payload = shapes.events[t];
      expect(payload && differences(payload, p), `${t} of ${kind}`).toEqual([]);
      seen.add(kind);
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['match', 'tournament', 'tournaments', 'battle', 'battles', 'system', 'stream']),
  );
  if (mine.includes('battle_staff')) expect(seen).toContain('battle_staff');
  for (const topic of TOPICS) {
    const { kind, shapes } = topic;
    const answer = await subscribe(token, topicOf(topic));
    expect({ kind, ok: answer.ok }).toEqual({ kind, ok: mine.includes(kind) });
    if (answer.ok) expect(differences(shapes.snapshot, answer.snapshot), `snapshot of ${kind}`).toEqual([]);
  }
});

test('events that were stored before they had a contract go out stripped', async () => {
  const topic = lobbyTopic.of();
  const { payload } = await hub.db
    .selectFrom('live_event')
    .select('payload')
    .where('topic', '=', topic)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  const leaked = { tournament: { ...(payload as { tournament: object }).tournament, seed: 4_242, created_by: 'x' } };
  await asOwner(hub.db, (owner) =>
    owner
      .updateTable('live_event')
      .set({ payload: JSON.stringify(leaked) })
      .where('topic', '=', topic)
      .execute(),
  );
  const events = await readEvents(undefined, topic);
  expect(events.length).toBeGreaterThan(0);
  expect(JSON.stringify(events)).not.toMatch(/4242|created_by/);
});
