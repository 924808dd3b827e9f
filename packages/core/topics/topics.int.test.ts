import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Actor, Permission } from '@pailei/live/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, buildServices, buildTournament, silentPublisher } from '../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../tests/support/fixtures.ts';
import { createCardsService } from '../cards/index.ts';
import { topicRegistry } from './index.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const services = buildServices(db);

const ACTORS = ['anonymous', 'player', 'stranger', 'referee', 'admin'] as const;
type ActorName = (typeof ACTORS)[number];

const people = new Map<ActorName, Actor | null>();
const ids = { running: '', draft: '', match: '', player: '', job: '' };

beforeAll(async () => {
  const { id, players, admin, referee } = await buildTournament(db, services, { players: 4 });
  await services.tournaments.start(referee, id);
  const match = await db
    .selectFrom('match')
    .select(['id', 'a_account_id'])
    .where('tournament_id', '=', id)
    .executeTakeFirstOrThrow();
  const player = players.find((one) => one.user_id === match.a_account_id) ?? null;
  Object.assign(ids, { running: id, match: match.id, player: match.a_account_id });
  ids.draft = await draftOf(admin);
  ids.job = (await createCardsService({ db, publisher: silentPublisher }).importFile(admin, Buffer.from('[]'))).id;
  people
    .set('anonymous', null)
    .set('player', player)
    .set('stranger', await buildAccount(db));
  people.set('referee', referee).set('admin', admin);
});

async function draftOf(admin: Actor): Promise<string> {
  const state = await db
    .selectFrom('tournament')
    .select('state')
    .where('id', '=', ids.running)
    .executeTakeFirstOrThrow();
  const { settings, times } = state.state;
  const body = { name: '草稿', description: '', stream_url: null, capacity: 8, settings, times };
  const view = await services.tournaments.create(admin, body as Parameters<typeof services.tournaments.create>[1]);
  return view.tournament.id;
}

const EVERYBODY: readonly ActorName[] = ACTORS;
type Case = { kind: string; what: string; id?: () => string; side?: 'a' | 'b'; open: readonly ActorName[] };

/** Every topic with those it is open to. A topic that stands in the registry and not here makes the test fail. */
const CASES: readonly Case[] = [
  { kind: 'canary', what: '', open: EVERYBODY },
  { kind: 'system', what: '', open: EVERYBODY },
  { kind: 'tournaments', what: '', open: EVERYBODY },
  { kind: 'stream', what: '', open: EVERYBODY },
  { kind: 'status', what: '', open: EVERYBODY },
  { kind: 'admin', what: '', open: ['admin'] },
  { kind: 'staff', what: '', open: ['referee', 'admin'] },
  { kind: 'shop', what: '', open: ['player', 'stranger', 'referee', 'admin'] },
  { kind: 'expert_applications', what: '', open: ['admin'] },
  { kind: 'tournament', what: 'under way', id: () => ids.running, open: EVERYBODY },
  { kind: 'tournament', what: 'still a draft', id: () => ids.draft, open: ['admin'] },
  { kind: 'tournament', what: 'that does not exist', id: newId, open: [] },
  { kind: 'match', what: '', id: () => ids.match, open: EVERYBODY },
  { kind: 'match', what: 'that does not exist', id: newId, open: [] },
  { kind: 'match_side', what: 'own', id: () => ids.match, side: 'a', open: ['player'] },
  { kind: 'match_side', what: 'of the opponent', id: () => ids.match, side: 'b', open: [] },
  { kind: 'job', what: 'of an admin', id: () => ids.job, open: ['admin'] },
  { kind: 'job', what: 'that does not exist', id: newId, open: [] },
  { kind: 'all_orders', what: '', open: ['admin'] },
  { kind: 'user_orders', what: 'own', id: () => ids.player, open: ['player'] },
  { kind: 'user_orders', what: 'of nobody', id: newId, open: [] },
  { kind: 'user', what: 'own', id: () => ids.player, open: ['player'] },
  { kind: 'user', what: 'that does not exist', id: newId, open: [] },
];

test('every topic of the registry is in the table', () => {
  expect(new Set(CASES.map(({ kind }) => kind))).toEqual(new Set(Object.keys(topicRegistry)));
});

describe.each(CASES)('$kind $what', ({ kind, id, side, open }) => {
  test.each(ACTORS)('lets in, or not: %s', async (name) => {
    const permission: Permission | undefined = await topicRegistry[kind]?.authorize({
      actor: people.get(name) ?? null,
      db,
      ...(id && { id: id() }),
      ...(side && { side }),
    });
    expect(permission?.allowed).toBe(open.includes(name));
  });

  test('cannot be joined by an id that is none', async () => {
    if (!id) return;
    const permission = await topicRegistry[kind]?.authorize({
      actor: people.get('player') ?? null,
      db,
      id: "'; drop table account; --",
      ...(side && { side }),
    });
    expect(permission?.allowed).toBe(false);
  });
});
