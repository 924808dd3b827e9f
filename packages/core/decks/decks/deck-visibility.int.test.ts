import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { Deck, decksApi } from '@pailei/contracts/decks/decks/decks.api';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import { buildServices, buildTournament, type BuiltTournament } from '@pailei/tests/support/builders';
import { codeOf, pairs, WARRIOR } from '@pailei/tests/support/deck-codes';
import { playersOfMatch } from '@pailei/tests/support/seat';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { useApp } from '@pailei/api/testing/app.fixture';
import { decksClient, mageCode, tokenFor, useCards } from './decks.fixture.ts';

const { app, deps } = await useApp();
const { create, get, list, send } = decksClient(app);
const actors = await createActors(deps, app);
const services = buildServices(deps.db);
beforeAll(() => useCards(deps));

const WARRIOR_CODE = codeOf(pairs(8_001, 15), { hero: WARRIOR });
const BEST_OF_ONE: Partial<TournamentSettings> = {
  bans: 0,
  stages: [{ type: 'single_elimination', size: null, best_of: 1, final_best_of: null, third_place: false }],
};

type Entered = { actor: Actor; token: string; deck: Deck };
type Event = BuiltTournament & { mage: Entered; warrior: Entered };

/** Two players, both with the public library deck that they have entered. */
async function enteredEvent(settings: Partial<TournamentSettings>): Promise<Event> {
  const event = await buildTournament(deps.db, services, {
    players: 2,
    checkedIn: 0,
    settings: { ...BEST_OF_ONE, ...settings },
  });
  const enter = async (place: number, code: string): Promise<Entered> => {
    const actor = event.players[place];
    if (!actor) throw new Error(`no player ${place}`);
    const token = await tokenFor(app, deps, actor.user_id);
    const { data } = (await create(token, { name: '参赛卡组', code, visibility: 'public' })).body;
    if (!data) throw new Error('no deck');
    await services.tournaments.submitDecks(actor, event.id, { decks: [{ name: '参赛卡组', code }] });
    await services.tournaments.checkIn(actor, event.id);
    return { actor, token, deck: data };
  };
  return { ...event, mage: await enter(0, mageCode()), warrior: await enter(1, WARRIOR_CODE) };
}

/** Starts the event and plays its one match to the end, which the mage wins. */
async function playEvent(event: Event): Promise<void> {
  await services.tournaments.start(event.referee, event.id);
  const match = await deps.db
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', event.id)
    .executeTakeFirstOrThrow();
  const actors = [event.mage.actor, event.warrior.actor];
  const { a } = await playersOfMatch(deps.db, actors, match.id);
  const result = a === event.mage.actor ? 'a' : 'b';
  for (const { actor } of [event.mage, event.warrior]) await services.matches.act(actor, match.id, { type: 'ready' });
  for (const { actor } of [event.mage, event.warrior])
    await services.matches.act(actor, match.id, { type: 'report', game_number: 1, result });
  await services.tournamentClock.advance(event.id);
}

const deckAs = async (token: string | undefined, { deck }: Entered) => (await get(token, deck.id)).body.data;
const NOTHING = { games: { wins: 0, losses: 0 }, matchups: [], game_seconds: null, used_in: [], locked_in: [] };

describe.each([
  ['private', false],
  ['team', false],
  ['public', true],
] as const)('a %s deck', (visibility, isForAll) => {
  test('is there for its owner, and for others only when it is for all', async () => {
    const owner = await actors.tokenOf('player');
    const { body } = await create(owner ?? '', { visibility });
    const id = body.data?.id ?? '';
    const none = await send(
      await actors.tokenOf('another player'),
      'GET',
      '/decks/01890000-0000-7000-8000-000000000000',
    );
    for (const name of ['guest', 'another player', 'referee', 'admin'] as const) {
      const token = await actors.tokenOf(name);
      const seen = await get(token, id);
      if (isForAll) expect(seen.body.data).toMatchObject({ id, is_mine: false });
      else expect([seen.status, seen.text]).toEqual([none.status, none.text]);
      const file = await app.inject({
        url: `/api/decks/${id}/export`,
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
      });
      expect(file.statusCode).toBe(isForAll ? 200 : 404);
      if (!token) continue;
      expect((await send(token, 'GET', `/decks/${id}/versions`)).status).toBe(404);
      expect((await send(token, 'PUT', `/decks/${id}`, { name: '抢来的', version: 1 })).status).toBe(404);
      expect((await send(token, 'DELETE', `/decks/${id}`)).status).toBe(404);
    }
    expect((await get(owner, id)).body.data).toEqual(body.data);
  });

  test('is on the page of its player only when it is for all', async () => {
    const { user_id: id } = (await enteredPlayer()).actor;
    const token = await tokenFor(app, deps, id);
    await create(token, { visibility, name: '看得见吗' });
    const { body } = await send<DataOf<typeof decksApi.ofPlayer>>(undefined, 'GET', `/players/${id}/decks`);
    expect(body.data?.items.map(({ name }) => name)).toEqual(isForAll ? ['看得见吗'] : []);
    expect(body.data?.total).toBe(isForAll ? 1 : 0);
  });
});

