import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { tournamentDecksApi } from '@pailei/contracts/play/decklists/decklists.api';
import type { Entry, TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import { createDeckWarnings } from '@pailei/core/play/tournaments/clock/deck-warnings';
import { SIDES } from '@pailei/domain/series/sides';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import { buildAccount, buildServices } from '@pailei/tests/support/builders';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, useApp } from '@pailei/api/testing/app.fixture';
import { tokenFor } from '../../decks/decks/decks.fixture.ts';
import {
  buildListEvent,
  keepDeck,
  lineupOf,
  playOpenMatches,
  useListCards,
  type ListEvent,
} from './decklists.fixture.ts';

type Api = typeof tournamentDecksApi;
type Lists = DataOf<Api['list']>;
type Statistics = DataOf<Api['statistics']>;

const { app, deps } = await useApp();
const services = buildServices(deps.db, deps.publisher);
const PLAYERS = 4;
const ROOT = '/solo-tournaments';

beforeAll(() => useListCards(deps, PLAYERS));

const build = (settings: Partial<TournamentSettings> = {}, starts_at?: string) =>
  buildListEvent(deps, services, { players: PLAYERS, settings, ...(starts_at !== undefined && { starts_at }) });

async function send<T>(actor: Actor | null, method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
  const token = actor ? { token: await tokenFor(app, deps, actor.user_id) } : {};
  return call<T>(app, { method, url: `/api${path}`, ...token, ...(payload && { payload }) });
}

const lists = async (actor: Actor | null, id: string, query = '') =>
  (await send<Lists>(actor, 'GET', `${ROOT}/${id}/decklists${query}`)).body.data;
const statistics = async (actor: Actor | null, id: string) =>
  (await send<Statistics>(actor, 'GET', `${ROOT}/${id}/statistics`)).body.data;

function playerOf({ players }: ListEvent, index: number): Actor {
  const player = players[index];
  if (!player) throw new Error(`no player ${index}`);
  return player;
}

async function participantOf(event: ListEvent, index: number): Promise<string> {
  const row = await deps.db
    .selectFrom('participant')
    .select('id')
    .where('tournament_id', '=', event.id)
    .where('account_id', '=', playerOf(event, index).user_id)
    .executeTakeFirstOrThrow();
  return row.id;
}

const noticesOf = (account_id: string) =>
  deps.db.selectFrom('notification').select('notice').where('account_id', '=', account_id).orderBy('id').execute();

