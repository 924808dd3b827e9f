import { createFeaturedService } from '@pailei/core/featured';
import { createStreamQueueService } from '@pailei/core/stream-queue';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import { buildAccount, buildServices } from '@pailei/tests/support/builders';
import { passTime } from '@pailei/tests/support/pass-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from './app.fixture.ts';
import { tokenFor } from './decks.fixture.ts';
import { buildListEvent, playOpenMatches, useListCards } from './decklists.fixture.ts';
import type { ListEvent } from './decklists.fixture.ts';
import { askEverything, differences, followEverything } from './public-walk.fixture.ts';
import type { Told } from './public-walk.fixture.ts';

const { app, deps } = await useApp();
const { db, publisher } = deps;
const services = buildServices(db, publisher);
const now = () => new Date().toISOString();
const featured = createFeaturedService({ db, publisher, now });
const streamQueue = createStreamQueueService({ db, publisher, now });

const DELAY = 60;
const PLAYERS = 4;
const TIMEOUT = { timeout: 120_000 };

/** What the worker does by the clock. */
async function work(event: Pick<ListEvent, 'id'>): Promise<void> {
  await services.tournamentClock.publish(event.id);
  await streamQueue.settle();
  await featured.refresh();
}

const idsOf = async ({ id }: ListEvent) => (await matchesOf(id)).map((match) => match.id);

const matchesOf = (id: string) =>
  db.selectFrom('match').selectAll().where('tournament_id', '=', id).orderBy('id').execute();

/** An id that is nobody's: what does not exist yet must be answered as it is. */
const NOBODY = newId();

type Reader = { actor: Actor | null; token: string | undefined };

async function readerOf(actor: Actor | null): Promise<Reader> {
  return { actor, token: actor ? await tokenFor(app, deps, actor.user_id) : undefined };
}

async function tell(event: ListEvent, reader: Reader): Promise<Told> {
  const matches = await matchesOf(event.id);
  const people = event.players.slice(0, 2).map(({ user_id }) => user_id);
  const ids = [event.id, ...people, NOBODY, ...matches.map(({ id }) => id)];
  const walk = { app, db, ...reader, ids };
  return new Map([...(await askEverything(walk)), ...(await followEverything(walk))]);
}

/** Addresses and topics of these ids that answer otherwise than for nobody's. */
function known(told: Told, ids: readonly string[]): string[] {
  const unknown = (key: string) => ids.reduce((text, id) => text.replaceAll(id, NOBODY), key);
  return [...told].filter(([key, text]) => text !== told.get(unknown(key))).map(([key]) => key);
}

const kinds = (keys: readonly string[]) => [...new Set(keys.map((key) => key.replaceAll(/[0-9a-f-]{36}/g, 'ID')))];

beforeAll(() => useListCards(deps, PLAYERS));

const build = (settings = {}) =>
  buildListEvent(deps, services, { players: PLAYERS, settings: { delay_seconds: DELAY, ...settings } });

describe.each(['guest', 'stranger'] as const)('to a %s', (who) => {
  let event: ListEvent;
  let reader: Reader;
  beforeAll(async () => {
    event = await build({ decklists: 'open_from_start' });
    reader = await readerOf(who === 'guest' ? null : await buildAccount(db));
    await passTime(db, DELAY);
    await work(event);
  }, 120_000);

  /** Expects that nothing which was asked `before` is answered otherwise now, and that no new match can be told from nothing. */
  async function expectUnchanged(before: Told, hidden: readonly string[]): Promise<Told> {
    await work(event);
    const told = await tell(event, reader);
    const isOld = ([key]: [string, string]) => before.has(key);
    expect(kinds(differences(before, new Map([...told].filter(isOld))))).toEqual([]);
    expect(kinds(known(told, hidden))).toEqual([]);
    return told;
  }

  test('nothing changes anywhere until a change is older than the delay, and then it is there', TIMEOUT, async () => {
    const before = await tell(event, reader);
    await services.tournaments.start(event.referee, event.id);
    const paired = await idsOf(event);
    const started = await expectUnchanged(before, paired);
    await playOpenMatches(deps, services, event);
    await expectUnchanged(started, paired);

    await passTime(db, DELAY);
    await work(event);
    const played = await tell(event, reader);
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
  });
});