async function enteredPlayer() {
  const { players } = await buildTournament(deps.db, services, { players: 1, checkedIn: 0, capacity: 2 });
  const [actor] = players;
  if (!actor) throw new Error('no player');
  return { actor };
}

test('a player who is not there has no decks either', async () => {
  const none = '/players/01890000-0000-7000-8000-000000000000/decks';
  expect((await send(undefined, 'GET', none)).status).toBe(404);
});

describe('the record of a deck', () => {
  test('is its owner’s from the first result on: games, match-ups, events and locks', async () => {
    const event = await enteredEvent({ decklists: 'closed' });
    const before = await deckAs(event.mage.token, event.mage);
    expect(before).toMatchObject({
      locked_in: [{ tournament_id: event.id, name: '测试赛' }],
      used_in: [{ tournament_id: event.id, status: 'check_in', wins: 0, losses: 0 }],
    });
    expect((await list(event.mage.token)).body.data?.locked).toBe(1);
    await playEvent(event);
    const after = await deckAs(event.mage.token, event.mage);
    expect(after).toMatchObject({
      games: { wins: 1, losses: 0 },
      matchups: [{ class: 'warrior', wins: 1, losses: 0 }],
      used_in: [{ tournament_id: event.id, status: 'finished', wins: 1, losses: 0 }],
      locked_in: [],
    });
    expect(after?.game_seconds).toBeTypeOf('number');
    expect(await deckAs(event.warrior.token, event.warrior)).toMatchObject({
      games: { wins: 0, losses: 1 },
      matchups: [{ class: 'mage', wins: 0, losses: 1 }],
    });
    expect((await list(event.warrior.token, '?sort_by=win_rate')).body.data?.items[0]?.games).toEqual({
      wins: 0,
      losses: 1,
    });
  });

  test('of a closed event is nobody else’s, not even the opponent’s, before or after', async () => {
    const event = await enteredEvent({ decklists: 'closed' });
    const others = [undefined, await actors.tokenOf('another player'), event.warrior.token];
    for (const token of others) expect(await deckAs(token, event.mage)).toMatchObject(NOTHING);
    await playEvent(event);
    for (const token of others) expect(await deckAs(token, event.mage)).toMatchObject(NOTHING);
    expect(await deckAs(await actors.tokenOf('referee'), event.mage)).toMatchObject({ games: { wins: 1 } });
    const url = `/players/${event.mage.actor.user_id}/decks`;
    const { body } = await send<DataOf<typeof decksApi.ofPlayer>>(event.warrior.token, 'GET', url);
    expect(body.data?.items).toMatchObject([{ games: NOTHING.games, locked_in: [] }]);
  });

  test('opens with the lists', async () => {
    const open = await enteredEvent({ decklists: 'open_from_start' });
    expect(await deckAs(undefined, open.mage)).toMatchObject(NOTHING);
    await services.tournaments.start(open.referee, open.id);
    expect(await deckAs(undefined, open.mage)).toMatchObject({
      locked_in: [{ tournament_id: open.id }],
      used_in: [{ tournament_id: open.id, status: 'running' }],
    });
    const atEnd = await enteredEvent({ decklists: 'open_when_finished' });
    await services.tournaments.start(atEnd.referee, atEnd.id);
    expect(await deckAs(undefined, atEnd.mage)).toMatchObject(NOTHING);
  });

  test('comes to the public as late as the event itself', async () => {
    const event = await enteredEvent({ decklists: 'open_when_finished', delay_seconds: 180 });
    await playEvent(event);
    expect(await deckAs(undefined, event.mage)).toMatchObject(NOTHING);
    expect(await deckAs(event.mage.token, event.mage)).toMatchObject({ games: { wins: 1, losses: 0 } });
  });

  test('counts the copy that was played, whatever the deck has become since', async () => {
    const event = await enteredEvent({ decklists: 'open_when_finished' });
    const { deck, token } = event.mage;
    await send(token, 'PUT', `/decks/${deck.id}`, { code: mageCode(3), version: 1 });
    await playEvent(event);
    expect(await deckAs(undefined, event.mage)).toMatchObject({ code: mageCode(3), games: { wins: 1, losses: 0 } });
  });
});

test('an event keeps its copy when the deck is gone', async () => {
  const event = await enteredEvent({ decklists: 'closed' });
  const { deck, token, actor } = event.mage;
  expect((await send(token, 'DELETE', `/decks/${deck.id}`)).status).toBe(200);
  await playEvent(event);
  const { decks } = await services.tournaments.entry(actor, event.id);
  expect(decks).toMatchObject([{ name: '参赛卡组', class: 'mage', code: mageCode() }]);
});

test('no answer about decks holds a content hash', async () => {
  const { mage } = await enteredEvent({ decklists: 'open_from_start' });
  const rows = await deps.db.selectFrom('submitted_deck').select('content_hash').execute();
  const answers = [
    (await get(mage.token, mage.deck.id)).text,
    (await list(mage.token)).text,
    (await send(mage.token, 'GET', `/decks/${mage.deck.id}/versions`)).text,
    (await send(mage.token, 'POST', '/decks/import/preview', { text: mageCode() })).text,
  ].join('\n');
  expect(answers).not.toContain('content_hash');
  for (const { content_hash } of rows) expect(answers).not.toContain(content_hash);
});
