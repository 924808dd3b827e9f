import { createFeaturedService } from '@pailei/core/play/featured/featured.service';
import { createStreamQueueService } from '@pailei/core/play/stream-queue/stream-queue.service';
import { delayWarning } from '@pailei/contracts/play/stream-queue/stream-queue.api';
import { newId } from '@pailei/db/id';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import { readSince } from '@pailei/live/log';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { buildAccount, buildServices } from '@pailei/tests/support/builders';
import { passTime } from '@pailei/tests/support/pass-time';
import { playersOfMatch } from '@pailei/tests/support/seat';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '@pailei/api/testing/app.fixture';
import { tokenFor } from '../../../decks/decks/decks.fixture.ts';
import { buildListEvent, playOpenMatches, useListCards, type ListEvent } from '../../decklists/decklists.fixture.ts';
import {
  requestAllRoutes,
  differences,
  readAllTopics,
  type VisibleData,
} from '@pailei/api/testing/visible-data.fixture';

const { app, deps } = await useApp();
const { db, publisher } = deps;
const services = buildServices(db, publisher);
const now = () => new Date().toISOString();
const featured = createFeaturedService({ db, publisher, now });
const streamQueue = createStreamQueueService({ db, publisher, now });

const DELAY = 60;
/** With what a publication waits beyond the delay. */
const PASSED = DELAY + 2;
const PLAYERS = 4;
const TIMEOUT = { timeout: 120_000 };

/** What the worker does by the clock. */
async function work(event: Pick<ListEvent, 'id'>): Promise<void> {
  await services.tournamentClock.publish(event.id);
  await streamQueue.settle();
  await featured.refresh();
}

const idsOf = async ({ id }: Pick<ListEvent, 'id'>) => (await matchesOf(id)).map((match) => match.id);

const matchesOf = (id: string) =>
  db.selectFrom('match').selectAll().where('tournament_id', '=', id).orderBy('id').execute();

/** An id that is nobody's: what does not exist yet must be answered as it is. */
const NOBODY = newId();

type Reader = { actor: Actor | null; token: string | undefined };

async function readerOf(actor: Actor | null): Promise<Reader> {
  return { actor, token: actor ? await tokenFor(app, deps, actor.user_id) : undefined };
}

async function readVisible(event: Pick<ListEvent, 'id' | 'players'>, reader: Reader): Promise<VisibleData> {
  const matches = await matchesOf(event.id);
  const people = event.players.slice(0, 2).map(({ user_id }) => user_id);
  const ids = [event.id, NOBODY, ...people, ...matches.map(({ id }) => id)];
  const options = { app, db, ...reader, ids };
  return new Map([...(await requestAllRoutes(options)), ...(await readAllTopics(options))]);
}

/** Addresses and topics of these ids that answer otherwise than for nobody's. */
function findKnown(data: VisibleData, ids: readonly string[]): string[] {
  const unknown = (key: string) => ids.reduce((text, id) => text.replaceAll(id, NOBODY), key);
  return [...data].filter(([key, text]) => text !== data.get(unknown(key))).map(([key]) => key);
}

type Body = Parameters<typeof services.tournaments.create>[1];

const bodyOf = ({ name, delay_seconds }: { name: string; delay_seconds: number }) =>
  ({
    name,
    description: '',
    stream_url: null,
    capacity: 4,
    settings: { ...DEFAULT_TOURNAMENT_SETTINGS, delay_seconds },
    times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
  }) as unknown as Body;

const kinds = (keys: readonly string[]) => [...new Set(keys.map((key) => key.replaceAll(/[0-9a-f-]{36}/g, 'ID')))];

beforeAll(() => useListCards(deps, PLAYERS));

const build = (settings: Partial<TournamentSettings> = {}) =>
  buildListEvent(deps, services, { players: PLAYERS, settings: { delay_seconds: DELAY, ...settings } });