describe('lists that open at the start', () => {
  test('are everybody’s from then on, by player, class and name, with their cards', async () => {
    const event = await build({ decklists: 'open_from_start' });
    expect(await lists(null, event.id)).toMatchObject({
      is_open: false,
      message: '卡组在开赛后公开',
      items: [],
      total: 0,
      counts: [],
    });
    await services.tournaments.start(event.referee, event.id);
    const open = await lists(null, event.id);
    expect(open).toMatchObject({ is_open: true, message: null, total: PLAYERS });
    expect(open?.items[0]?.decks).toHaveLength(2);
    expect(open?.counts).toHaveLength(4);
    expect(await lists(null, event.id, '?class=mage')).toMatchObject({ total: 2 });
    expect(await lists(null, event.id, `?search=${encodeURIComponent('组20')}`)).toMatchObject({ total: 1 });
    expect((await lists(null, event.id, '?skip=3&limit=2'))?.items).toHaveLength(1);

    const participant = await participantOf(event, 0);
    const full = await send<DataOf<Api['ofEntrant']>>(null, 'GET', `${ROOT}/${event.id}/decklists/${participant}`);
    const [first] = full.body.data?.decks ?? [];
    expect(first).toMatchObject({
      name: '组00',
      class: 'mage',
      card_count: 30,
      code: event.lineups[0]?.decks[0]?.code,
    });
    expect(first?.cards.map(({ name }) => name).toSorted()).toEqual(event.lineups[0]?.names.slice(0, 15).toSorted());
  });

  test('are their owner’s before, and nobody else’s', async () => {
    const event = await build({ decklists: 'open_from_start' });
    const [own, other] = [await participantOf(event, 0), await participantOf(event, 1)];
    expect((await lists(playerOf(event, 0), event.id))?.items).toMatchObject([{ participant_id: own }]);
    const theirs = await send(playerOf(event, 0), 'GET', `${ROOT}/${event.id}/decklists/${other}`);
    expect(theirs).toMatchObject({ status: 403, body: { message: '卡组在开赛后公开' } });
    expect((await send(playerOf(event, 0), 'GET', `${ROOT}/${event.id}/decklists/${own}`)).status).toBe(200);
  });

  test('are a match’s, too: of the decks that it is played with', async () => {
    const event = await build({
      decklists: 'open_from_start',
      stages: [
        { type: 'swiss', rounds: 1, best_of: 1 },
        { type: 'single_elimination', size: 2, best_of: 3, final_best_of: null, third_place: false },
      ],
    });
    await services.tournaments.start(event.referee, event.id);
    const match = await deps.db
      .selectFrom('match')
      .select('id')
      .where('tournament_id', '=', event.id)
      .executeTakeFirstOrThrow();
    const { body } = await send<DataOf<Api['ofMatch']>>(null, 'GET', `/matches/${match.id}/decklists`);
    expect(body.data).toMatchObject({ is_open: true, a: [{ slot: 0 }], b: [{ slot: 0 }] });
    expect(body.data?.a).toHaveLength(1);
  });

  test('are read by opponents in their match from the named stage on, and by no other reader', async () => {
    const event = await build({
      decklists: 'closed',
      opponents_from_stage: 1,
      stages: [
        { type: 'swiss', rounds: 1, best_of: 1 },
        { type: 'single_elimination', size: 2, best_of: 3, final_best_of: null, third_place: false },
      ],
    });
    await services.tournaments.start(event.referee, event.id);
    const readBy = async (stage: number) => {
      const { id } = await deps.db
        .selectFrom('match')
        .select('id')
        .where('tournament_id', '=', event.id)
        .where('stage', '=', stage)
        .executeTakeFirstOrThrow();
      const seats = await deps.db.selectFrom('match_seat').selectAll().where('match_id', '=', id).execute();
      const readers = [...event.players, null];
      const readable = readers.map(async (reader) => {
        const { body } = await send<DataOf<Api['ofMatch']>>(reader, 'GET', `/matches/${id}/decklists`);
        const isPlayer = seats.some(({ account_id }) => account_id === reader?.user_id);
        return { isPlayer, sides: SIDES.filter((side) => body.data?.[side]).length };
      });
      return Promise.all(readable);
    };
    for (const { isPlayer, sides } of await readBy(0)) expect(sides).toBe(isPlayer ? 1 : 0);
    await playOpenMatches(deps, services, event);
    await services.tournaments.advance(event.referee, event.id);
    const inFinal = await readBy(1);
    for (const { isPlayer, sides } of inFinal) expect(sides).toBe(isPlayer ? 2 : 0);
    expect(inFinal.filter(({ isPlayer }) => isPlayer)).toHaveLength(2);
    const other = await participantOf(event, 1);
    const theirs = await send(playerOf(event, 0), 'GET', `${ROOT}/${event.id}/decklists/${other}`);
    expect(theirs).toMatchObject({ status: 403 });
  });

  test('leave out who never got in: the waiting, the absent and the withdrawn', async () => {
    const event = await build({ decklists: 'open_from_start' });
    await services.tournaments.withdraw(playerOf(event, 3), event.id);
    await services.tournaments.start(event.referee, event.id);
    expect((await lists(null, event.id))?.items.map(({ name }) => name)).not.toContain(playerOf(event, 3).username);
    const gone = await participantOf(event, 3);
    expect((await send(null, 'GET', `${ROOT}/${event.id}/decklists/${gone}`)).status).toBe(404);
  });

  test('are exported for a spreadsheet, where no name becomes a formula, and as JSON', async () => {
    const event = await build({ decklists: 'open_from_start' });
    const { decks } = lineupOf(0);
    await services.tournaments.submitDecks(playerOf(event, 0), event.id, {
      decks: decks.map((deck) => ({ ...deck, name: '=1+1' })),
    });
    expect((await app.inject(`/api${ROOT}/${event.id}/decklists.csv`)).statusCode).toBe(403);
    await services.tournaments.start(event.referee, event.id);
    const csv = await app.inject(`/api${ROOT}/${event.id}/decklists.csv`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = csv.body.trim().split('\n');
    expect(lines).toHaveLength(1 + PLAYERS * 2);
    expect(lines[0]).toContain('选手,种子,名次,序号,卡组,职业,模式,卡组码,卡牌,备牌');
    expect(csv.body).toContain("'=1+1");
    expect(csv.body).toContain(`2x ${event.lineups[1]?.names[0]}`);
    const json = await app.inject(`/api${ROOT}/${event.id}/decklists.json`);
    expect(json.json<{ entrants: object[] }>().entrants).toHaveLength(PLAYERS);
  });
});

describe('statistics', () => {
  test('count what was brought and how it did, once the lists are public', async () => {
    const event = await build({ decklists: 'open_when_finished' });
    const [first] = await deps.db
      .selectFrom('submitted_deck')
      .innerJoin('participant', 'participant.id', 'submitted_deck.participant_id')
      .selectAll('submitted_deck')
      .where('participant.account_id', '=', playerOf(event, 0).user_id)
      .orderBy('slot')
      .execute();
    if (!first) throw new Error('no list');
    const { name, class: id, format, code, cards, content_hash } = first;
    await keepDeck(deps, playerOf(event, 0).user_id, {
      name,
      class: id,
      format,
      code,
      content_hash,
      cards: JSON.stringify(cards),
    });
    await services.tournaments.submitDecks(playerOf(event, 0), event.id, { decks: lineupOf(0).decks });
    await services.tournaments.start(event.referee, event.id);
    await playOpenMatches(deps, services, event);
    expect(await statistics(null, event.id)).toMatchObject({ is_open: false, statistics: null });
    expect((await statistics(event.referee, event.id))?.statistics?.games).toBe(4);
    await services.tournaments.advance(event.referee, event.id);
    await playOpenMatches(deps, services, event);
    await services.tournaments.advance(event.referee, event.id).catch(() => undefined);

    const final = (await statistics(null, event.id))?.statistics;
    expect(final).toMatchObject({ players: PLAYERS, decks: PLAYERS * 2, games: 6 });
    expect(final?.classes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(final?.classes.reduce((sum, { wins }) => sum + wins, 0)).toBe(
      final?.classes.reduce((sum, { losses }) => sum + losses, 0),
    );
    expect(final?.archetypes).toContainEqual(expect.objectContaining({ class: 'mage', label: '密流派', decks: 1 }));
    expect(final?.archetypes).toContainEqual(expect.objectContaining({ class: 'warrior', label: '组10' }));
  });
});

describe('what an event asks of decks', () => {
  test('is held against each deck, and the error names deck and card', async () => {
    const shifted = lineupOf(0, 1);
    const event = await build({ banned_cards: [shifted.numbers[14] ?? 0] });
    const answer = await send<Entry>(playerOf(event, 0), 'PUT', `${ROOT}/${event.id}/decks`, { decks: shifted.decks });
    const card = shifted.names[14];
    expect(answer).toMatchObject({
      status: 422,
      body: {
        message: `第 1 副「组00」：「${card}」已被禁用`,
        errors: { 'decks.0.code': `「${card}」已被禁用` },
      },
    });
  });

  test('is one format where it says so; one that does not exist is refused', async () => {
    const event = await build();
    const { tournament } = await services.tournaments.get(event.admin, event.id);
    const body = {
      name: '狂野赛',
      capacity: 4,
      times: tournament.times,
      settings: { ...tournament.settings, deck_format: 'nowhere' },
    };
    const refused = await send(event.admin, 'POST', ROOT, body);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'settings.deck_format': '现行规则中没有这个模式' } },
    });
    const made = await send<TournamentView>(event.admin, 'POST', ROOT, {
      ...body,
      settings: { ...tournament.settings, deck_format: 'wild' },
    });
    const id = made.body.data?.tournament.id ?? '';
    await services.tournaments.openRegistration(event.admin, id);
    await services.tournaments.register(playerOf(event, 0), id);
    const answer = await send(playerOf(event, 0), 'PUT', `${ROOT}/${id}/decks`, { decks: lineupOf(0).decks });
    expect(answer.body.errors).toEqual({
      'decks.0.code': '卡组的模式不是赛事要求的模式',
      'decks.1.code': '卡组的模式不是赛事要求的模式',
    });
  });
});

