import { isId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import { parseTopic } from '@pailei/live/topics';
import { topicRegistry } from '@pailei/core/features/features';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import { buildAccount, buildServices } from '@pailei/tests/support/builders';
import { topicNames } from '@pailei/tests/support/topic-names';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.fixture.ts';
import { tokenFor } from '@pailei/core/decks/decks/decks.fixture';
import {
  buildListEvent,
  keepDeck,
  playOpenMatches,
  useListCards,
  type ListEvent,
} from '@pailei/core/play/decklists/decklists.fixture';
import { answersOf, readTopic } from '../testing/visible-data.fixture.ts';

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

/** The cards themselves are everybody's to look up: the catalogue names all there are. The documents name none. */
const WITHOUT_DATA = [
  '/api/cards',
  '/api/cards/by-number',
  '/api/openapi.json',
  '/api/asyncapi.json',
  '/api/docs/json',
  '/api/docs/yaml',
];
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
  const matches = await db.selectFrom('match').select('id').where('tournament_id', '=', event.id).execute();
  const opponent = await db
    .selectFrom('match_seat as own')
    .innerJoin('match', 'match.id', 'own.match_id')
    .innerJoin('match_seat as other', (join) =>
      join.onRef('other.match_id', '=', 'own.match_id').onRef('other.side', '<>', 'own.side'),
    )
    .select('other.account_id')
    .where('match.tournament_id', '=', event.id)
    .where('own.account_id', '=', owner.user_id)
    .orderBy('match.id')
    .executeTakeFirst();
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
      opponent: event.players.find(({ user_id }) => user_id === opponent?.account_id) ?? event.players[1] ?? null,
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

/** Query strings that might reveal more. */
const QUERIES = ['', '?limit=100', `?search=${encodeURIComponent('密牌')}`];

const foundIn = (text: string, secrets: readonly string[]) => secrets.filter((secret) => text.includes(secret));

type Search = {
  /** Routes whose answer holds one of the secrets. */
  leaking: string[];
  /** Paths that name something, as far as this actor is told. */
  there: ReadonlySet<string>;
};

/** `paths`: of these alone. */
async function searchRoutes(
  { ids, secrets }: World,
  actor: Actor | null,
  paths?: ReadonlySet<string>,
): Promise<Search> {
  const token = actor ? await tokenFor(app, deps, actor.user_id) : undefined;
  const leaking = new Set<string>();
  const there = new Set<string>();
  for await (const { route, path, status, body, headers } of answersOf({
    app,
    token,
    ids,
    includes: (url) => !WITHOUT_DATA.includes(url),
    ...(paths && { asksFor: (path: string) => paths.has(path) }),
    namedQueries: QUERIES,
  })) {
    if (status !== 404 && status !== 422) there.add(path);
    if (foundIn(`${body} ${headers}`, secrets).length > 0) leaking.add(route);
  }
  return { leaking: [...leaking].toSorted(), there };
}

/** Topics that let this actor in and then show one of the secrets, in their snapshot or in their log. */
async function findTopicsThatLeak({ ids, secrets }: World, actor: Actor | null): Promise<string[]> {
  const leaking = new Set<string>();
  for (const topic of topicNames(ids)) {
    if (foundIn(await readTopic(db, topic, actor), secrets).length > 0) leaking.add(parseTopic(topic)?.kind ?? topic);
  }
  return [...leaking];
}

test('every topic of the registry is asked', () => {
  const kinds = new Set(topicNames(['0']).map((topic) => parseTopic(topic)?.kind));
  expect(new Set(Object.keys(topicRegistry))).toEqual(kinds);
});

describe.each(PHASES)('lists that are $what', (phase) => {
  let world: World;
  /** What the referee and the owner find; what neither has is not there for anybody. */
  let whole: Record<'referee' | 'owner', Search>;
  beforeAll(async () => {
    world = await build(phase);
    const { referee, owner } = world.actors;
    whole = { referee: await searchRoutes(world, referee), owner: await searchRoutes(world, owner) };
  }, 120_000);

  test.each(['guest', 'other player', 'opponent'] as const)(
    'are nowhere for: %s',
    { timeout: 120_000 },
    async (name) => {
      const paths = new Set([...whole.referee.there, ...whole.owner.there]);
      expect((await searchRoutes(world, world.actors[name], paths)).leaking).toEqual([]);
      expect(await findTopicsThatLeak(world, world.actors[name])).toEqual([]);
    },
  );

  test('are there for referees, where they are meant to be and nowhere else', { timeout: 120_000 }, async () => {
    const [ofMatch = '', ...ofEvent] = FOR_STAFF;
    const expected = phase.play === 'nothing' ? ofEvent : [ofMatch, ...ofEvent];
    expect(whole.referee.leaking).toEqual(expected);
    expect(await findTopicsThatLeak(world, world.actors.referee)).toEqual([]);
  });

  test('are there for their owner: the search finds what exists', { timeout: 120_000 }, async () => {
    const routes = whole.owner.leaking;
    expect(routes).toEqual(expect.arrayContaining(['/api/decks', '/api/decks/:id', '/api/solo-tournaments/:id/entry']));
    expect(routes).not.toContain('/api/solo-tournaments/:id/decklists.csv');
    const topics = await findTopicsThatLeak(world, world.actors.owner);
    expect(topics).toEqual(phase.play === 'nothing' ? [] : ['match_side']);
  });
});
