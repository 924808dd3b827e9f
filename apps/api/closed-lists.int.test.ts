import { isId } from '@pailei/db/id';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import {
  ADMIN_TOPIC,
  ALL_ORDERS_TOPIC,
  CANARY_TOPIC,
  EXPERT_APPLICATIONS_TOPIC,
  jobTopic,
  matchSideTopic,
  matchTopic,
  parseTopic,
  SHOP_TOPIC,
  STAFF_TOPIC,
  STATUS_TOPIC,
  STREAM_TOPIC,
  SYSTEM_TOPIC,
  TOURNAMENTS_TOPIC,
  tournamentTopic,
  userOrdersTopic,
  userTopic,
} from '@pailei/live/topics';
import { topicRegistry } from '@pailei/core/topics';
import { readTogether } from '@pailei/db/tx';
import type { TournamentSettings } from '@pailei/domain/tournament';
import { buildAccount, buildServices } from '@pailei/tests/support/builders';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from './app.fixture.ts';
import { tokenFor } from './decks.fixture.ts';
import { buildListEvent, keepDeck, playOpenMatches, useListCards } from './decklists.fixture.ts';
import type { ListEvent } from './decklists.fixture.ts';

const { app, deps } = await useApp();
const { db } = deps;
const services = buildServices(db, deps.publisher);
const PLAYERS = 4;

beforeAll(() => useListCards(deps, PLAYERS));

type Phase = { what: string; settings: Partial<TournamentSettings>; play: 'nothing' | 'some games' | 'all' };

/** Every way in which lists are still closed. */
const PHASES: readonly Phase[] = [
  { what: 'closed for good, before the start', settings: { decklists: 'closed' }, play: 'nothing' },
  { what: 'closed for good, with matches played', settings: { decklists: 'closed' }, play: 'some games' },
  { what: 'closed for good, after the end', settings: { decklists: 'closed' }, play: 'all' },
  { what: 'open when it is over', settings: { decklists: 'open_when_finished' }, play: 'some games' },
  {
    what: 'open from the second stage',
    settings: { decklists: 'open_from_stage', open_from_stage: 1 },
    play: 'some games',
  },
  { what: 'open from the start, before it', settings: { decklists: 'open_from_start' }, play: 'nothing' },
  {
    what: 'open from the start, which everybody sees three minutes later',
    settings: { decklists: 'open_from_start', delay_seconds: 180 },
    play: 'some games',
  },
];

type World = {
  event: ListEvent;
  /** Of the first player's lists: what nobody else may find anywhere. */
  secrets: string[];
  actors: Record<'guest' | 'other player' | 'opponent' | 'referee' | 'owner', Actor | null>;
  ids: string[];
};

/** The cards themselves are everybody's to look up: the catalogue names all there are. */
const CATALOGUE = ['/api/cards', '/api/cards/by-number'];
/** Where the staff reads lists, and nobody else. */
const FOR_STAFF = [
  '/api/matches/:id/decklists',
  '/api/solo-tournaments/:id/decklists',
  '/api/solo-tournaments/:id/decklists.csv',
  '/api/solo-tournaments/:id/decklists.json',
  '/api/solo-tournaments/:id/decklists/:participant_id',
];

async function build({ settings, play }: Phase): Promise<World> {
  const event = await buildListEvent(deps, services, { players: PLAYERS, settings });
  const [owner] = event.players;
  if (!owner) throw new Error('no player');
  const submitted = await submissionsOf(event.id, owner.user_id);
  const kept = await Promise.all(
    submitted.map(({ name, class: id, format, code, cards, content_hash }) =>
      keepDeck(deps, owner.user_id, { name, class: id, format, code, cards: JSON.stringify(cards), content_hash }),
    ),
  );
  if (play !== 'nothing') {
    await services.tournaments.start(event.referee, event.id);
    await playOpenMatches(deps, services, event);
  }
  if (play === 'all') {
    await services.tournaments.advance(event.referee, event.id);
    await playOpenMatches(deps, services, event);
    await services.tournaments.advance(event.referee, event.id).catch(() => undefined);
  }
  const { numbers = [], names = [] } = event.lineups[0] ?? {};
  const rows = await submissionsOf(event.id, owner.user_id);
  const matches = await db
    .selectFrom('match')
    .select(['id', 'a_account_id', 'b_account_id'])
    .where('tournament_id', '=', event.id)
    .execute();
  const met = matches.find((match) => [match.a_account_id, match.b_account_id].includes(owner.user_id));
  const opponentId = met?.a_account_id === owner.user_id ? met.b_account_id : met?.a_account_id;
  const participants = await db.selectFrom('participant').select('id').where('tournament_id', '=', event.id).execute();
  return {
    event,
    secrets: [
      ...rows.flatMap(({ code, content_hash }) => [code, encodeURIComponent(code), content_hash]),
      ...numbers.map(String),
      ...names,
      '密流派',
    ],
    actors: {
      guest: null,
      'other player': await buildAccount(db),
      opponent: event.players.find(({ user_id }) => user_id === opponentId) ?? event.players[1] ?? null,
      referee: event.referee,
      owner,
    },
    ids: [
      event.id,
      ...matches.map(({ id }) => id),
      ...participants.map(({ id }) => id),
      ...rows.map(({ id }) => id),
      ...kept,
      owner.user_id,
      ...(await notices(owner.user_id)),
    ].filter(isId),
  };
}