describe('the staff', () => {
  const reason = '选手断网';

  test('submits decks for one player, who is notified, with a row in the audit log', async () => {
    const event = await build();
    const participant = await participantOf(event, 0);
    const path = `${ROOT}/${event.id}/participants/${participant}/decks`;
    const decks = lineupOf(0, 2).decks;
    expect((await send(playerOf(event, 0), 'PUT', path, { decks, reason })).status).toBe(403);
    expect((await send(event.referee, 'PUT', path, { decks, reason: '' })).status).toBe(422);
    expect((await send(event.referee, 'PUT', path, { decks, reason })).status).toBe(200);
    const entry = await services.tournaments.entry(playerOf(event, 0), event.id);
    expect(entry.decks.map(({ code }) => code)).toEqual(decks.map(({ code }) => code));
    expect((await noticesOf(playerOf(event, 0).user_id)).at(-1)?.notice).toMatchObject({ change: 'entered', reason });
    const audit = await deps.db
      .selectFrom('audit_log')
      .select(['reason', 'after'])
      .where('action', '=', 'tournament.enter_decks')
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ reason, after: { participant_id: participant, count: 2 } });
  });

  test('corrects lists after the start: cards alone, and what was played stays on record', async () => {
    const event = await build();
    await services.tournaments.start(event.referee, event.id);
    const participant = await participantOf(event, 0);
    const path = `${ROOT}/${event.id}/participants/${participant}/decks`;
    const swapped = lineupOf(0, 2).decks.toReversed();
    expect((await send(event.referee, 'PUT', path, { decks: swapped, reason })).body.message).toBe(
      '开赛后只能更正卡牌：卡组的数量和每副的职业不能改变',
    );
    expect((await send(event.referee, 'PUT', path, { decks: lineupOf(0, 2).decks, reason })).status).toBe(200);
    const rows = await deps.db
      .selectFrom('submitted_deck')
      .select(['slot', 'locked_at', 'superseded_at'])
      .where('participant_id', '=', participant)
      .execute();
    expect(rows).toHaveLength(4);
    expect(rows.filter(({ superseded_at }) => superseded_at === null)).toHaveLength(2);
    expect(rows.every(({ locked_at }) => locked_at !== null)).toBe(true);
  });

  test('unlocks final lists for one more submission', async () => {
    const event = await build({ check_in_required: true });
    await services.tournaments.openCheckIn(event.referee, event.id, 600);
    await services.tournaments.checkIn(playerOf(event, 0), event.id);
    const submit = () => send(playerOf(event, 0), 'PUT', `${ROOT}/${event.id}/decks`, { decks: lineupOf(0, 1).decks });
    expect((await submit()).body.message).toBe('卡组已锁定，不能再更换');
    const path = `${ROOT}/${event.id}/participants/${await participantOf(event, 0)}/unlock-decks`;
    expect((await send(playerOf(event, 0), 'POST', path, { reason })).status).toBe(403);
    expect((await send(event.referee, 'POST', path, { reason })).status).toBe(200);
    expect((await send(event.referee, 'POST', path, { reason })).status).toBe(409);
    expect((await noticesOf(playerOf(event, 0).user_id)).at(-1)?.notice).toMatchObject({ change: 'unlocked', reason });
    expect((await submit()).status).toBe(200);
    expect((await submit()).status).toBe(409);
  });
});

