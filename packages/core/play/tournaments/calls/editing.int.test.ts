import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { managedApi } from '@pailei/contracts/play/tournaments/details/managed.api';
import { managedTopic } from '@pailei/contracts/play/tournaments/details/managed.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import { newId } from '@pailei/db/id';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { buildAccount, buildServices, buildTournament } from '@pailei/tests/support/builders';
import { photo } from '@pailei/tests/support/images';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';
import { imageForm } from '@pailei/api/testing/upload.fixture';
import { tokenFor } from '../../../decks/decks/decks.fixture.ts';

const { app, deps } = await useApp();
const { db } = deps;
const actors = await createActors(deps, app);
const services = buildServices(db);
const ROOT = '/api/solo-tournaments';

let [admin, otherAdmin] = ['', ''];
beforeAll(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
  otherAdmin = await tokenFor(app, deps, (await buildAccount(db, 'admin')).user_id);
});

const DRAFT = {
  name: '白露杯',
  description: '**每人一副**',
  stream_url: 'https://live.example/1',
  capacity: 8,
  settings: DEFAULT_TOURNAMENT_SETTINGS,
  times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
};

const create = async (changes: object = {}) => {
  const { status, body } = await call<TournamentView>(app, {
    method: 'POST',
    url: ROOT,
    token: admin,
    payload: { ...DRAFT, ...changes },
  });
  return { status, errors: body.errors, tournament: body.data?.tournament };
};
const update = (id: string, payload: object, token = admin) =>
  call<TournamentView>(app, { method: 'PUT', url: `${ROOT}/${id}`, token, payload });
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('an event is edited', () => {
  test('one field at a time: what is not named stays', async () => {
    const { tournament } = await create();
    const { status, body } = await update(tournament!.id, { capacity: 16 });
    expect(status).toBe(200);
    expect(body.data!.tournament).toMatchObject({
      capacity: 16,
      description: '**每人一副**',
      stream_url: 'https://live.example/1',
      revision: 1,
    });
  });

  test('by two admins at once: the second is told so, and nothing of the first is lost', async () => {
    const { tournament } = await create();
    const { id } = tournament!;
    const answers = await Promise.all([
      update(id, { name: '甲的名字', revision: 0 }),
      update(id, { name: '乙的名字', revision: 0 }, otherAdmin),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [saved, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(refused!.body.message).toBe('设置刚刚被其他管理员修改，请核对后再保存');
    const row = await db.selectFrom('tournament').select('name').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.name).toBe(saved!.body.data!.tournament.name);
    const audits = await db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('target_id', '=', id)
      .where('action', '=', 'tournament.update')
      .execute();
    expect(audits).toMatchObject([{ before: { changes: { name: '白露杯' } }, after: { changes: { name: row.name } } }]);
  });

  test('each field that stays is named with the moment since when', async () => {
    const event = await buildTournament(db, services, { players: 2, isOpen: true });
    const settings = { ...DEFAULT_TOURNAMENT_SETTINGS, bans: 0, entry_fee: 100, tiebreakers: ['gw'] };
    const { status, body } = await update(event.id, { settings });
    expect(status).toBe(409);
    expect(body.message).toBe('有设置已经不能再改，请按标出的项目核对');
    expect(body.errors).toEqual({
      'settings.bans': '有选手提交卡组后不能再改',
      'settings.entry_fee': '报名开放后不能再改',
    });
    const free = { ...DEFAULT_TOURNAMENT_SETTINGS, tiebreakers: ['gw'], delay_seconds: 30 };
    expect((await update(event.id, { settings: free, name: '改了名字' })).status).toBe(200);
  });

  test('with a schedule out of order it is refused at the later field', async () => {
    const times = { registration_closes_at: soon(90), check_in_opens_at: soon(60), starts_at: soon(60) };
    const { status, errors } = await create({ times });
    expect(status).toBe(422);
    expect(errors).toEqual({
      'times.starts_at': '开赛时间应晚于签到开始',
      'times.registration_closes_at': '报名截止不能晚于开赛时间',
    });
  });

  test.each([
    ['entry_fee', { settings: { ...DEFAULT_TOURNAMENT_SETTINGS, entry_fee: -1 } }, 'settings.entry_fee', '不能小于 0'],
    ['a banner that is not there', { banner: newId() }, 'banner', '图片不存在或已过期，请重新上传'],
    ['a referee who is none', { referee_ids: [newId()] }, 'referee_ids', '所选账号不是裁判或已停用'],
    ['a revision that is none', { revision: -1 }, 'revision', '版本无效'],
  ])('%s is refused at its field', async (_, changes, field, text) => {
    const { tournament } = await create();
    const { status, body } = await update(tournament!.id, changes);
    expect([status, body.errors[field]]).toEqual([422, text]);
  });

  test('with referees, whose names it keeps', async () => {
    const referee = await buildAccount(db, 'referee');
    const { tournament } = await create({ referee_ids: [referee.user_id] });
    expect(tournament!.referees).toEqual([{ user_id: referee.user_id, name: referee.username }]);
    const { body } = await update(tournament!.id, { referee_ids: [] });
    expect(body.data!.tournament.referees).toEqual([]);
  });
});

describe('the referees of an event', () => {
  const refereeNotices = async ({ user_id }: { user_id: string }) => {
    const rows = await db.selectFrom('notification').select('notice').where('account_id', '=', user_id).execute();
    return rows.map(({ notice }) => notice).filter(({ kind }) => kind === 'event_referee');
  };

  test('hear of it once: when it is published with them, or when they are named or taken off later', async () => {
    const [first, second] = [await buildAccount(db, 'referee'), await buildAccount(db, 'referee')];
    const { tournament } = await create({ referee_ids: [first.user_id] });
    const { id, name: tournament_name } = tournament!;
    expect(await refereeNotices(first)).toEqual([]);
    const open = { method: 'POST', url: `${ROOT}/${id}/open-registration`, token: admin, payload: {} } as const;
    const opened = await Promise.all([call(app, open), call(app, open)]);
    expect(opened.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const named = { kind: 'event_referee', tournament_id: id, tournament_name, change: 'named' };
    expect(await refereeNotices(first)).toEqual([named]);

    const refused = await update(id, { referee_ids: [second.user_id, newId()] });
    expect(refused.status).toBe(422);
    expect(await refereeNotices(second)).toEqual([]);
    const changed = { referee_ids: [second.user_id], revision: 0 };
    const answers = await Promise.all([update(id, changed), update(id, changed, otherAdmin)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await refereeNotices(second)).toEqual([named]);
    expect(await refereeNotices(first)).toEqual([named, { ...named, change: 'taken_off' }]);
  });
});

test('a draft is news to the admins’ open lists, without a word of what it says, and to nobody else', async () => {
  const { tournament } = await create({ name: '没人知道的杯赛' });
  await update(tournament!.id, { description: '只有管理员看得到' });
  expect((await update(tournament!.id, { capacity: -1 })).status).toBe(422);
  const told = await db
    .selectFrom('live_event')
    .select(['topic', 'type', 'payload'])
    .where('topic', '<>', tournamentTopic.of(tournament!.id))
    .execute();
  const events = told.filter(({ payload }) => JSON.stringify(payload).includes(tournament!.id));
  const change = { topic: managedTopic.of(), type: 'event_changed', payload: { tournament_id: tournament!.id } };
  expect(events).toEqual([change, change]);
});

test('a banner is uploaded, kept by the event that is saved with it, and seen by everybody', async () => {
  const { body } = await call<{ id: string }>(app, {
    method: 'POST',
    url: '/api/admin/solo-tournaments/banners',
    token: admin,
    ...imageForm(Buffer.from(await photo('png', 640, 160)), 'banner.png'),
  });
  const banner = body.data!.id;
  const { tournament } = await create({ banner });
  expect(tournament!.banner).toBe(banner);
  const kept = await db.selectFrom('stored_file').select('attached_at').where('id', '=', banner).executeTakeFirst();
  expect(kept?.attached_at).not.toBeNull();
  expect((await app.inject(`/api/files/${banner}/card`)).statusCode).toBe(200);
});

test('a draft opens its registration by the clock, once', async () => {
  const opens = soon(5);
  const { tournament } = await create({ times: { ...DRAFT.times, registration_opens_at: opens } });
  const { id } = tournament!;
  const jobs = await db.selectFrom('outbox_job').select('payload').where('name', '=', 'tournament-due').execute();
  expect(JSON.stringify(jobs)).toContain(id);
  const statusOf = async () =>
    (await db.selectFrom('tournament').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  services.clock.offsetMs = 6 * 60_000;
  const row = await db.selectFrom('tournament').select('due_at').where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.due_at).toBe(opens);
  await Promise.all([services.expireTournament(id, opens), services.expireTournament(id, opens)]);
  services.clock.offsetMs = 0;
  expect(await statusOf()).toBe('registration');
  const opened = await db
    .selectFrom('live_event')
    .select('type')
    .where('topic', '=', `tournament:${id}`)
    .where('type', '=', 'registration_opened')
    .execute();
  expect(opened).toHaveLength(1);
});

describe('the list of all events', () => {
  type List = DataOf<typeof managedApi.list>;
  const list = async (query: string) => {
    const { body } = await call<List>(app, { url: `/api/admin/solo-tournaments?${query}`, token: admin });
    return body.data!;
  };

  test('has drafts and what was cancelled, with counts by status and what waits in each', async () => {
    const word = '谷雨';
    const [draft, cancelled] = [await create({ name: `${word}一` }), await create({ name: `${word}二` })];
    await services.tournaments.cancel(await buildAccount(db, 'admin'), cancelled.tournament!.id, '人数不足');
    const event = await buildTournament(db, services, {
      players: 2,
      capacity: 2,
      isOpen: true,
      settings: { approval_required: false },
    });
    await update(event.id, { name: `${word}三` });
    await services.tournaments.register(await buildAccount(db), event.id);
    const all = await list(`search=${encodeURIComponent(word)}&sort_by=name&sort_order=asc`);
    expect(all.items.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'draft', 'registration']);
    expect(all.counts).toMatchObject({ all: 3, draft: 1, cancelled: 1, registration: 1, finished: 0 });
    const open = all.items.find(({ id }) => id === event.id);
    expect(open).toMatchObject({ participant_count: 2, waitlist_count: 1, pending_count: 0, open_match_count: 0 });
    await services.tournaments.cancel(await buildAccount(db, 'admin'), event.id, '人数不足');
    const [over] = (await list(`search=${encodeURIComponent(`${word}三`)}`)).items;
    expect(over).toMatchObject({ status: 'cancelled', waitlist_count: 0, pending_count: 0 });
    const drafts = await list(`search=${encodeURIComponent(word)}&status=draft`);
    expect(drafts).toMatchObject({ total: 1, items: [{ id: draft.tournament!.id }], counts: { all: 3 } });
  });

  test.each([
    ['sort_by=prize', 'sort_by'],
    ['status=gone', 'status'],
    ['series_id=7', 'series_id'],
    ['limit=1000', 'limit'],
  ])('refuses %s at its field', async (query, field) => {
    const { status, body } = await call(app, { url: `/api/admin/solo-tournaments?${query}`, token: admin });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});
