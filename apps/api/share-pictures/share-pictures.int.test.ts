import { newId } from '@pailei/db/id';
import { createManagedSeasonsService } from '@pailei/core/play/seasons/managed/managed-seasons.service';
import { buildAccount, buildServices, buildTournament } from '@pailei/tests/support/builders';
import { passTime } from '@pailei/tests/support/pass-time';
import { until } from '@pailei/tests/support/until';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { builtWebClient } from '../first-view/rendered-pages.fixture.ts';
import { buildListEvent, useListCards, type ListEvent } from '@pailei/core/play/decklists/decklists.fixture';
import { useApp } from '../testing/app.fixture.ts';

const DELAY = 60;
const FINAL_ALONE = {
  type: 'single_elimination',
  size: null,
  best_of: 1,
  final_best_of: null,
  third_place: false,
} as const;
const { app, deps } = await useApp(await builtWebClient());
const { db, publisher } = deps;
const services = buildServices(db, publisher);

let event: ListEvent;
let delayed: ListEvent;
let matchId: string;

beforeAll(async () => {
  await useListCards(deps, 4);
  event = await buildListEvent(deps, services, { players: 4, settings: {} });
  await services.tournaments.start(event.referee, event.id);
  const match = db.selectFrom('match').select('id').where('tournament_id', '=', event.id);
  matchId = (await match.executeTakeFirstOrThrow()).id;
  delayed = await buildListEvent(deps, services, { players: 4, settings: { delay_seconds: DELAY } });
  // what opened the registration is old enough then, what came after is not
  await passTime(db, 1);
  await services.tournamentClock.publish(delayed.id);
}, 120_000);

/** The picture once it is drawn: who comes before gets that of the site, which nobody keeps. */
async function picture(path: string, otherThan?: string) {
  return until(
    async () => {
      const answer = await app.inject(path);
      const isOwn = answer.statusCode === 200 && answer.headers['cache-control'] !== 'no-store';
      return isOwn && answer.headers.etag !== otherThan ? answer : undefined;
    },
    { withinMs: 60_000, what: `${path} is drawn` },
  );
}

test('events, matches, players and the site have pictures as large as chats and networks show them', async () => {
  const paths = [
    '/share/site.png',
    `/share/tournaments/${event.id}.png?v=3`,
    `/share/matches/${matchId}.png`,
    `/share/players/${event.players[0]?.user_id}.png`,
  ];
  const tags = new Set<unknown>();
  for (const path of paths) {
    const { headers, rawPayload } = await picture(path);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 });
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
    });
    tags.add(headers.etag);
  }
  expect(tags.size).toBe(paths.length);
}, 120_000);

test('who has a picture does not get it again, until what it shows changes', async () => {
  const path = `/share/tournaments/${event.id}.png`;
  const etag = String((await picture(path)).headers.etag);
  const again = await app.inject({ url: path, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const { id: participant } = await db
    .selectFrom('participant')
    .select('id')
    .where('tournament_id', '=', event.id)
    .executeTakeFirstOrThrow();
  await services.tournaments.dropParticipant(event.referee, event.id, participant, '退赛');
  await services.tournaments.cancel(event.referee, event.id, '场馆停电');
  await picture(path, etag);
}, 120_000);

test('the picture of a delayed event is as late as what is told of it', async () => {
  const path = `/share/tournaments/${delayed.id}.png`;
  const before = String((await picture(path)).headers.etag);
  await services.tournaments.start(delayed.referee, delayed.id);
  const { id } = await db
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', delayed.id)
    .executeTakeFirstOrThrow();
  expect((await app.inject(`/share/matches/${id}.png`)).statusCode).toBe(404);
  expect((await picture(path)).headers.etag).toBe(before);
  await passTime(db, DELAY + 2);
  await services.tournamentClock.publish(delayed.id);
  await picture(path, before);
  await picture(`/share/matches/${id}.png`);
}, 120_000);

test('names that are hostile, long, rare or not seen are drawn', async () => {
  const names = [
    `"><script>&amp;]]>`,
    '一二三四五六七八九十一二三四五六七八九十',
    '㵘齉𠮷',
    '零\u200b宽\u202e名',
    '🏆👨‍👩‍👧',
  ];
  for (const username of names) {
    const { user_id } = await buildAccount(db);
    await db.updateTable('account').set({ username, username_key: username }).where('id', '=', user_id).execute();
    const { rawPayload } = await picture(`/share/players/${user_id}.png`);
    expect((await sharp(rawPayload).metadata()).width).toBe(1_200);
  }
}, 120_000);

test.each([
  `/share/tournaments/${newId()}.png`,
  `/share/matches/${newId()}.png`,
  `/share/players/${newId()}.png`,
  '/share/tournaments/1.png',
  '/share/other/site.png',
  '/share/',
  '/share/%2e%2e/site.png',
])('%s is not there', async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404);
});

test('what an event hides is not there: a draft', async () => {
  const { id } = event;
  await db.updateTable('tournament').set({ status: 'draft' }).where('id', '=', id).execute();
  expect((await app.inject(`/share/tournaments/${id}.png`)).statusCode).toBe(404);
});

test('a season has the picture of its champion once it is closed', async () => {
  const cup = await buildTournament(db, services, { players: 2, settings: { bans: 0, stages: [FINAL_ALONE] } });
  await services.tournaments.start(cup.referee, cup.id);
  const final = db.selectFrom('match').select('id').where('tournament_id', '=', cup.id);
  const ruling = { type: 'give_match_loss', side: 'b', reason: '测试' } as const;
  await services.matches.rule(cup.referee, (await final.executeTakeFirstOrThrow()).id, ruling);
  await services.tournamentClock.advance(cup.id);
  const seasons = createManagedSeasonsService(deps);
  const period = { starts_at: '2015-01-01T00:00:00.000Z', ends_at: '2015-03-01T00:00:00.000Z' };
  const body = { number: 3, name: '春赛季', ...period, prizes: { account: null, team: null } };
  const { id } = await seasons.create(cup.admin, { body, idempotencyKey: undefined });
  await seasons.setEvent(cup.admin, { id, tournament_id: cup.id }, { tier: 'B', is_excluded: false });
  expect((await app.inject('/share/seasons/3.png')).statusCode).toBe(404);
  await seasons.close(cup.admin, id, { revision: 1 });
  const { rawPayload } = await picture('/share/seasons/3.png');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 });
  expect((await app.inject('/share/seasons/x.png')).statusCode).toBe(404);
});