describe('an event that leaves out who has no legal lists', () => {
  const MINUTE = 60_000;
  const withTimeout = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

  test('warns 30 and 10 minutes before, once each, and starts without them', async () => {
    const starts_at = withTimeout(60);
    const event = await build({ drop_without_decks: true }, starts_at);
    const late = await buildAccount(deps.db);
    await services.tournaments.withdraw(playerOf(event, 3), event.id);
    await services.tournaments.register(late, event.id);
    const illegal = lineupOf(1).numbers[0] ?? 0;
    await deps.db.updateTable('card').set({ set: 'ROTATED' }).where('dbf_id', '=', illegal).execute();

    const warningsAt = async (minutes: number) => {
      const warnings = createDeckWarnings({ ...deps, now: () => withTimeout(minutes) });
      await warnings.tick();
      await warnings.tick();
      const received = await Promise.all(
        [late, playerOf(event, 1), playerOf(event, 0)].map(({ user_id }) => noticesOf(user_id)),
      );
      return received.map((notices) => notices.length);
    };
    expect(await warningsAt(29)).toEqual([0, 0, 0]);
    expect(await warningsAt(31)).toEqual([1, 1, 0]);
    expect(await warningsAt(40)).toEqual([1, 1, 0]);
    expect(await warningsAt(51)).toEqual([2, 2, 0]);
    expect(await warningsAt(61)).toEqual([2, 2, 0]);

    const { tournament } = await services.tournaments.start(event.referee, event.id);
    const statusOf = (userId: string) =>
      Object.values(tournament.participants).find(({ user_id }) => user_id === userId)?.status;
    expect([late, playerOf(event, 1), playerOf(event, 0)].map(({ user_id }) => statusOf(user_id))).toEqual([
      'absent',
      'absent',
      'active',
    ]);
    expect((await noticesOf(late.user_id)).at(-1)?.notice).toMatchObject({ kind: 'event_decks', change: 'left_out' });
    await deps.db.updateTable('card').set({ set: 'CORE' }).where('dbf_id', '=', illegal).execute();
  });

  test('else says nothing', async () => {
    const event = await build({}, withTimeout(60));
    const late = await buildAccount(deps.db);
    await services.tournaments.withdraw(playerOf(event, 3), event.id);
    await services.tournaments.register(late, event.id);
    await createDeckWarnings({ ...deps, now: () => withTimeout(55) }).tick();
    expect(await noticesOf(late.user_id)).toEqual([]);
  });
});