describe.each(['guest', 'otherUser'] as const)('to a %s', (who) => {
  let event: ListEvent;
  let reader: Reader;
  beforeAll(async () => {
    event = await build({ decklists: 'open_from_start' });
    reader = await readerOf(who === 'guest' ? null : await buildAccount(db));
    await passTime(db, PASSED);
    await work(event);
  }, 120_000);

  /** Expects that nothing which was asked `before` is answered otherwise now, and that no new match differs from one that does not exist. */
  async function expectUnchanged(before: VisibleData, hidden: readonly string[]): Promise<VisibleData> {
    await work(event);
    const data = await readVisible(event, reader);
    const isOld = ([key]: [string, string]) => before.has(key);
    expect(kinds(differences(before, new Map([...data].filter(isOld))))).toEqual([]);
    expect(kinds(findKnown(data, hidden))).toEqual([]);
    return data;
  }

  test('nothing changes anywhere until a change is older than the delay, and then it is there', TIMEOUT, async () => {
    const before = await readVisible(event, reader);
    await services.tournaments.start(event.referee, event.id);
    const paired = await idsOf(event);
    const started = await expectUnchanged(before, paired);
    await playOpenMatches(deps, services, event);
    await expectUnchanged(started, paired);

    await passTime(db, PASSED);
    await work(event);
    const played = await readVisible(event, reader);
    expect(kinds(differences(started, played))).toEqual(
      expect.arrayContaining([
        '/api/solo-tournaments',
        '/api/solo-tournaments/ID',
        '/api/matches/ID',
        '/api/matches/ID/events',
        '/api/players/ID',
        '/api/players/ID/record',
        'tournaments',
        'tournament:ID',
        'match:ID',
      ]),
    );

    await services.tournaments.advance(event.referee, event.id);
    await playOpenMatches(deps, services, event);
    await services.tournaments.advance(event.referee, event.id);
    await expectUnchanged(
      played,
      (await idsOf(event)).filter((id) => !paired.includes(id)),
    );
    await passTime(db, PASSED);
    await work(event);
    expect(kinds(differences(played, await readVisible(event, reader)))).toEqual(
      expect.arrayContaining(['/api/leaderboard', '/api/champions', '/api/solo-tournaments', 'tournaments']),
    );
  });
});

test(
  'an event looks like one that does not exist, and cannot be entered, until its opening is older than the delay',
  TIMEOUT,
  async () => {
    const [admin, otherUser] = [await buildAccount(db, 'admin'), await buildAccount(db)];
    const body = bodyOf({ name: '密室公开赛', delay_seconds: DELAY });
    const { tournament } = await services.tournaments.create(admin, body);
    await services.tournaments.openRegistration(admin, tournament.id);
    await work(tournament);
    const reader = await readerOf(otherUser);
    const event = { ...tournament, players: [] };
    const hidden = await readVisible(event, reader);
    expect(kinds(findKnown(hidden, [tournament.id]))).toEqual([]);
    expect([...hidden.values()].filter((text) => text.includes('密室公开赛'))).toEqual([]);
    await expect(services.tournaments.register(otherUser, tournament.id)).rejects.toMatchObject({ status: 404 });
    expect((await services.tournaments.get(admin, tournament.id)).tournament.status).toBe('registration');

    await passTime(db, PASSED);
    await work(tournament);
    const shown = await readVisible(event, reader);
    const naming = [...shown].filter(([, text]) => text.includes('密室公开赛')).map(([key]) => key);
    expect(kinds(naming)).toEqual(
      expect.arrayContaining(['/api/solo-tournaments', '/api/solo-tournaments/ID', 'tournaments', 'tournament:ID']),
    );
    await services.tournaments.register(otherUser, tournament.id);
  },
);

describe('an entrant', () => {
  let event: ListEvent;
  const [me, other] = [() => event.players[0] as Actor, () => event.players[1] as Actor];
  beforeAll(async () => {
    event = await build({ check_in_required: true });
    await passTime(db, PASSED);
    await work(event);
  }, 120_000);

  const entry = () => services.tournaments.entry(me(), event.id);
  const shown = async (actor: Actor) => (await services.tournaments.get(actor, event.id)).tournament;

  test('sees the check-in at once, and the answer says no more of the event than its view', async () => {
    await services.tournaments.openCheckIn(event.referee, event.id, 600);
    expect((await entry()).own?.step.kind).toBe('check_in');
    const answer = await services.tournaments.checkIn(me(), event.id);
    expect(answer).toEqual({ entry: await entry(), version: null });
    expect((await shown(me())).status).toBe('registration');
    expect((await entry()).own).toMatchObject({
      participant: { status: 'checked_in' },
      step: { kind: 'wait_for_start' },
    });
    const topic = await readSince(db, personalTopic.of(other().user_id), 0, 1_000);
    expect(topic.map(({ t }) => t)).toContain('entry_changed');
  });

  test('plays a whole match before the public knows of it', TIMEOUT, async () => {
    for (const player of event.players.slice(1)) await services.tournaments.checkIn(player, event.id);
    await services.tournaments.start(event.referee, event.id);
    const { match_id, own } = await entry();
    expect(own?.step).toMatchObject({ kind: 'play_match', match: { match_id } });
    expect((await services.matches.get(me(), match_id ?? '')).series.status).toBe('check_in');
    const matches = await matchesOf(event.id);
    const foreign = matches.find(({ id }) => id !== match_id)?.id ?? '';
    await expect(services.matches.get(me(), foreign)).rejects.toMatchObject({ status: 404 });
    await playOpenMatches(deps, services, event);
    expect((await services.matches.get(me(), match_id ?? '')).series.status).toBe('finished');
    expect((await entry()).own?.step.kind).not.toBe('play_match');
    expect((await shown(me())).status).toBe('registration');
    expect((await shown(event.referee)).status).toBe('running');
  });

  test('never sees a draft, also where the delay was raised over the whole event', async () => {
    const { settings } = await shown(event.referee);
    await services.tournaments.update(event.admin, event.id, {
      settings: { ...settings, delay_seconds: 180 } as never,
    });
    expect((await shown(me())).status).toBe('registration');
    await expect(shown(await buildAccount(db))).rejects.toMatchObject({ status: 404 });
  });

  test('sees all of it at once when the delay is taken away', async () => {
    const { settings } = await shown(event.referee);
    await services.tournaments.update(event.admin, event.id, { settings: { ...settings, delay_seconds: 0 } as never });
    expect((await shown(me())).status).toBe('running');
    const { items } = await services.tournaments.list(null, { skip: 0, limit: 100 });
    expect(items.find(({ id }) => id === event.id)?.status).toBe('running');
  });
});

