import { createDatabase } from '@pailei/db/client';
import type { PastSeasonBody } from '@pailei/contracts/play/seasons/admin-seasons.api';
import type { Actor } from '@pailei/live/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount, silentPublisher } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { createManagedSeasonsService } from './managed/managed-seasons.service.ts';
import { createSeasonsService } from './seasons.service.ts';

const db = createDatabase({ url: (await useTestDatabase()).url });
afterAll(() => db.destroy());

const deps = { db, publisher: silentPublisher, now: () => new Date().toISOString() };
const seasons = createSeasonsService(deps);
const managed = createManagedSeasonsService(deps);

let admin: Actor;
beforeAll(async () => {
  admin = await buildAccount(db, 'admin');
});

const FINAL = { opponent: '夜航船', wins: 3, losses: 1 };
const pastSeason = (number: number, changes: Partial<PastSeasonBody> = {}): PastSeasonBody => ({
  number,
  name: '霜降赛季',
  starts_at: `${2_000 + number}-03-01T00:00:00.000Z`,
  ends_at: `${2_000 + number}-06-01T00:00:00.000Z`,
  intro: '在旧站进行的一季。',
  by_hand: {
    champion: '霜刃战队',
    is_team: true,
    final: FINAL,
    places: [
      { place: 2, name: '夜航船' },
      { place: 3, name: '听雨楼' },
      { place: 3, name: '烛龙' },
    ],
    roster: ['炉火', '白榆'],
    picture_id: null,
  },
  ...changes,
});
const enter = (body: PastSeasonBody, idempotencyKey?: string) => managed.enterPast(admin, { body, idempotencyKey });

test('a season that was played elsewhere has its page, says that it was entered by hand, and is in the list', async () => {
  const entered = await enter(pastSeason(4));
  expect(entered).toMatchObject({ closed_at: pastSeason(4).ends_at, by_hand: { champion: '霜刃战队' } });
  const page = await seasons.champion(4);
  expect(page).toMatchObject({ account: null, team: null, by_hand: pastSeason(4).by_hand });
  expect(page.content.intro).toBe('在旧站进行的一季。');
  const [listed] = (await seasons.list()).items.filter(({ number }) => number === 4);
  expect(listed?.by_hand).toEqual({ champion: '霜刃战队', is_team: true, final: FINAL, picture_id: null });
});

test('a season is entered once, however often the call is repeated', async () => {
  const [first, again] = [await enter(pastSeason(3), 'same'), await enter(pastSeason(3), 'same')];
  expect(again.id).toBe(first.id);
  await expect(enter(pastSeason(3))).rejects.toMatchObject({ status: 409, code: 'season_number_taken' });
});

test('what was entered can be changed, by who has seen the newest version', async () => {
  const { id, revision } = await enter(pastSeason(2));
  const body = { ...pastSeason(2), by_hand: { ...pastSeason(2).by_hand, champion: '烛龙' }, revision };
  expect(await managed.updatePast(admin, id, body)).toMatchObject({ by_hand: { champion: '烛龙' } });
  expect((await seasons.champion(2)).by_hand?.champion).toBe('烛龙');
  await expect(managed.updatePast(admin, id, body)).rejects.toMatchObject({ code: 'season_stale' });
});

test('a season that is not over is refused at its end, and one that overlaps another at its dates', async () => {
  const ends_at = new Date(Date.now() + 86_400_000).toISOString();
  const running = pastSeason(6, { starts_at: new Date(Date.now() - 30 * 86_400_000).toISOString(), ends_at });
  await expect(enter(running)).rejects.toMatchObject({
    code: 'season_not_over',
    errors: { ends_at: '往届赛季应已经结束' },
  });
  const { starts_at, ends_at: end } = pastSeason(7);
  await enter(pastSeason(7));
  await expect(enter(pastSeason(8, { starts_at, ends_at: end }))).rejects.toMatchObject({ code: 'season_overlaps' });
});

test('a season entered by hand is not reopened, and one that was played here is not made one', async () => {
  const entered = await enter(pastSeason(9));
  const { id, revision } = entered;
  await expect(managed.reopen(admin, id, { revision, reason: '想重新统计一次' })).rejects.toMatchObject({
    code: 'season_by_hand',
  });
  const { by_hand: _by_hand, intro: _intro, ...fields } = pastSeason(10);
  const body = { ...fields, prizes: { account: null, team: null } };
  const played = await managed.create(admin, { body, idempotencyKey: undefined });
  await expect(
    managed.updatePast(admin, played.id, { ...pastSeason(10), revision: played.revision }),
  ).rejects.toMatchObject({ code: 'season_not_by_hand' });
});

test('a picture that is not there is refused at its field', async () => {
  const by_hand = { ...pastSeason(11).by_hand, picture_id: '01890000-0000-7000-8000-000000000000' };
  await expect(enter(pastSeason(11, { by_hand }))).rejects.toMatchObject({
    status: 422,
    errors: { 'by_hand.picture_id': '图片不存在或已过期，请重新上传' },
  });
});
