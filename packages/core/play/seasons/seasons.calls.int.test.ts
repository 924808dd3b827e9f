import type { ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { DEFAULT_FORMULAS } from '@pailei/domain/seasons/defaults';
import { buildServices, buildTournament } from '@pailei/tests/support/builders';
import { beforeAll, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
const ROOT = '/api/admin/seasons';
const FINAL_ALONE = {
  type: 'single_elimination',
  size: null,
  best_of: 1,
  final_best_of: null,
  third_place: false,
} as const;
const NOBODY = '01890000-0000-7000-8000-000000000000';

let token = '';
let season: ManagedSeason;
beforeAll(async () => {
  token = (await actors.tokenOf('admin')) ?? '';
  season = (await send('POST', '', bodyOf())).data!;
});

const bodyOf = (changes: object = {}) => ({
  number: 5,
  name: '霜降赛季',
  starts_at: '2026-01-05T00:00:00.000Z',
  ends_at: '2026-03-16T00:00:00.000Z',
  prizes: { account: null, team: null },
  ...changes,
});

async function send(method: 'POST' | 'PUT', path: string, payload: object) {
  const { status, body } = await call<ManagedSeason>(app, { method, url: `${ROOT}${path}`, token, payload });
  return { ...body, status };
}

test.each<[what: string, changes: object, field: string, text: string]>([
  ['no number', { number: null }, 'number', '请输入赛季编号'],
  ['half a number', { number: 1.5 }, 'number', '请输入整数'],
  ['the number 0', { number: 0 }, 'number', '编号不能小于 1'],
  ['an empty name', { name: '  ' }, 'name', '请输入赛季名称'],
  ['a name too long', { name: '长'.repeat(21) }, 'name', '赛季名称最多 20 个字符'],
  ['an end before its start', { ends_at: '2026-01-04T00:00:00.000Z' }, 'ends_at', '结束时间应比开始时间晚至少一天'],
  ['more than a year', { ends_at: '2028-01-04T00:00:00.000Z' }, 'ends_at', '赛季最长 366 天'],
  ['no date', { starts_at: 'soon' }, 'starts_at', '请填写存在的时间，年份在 2000 年到 2099 年之间'],
  [
    'prizes that rise',
    {
      prizes: {
        account: {
          bands: [
            { place_to: 1, points: 1 },
            { place_to: 2, points: 2 },
          ],
          participation: 0,
        },
        team: null,
      },
    },
    'prizes.account.bands.1.points',
    '积分不能多于上一档',
  ],
])('a season with %s is refused at its field', async (_what, changes, field, text) => {
  const { status, errors } = await send('POST', '', bodyOf({ number: 7, ...changes }));
  expect([status, errors[field]]).toEqual([422, text]);
});

test('two seasons that overlap are refused at both dates, with the other one’s name', async () => {
  const { status, errors } = await send(
    'POST',
    '',
    bodyOf({ number: 6, starts_at: '2026-03-15T00:00:00.000Z', ends_at: '2026-05-01T00:00:00.000Z' }),
  );
  const text = '与 S5 霜降赛季 的时间重叠';
  expect({ status, errors }).toEqual({ status: 409, errors: { starts_at: text, ends_at: text } });
});

test.each<[what: string, formula: object, field: string, text: string]>([
  [
    'places that fall',
    {
      places: [
        { place_to: 4, points: 5 },
        { place_to: 2, points: 4 },
      ],
    },
    'places.1.place_to',
    '名次应大于上一档',
  ],
  [
    'more for a later place',
    {
      places: [
        { place_to: 1, points: 5 },
        { place_to: 2, points: 6 },
      ],
    },
    'places.1.points',
    '积分不能多于上一档',
  ],
  ['points below nothing', { win: -1 }, 'win', '积分不能小于 0'],
  ['boards that take points', { boards: { win: -1, cap: null } }, 'boards.win', '积分不能小于 0'],
  ['a cap of boards that is no number', { boards: { win: 5, cap: 'x' } }, 'boards.cap', '请输入积分'],
  ['no event that counts', { best: 0 }, 'best', '计入项数不能小于 1'],
  ['a share that is no number', { tiers: { A: 'x', B: 100, C: 50 } }, 'tiers.A', '请输入比例'],
])('a formula with %s is refused at its field', async (_what, changes, field, text) => {
  const formulas = { ...DEFAULT_FORMULAS, account: { ...DEFAULT_FORMULAS.account, ...changes } };
  for (const path of ['formula-preview', 'formulas']) {
    const more = path === 'formulas' ? { reason: '测试', seen_version: 1 } : {};
    const { status, errors } = await send('POST', `/${season.id}/${path}`, { formulas, applies_from: null, ...more });
    expect([status, errors[`formulas.account.${field}`]]).toEqual([422, text]);
  }
});

test('an adjustment of nothing, without a reason or beyond the bound is refused', async () => {
  const adjust = (changes: object) =>
    send('POST', `/${season.id}/adjustments`, {
      kind: 'account',
      competitor_id: NOBODY,
      points: 5,
      reason: '测试',
      ...changes,
    });
  const bounds = '调整应为 −100000–100000 的整数，不能为 0';
  expect((await adjust({ points: 0 })).errors).toEqual({ points: bounds });
  expect((await adjust({ points: 100_001 })).errors).toEqual({ points: bounds });
  expect((await adjust({ reason: ' ' })).errors).toEqual({ reason: '请填写原因' });
  expect(await adjust({})).toMatchObject({ status: 404, message: '没有找到这名选手或这支战队' });
});

test('what is not there is not found, what cannot be a number is refused', async () => {
  const get = async (url: string) => (await call(app, { method: 'GET', url })).status;
  expect(
    await Promise.all(['/api/seasons/6', '/api/seasons/5/champion', '/api/seasons/0', '/api/seasons/x'].map(get)),
  ).toEqual([404, 404, 422, 422]);
  expect(await send('PUT', `/${season.id}/events/${NOBODY}`, { tier: 'A', is_excluded: false })).toMatchObject({
    status: 404,
    message: '这项赛事不在本赛季',
  });
  expect((await send('POST', `/${season.id}/reopen`, { revision: 1, reason: '测试' })).message).toBe('赛季没有结束');
});

test('the answer is kept by the version of the season', async () => {
  const first = await app.inject('/api/seasons/5');
  const etag = String(first.headers['etag']);
  const again = () => app.inject({ url: '/api/seasons/5', headers: { 'if-none-match': etag } });
  expect([first.statusCode, (await again()).statusCode]).toEqual([200, 304]);
  await send('PUT', `/${season.id}`, { ...bodyOf({ name: '大雪赛季' }), revision: season.revision });
  expect((await again()).statusCode).toBe(200);
});

/** Every call goes by the watch over the audit log: a write that leaves no row fails. */
test('a season is run through the API from its events to its end and back, with a row in the audit log for each step', async () => {
  const services = buildServices(deps.db);
  const cup = await buildTournament(deps.db, services, { players: 2, settings: { bans: 0, stages: [FINAL_ALONE] } });
  await services.tournaments.start(cup.referee, cup.id);
  const final = await deps.db
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', cup.id)
    .executeTakeFirstOrThrow();
  await services.matches.rule(cup.referee, final.id, { type: 'give_match_loss', side: 'b', reason: '测试' });
  await services.tournamentClock.advance(cup.id);
  const made = (
    await send(
      'POST',
      '',
      bodyOf({ number: 4, starts_at: '2015-01-01T00:00:00.000Z', ends_at: '2015-03-01T00:00:00.000Z' }),
    )
  ).data!;
  const path = `/${made.id}`;
  expect((await send('PUT', `${path}/events/${cup.id}`, { tier: 'A', is_excluded: false })).status).toBe(200);
  const formulas = { ...DEFAULT_FORMULAS, account: { ...DEFAULT_FORMULAS.account, win: 7 } };
  const preview = await call<{ account: unknown[] }>(app, {
    method: 'POST',
    url: `${ROOT}${path}/formula-preview`,
    token,
    payload: { formulas, applies_from: null },
  });
  expect([preview.status, preview.body.data?.account.length]).toEqual([200, 2]);
  expect(
    (await send('POST', `${path}/formulas`, { formulas, applies_from: null, reason: '试行', seen_version: 1 })).status,
  ).toBe(200);
  const adjustment = { kind: 'account', competitor_id: cup.players[0]!.user_id, points: 5, reason: '协助裁判' };
  expect((await send('POST', `${path}/adjustments`, adjustment)).status).toBe(200);
  expect((await send('POST', `${path}/recount`, {})).status).toBe(200);
  const closed = await send('POST', `${path}/close`, { revision: 1 });
  expect(closed.status).toBe(200);
  const content = { intro: '第一季。', matches: [{ match_id: final.id, title: '决赛', text: '' }] };
  const told = await send('PUT', `${path}/content`, { ...content, revision: closed.data!.revision });
  const page = await call<{ content: object }>(app, { method: 'GET', url: '/api/seasons/4/champion' });
  expect([told.status, page.body.data?.content]).toEqual([200, content]);
  expect((await send('POST', `${path}/reopen`, { revision: told.data!.revision, reason: '改判' })).status).toBe(200);
});