function submissionsOf(tournamentId: string, accountId: string) {
  return db
    .selectFrom('submitted_deck')
    .innerJoin('participant', 'participant.id', 'submitted_deck.participant_id')
    .selectAll('submitted_deck')
    .where('participant.tournament_id', '=', tournamentId)
    .where('participant.account_id', '=', accountId)
    .execute();
}

async function notices(accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('notification').select('id').where('account_id', '=', accountId).execute();
  return rows.map(({ id }) => id);
}

const GETS = app.accessTable.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'));

/** What one might add to an address to be told more. */
const QUERIES = ['', `?search=${encodeURIComponent('密牌')}`, '?limit=100'];

/** Every address that a route has for these ids. */
function addressesOf(url: string, { event, ids }: World): string[] {
  if (!url.includes(':')) return [...QUERIES, '?mine=true'].map((query) => url.replace('*', 'nothing') + query);
  const ofEvent = url.replace(':id', event.id);
  const named = ids.map((id) => (url.includes(':participant_id') ? ofEvent : url).replaceAll(/:\w+/g, id));
  return named.flatMap((address) => QUERIES.map((query) => address + query));
}

const foundIn = (text: string, secrets: readonly string[]) => secrets.filter((secret) => text.includes(secret));

async function ask(address: string, token: string | undefined): Promise<string> {
  const response = await app.inject({ url: address, headers: token ? { authorization: `Bearer ${token}` } : {} });
  return `${response.body} ${JSON.stringify(response.headers)}`;
}

async function routesThatTell(world: World, actor: Actor | null): Promise<string[]> {
  const token = actor ? await tokenFor(app, deps, actor.user_id) : undefined;
  const telling = new Set<string>();
  for (const { url } of GETS) {
    if (CATALOGUE.includes(url)) continue;
    for (const address of addressesOf(url, world)) {
      if (foundIn(await ask(address, token), world.secrets).length > 0) telling.add(url);
    }
  }
  return [...telling].toSorted();
}

const SINGLE_TOPICS = [
  ADMIN_TOPIC,
  ALL_ORDERS_TOPIC,
  CANARY_TOPIC,
  EXPERT_APPLICATIONS_TOPIC,
  SHOP_TOPIC,
  STAFF_TOPIC,
  STATUS_TOPIC,
  STREAM_TOPIC,
  SYSTEM_TOPIC,
  TOURNAMENTS_TOPIC,
];

const topicsOf = ({ ids }: World) => [
  ...SINGLE_TOPICS,
  ...ids.flatMap((id) => [
    tournamentTopic(id),
    matchTopic(id),
    matchSideTopic(id, 'a'),
    matchSideTopic(id, 'b'),
    userTopic(id),
    userOrdersTopic(id),
    jobTopic(id),
  ]),
];

/** Topics that let this actor in and then show one of the secrets, in their snapshot or in their whole log. */
async function topicsThatTell(world: World, actor: Actor | null): Promise<string[]> {
  const telling: string[] = [];
  for (const topic of topicsOf(world)) {
    const parsed = parseTopic(topic);
    const definition = parsed && topicRegistry[parsed.kind];
    if (!parsed || !definition) continue;
    const permission = await definition.authorize({ actor, db, ...parsed });
    if (!permission.allowed) continue;
    const snapshot = await readTogether(db, (trx) => definition.snapshot(trx, parsed.id, 'head', parsed.side));
    const log = await readSince(db, topic, 0, 100_000);
    if (foundIn(JSON.stringify([snapshot, log]), world.secrets).length > 0) telling.push(parsed.kind);
  }
  return [...new Set(telling)];
}

test('every topic of the registry is asked', () => {
  const kinds = new Set(
    [...SINGLE_TOPICS, ...topicsOf({ ids: ['0'] } as World)].map((topic) => parseTopic(topic)?.kind),
  );
  expect(new Set(Object.keys(topicRegistry))).toEqual(kinds);
});

describe.each(PHASES)('lists that are $what', (phase) => {
  let world: World;
  beforeAll(async () => {
    world = await build(phase);
  });

  test.each(['guest', 'other player', 'opponent'] as const)(
    'are nowhere for: %s',
    { timeout: 120_000 },
    async (name) => {
      expect(await routesThatTell(world, world.actors[name])).toEqual([]);
      expect(await topicsThatTell(world, world.actors[name])).toEqual([]);
    },
  );

  test('are there for referees, where they are meant to be and nowhere else', { timeout: 120_000 }, async () => {
    const [ofMatch = '', ...ofEvent] = FOR_STAFF;
    const expected = phase.play === 'nothing' ? ofEvent : [ofMatch, ...ofEvent];
    expect(await routesThatTell(world, world.actors.referee)).toEqual(expected);
    expect(await topicsThatTell(world, world.actors.referee)).toEqual([]);
  });

  test('are there for their owner: the walk finds what there is to find', { timeout: 120_000 }, async () => {
    const routes = await routesThatTell(world, world.actors.owner);
    expect(routes).toEqual(expect.arrayContaining(['/api/decks', '/api/decks/:id', '/api/solo-tournaments/:id/entry']));
    expect(routes).not.toContain('/api/solo-tournaments/:id/decklists.csv');
    const topics = await topicsThatTell(world, world.actors.owner);
    expect(topics).toEqual(phase.play === 'nothing' ? [] : ['match_side']);
  });
});