describe('on air', () => {
  let event: ListEvent;
  let matchId: string;
  const call = async (path: string, body: object) => {
    const token = await tokenFor(app, deps, event.referee.user_id);
    const headers = { authorization: `Bearer ${token}` };
    return app.inject({ method: 'POST', url: `/api/stream-queue${path}`, headers, payload: body });
  };
  const start = async () => {
    event = await build();
    await passTime(db, PASSED);
    await services.tournaments.start(event.referee, event.id);
    matchId = (await idsOf(event))[0] ?? '';
  };
  beforeAll(start, 120_000);

  test('a match that is not public yet is refused with the seconds that are left', async () => {
    const response = await call('', { match_id: matchId, accept_delay: true });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toMatch(/^这一场 (59|60) 秒后才对观众公开/);
    expect((await streamQueue.get()).queue.next).toEqual([]);
  });

  test('a delayed match is asked about first, and put on air when its director knows', async () => {
    await passTime(db, PASSED);
    const asked = await call('/on-air', { match_id: matchId });
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({ message: delayWarning(DELAY), errors: { accept_delay: delayWarning(DELAY) } });
    expect((await call('/on-air', { match_id: matchId, accept_delay: true })).statusCode).toBe(200);
    expect(await featured.get()).toEqual({ featured_match_id: matchId });
  });

  test('the system shows a delayed match from its public begin to its public end', async () => {
    await db.deleteFrom('stream_queue').execute();
    await db.updateTable('tournament').set({ status: 'cancelled' }).execute();
    await start();
    for (const { id } of await matchesOf(event.id)) {
      const sides = await playersOfMatch(db, event.players, id);
      for (const player of Object.values(sides)) await services.matches.act(player, id, { type: 'ready' });
    }
    const ids = await idsOf(event);
    await work(event);
    expect(ids).not.toContain((await featured.get()).featured_match_id);

    await passTime(db, PASSED);
    await work(event);
    const { featured_match_id: shownId } = await featured.get();
    expect(ids).toContain(shownId);

    const loss = { type: 'give_match_loss', side: 'a', reason: '缺席' } as const;
    await services.matches.rule(event.referee, shownId ?? '', loss);
    await passTime(db, DELAY / 2);
    await work(event);
    expect(await featured.get()).toEqual({ featured_match_id: shownId });
    await passTime(db, PASSED);
    await work(event);
    expect(await featured.get()).toEqual({ featured_match_id: ids.find((id) => id !== shownId) });
  });
});

test(
  'a result that a referee corrects stays what it was until the correction is older than the delay',
  TIMEOUT,
  async () => {
    const stages = [{ type: 'swiss', rounds: 2, best_of: 3 }] as const;
    const event = await build({ decklists: 'open_from_start', stages });
    await passTime(db, PASSED);
    await services.tournaments.start(event.referee, event.id);
    await playOpenMatches(deps, services, event);
    await passTime(db, PASSED);
    await work(event);
    const reader = await readerOf(await buildAccount(db));
    const before = await readVisible(event, reader);
    const [match] = await matchesOf(event.id);
    const ruling = { type: 'correct_game', game_number: 1, result: 'b', reason: '误报' } as const;
    await services.matches.rule(event.referee, match?.id ?? '', ruling);
    await work(event);
    expect(kinds(differences(before, await readVisible(event, reader)))).toEqual([]);
    await passTime(db, PASSED);
    await work(event);
    expect(kinds(differences(before, await readVisible(event, reader)))).toEqual(
      expect.arrayContaining(['/api/players/ID/record', '/api/matches/ID', 'match:ID']),
    );
  },
);
