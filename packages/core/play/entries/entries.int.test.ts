import type { EntryResult, EntryRow, ImportLine, ParticipantNote } from '@pailei/contracts/play/entries/entries.api';
import type { EntryAnswer, TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import { entriesTopic } from '@pailei/contracts/play/entries/entries.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { waitlistOf } from '@pailei/domain/tournament/entries/waitlist';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { givePoints } from '@pailei/tests/support/shop';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
const ROOT = '/api/solo-tournaments';

let admin: string;
let referee: string;
beforeAll(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
  referee = (await actors.tokenOf('referee')) ?? '';
});

const send = <T>(token: string, method: 'GET' | 'POST', url: string, payload: object = {}) =>
  call<T>(app, { method, url, token, ...(method !== 'GET' && { payload }) });
const read = async (id: string) => (await send<TournamentView>(admin, 'GET', `${ROOT}/${id}`)).body.data!.tournament;

async function openEvent(settings: object = {}, capacity = 8): Promise<string> {
  const payload = {
    name: '周末公开赛',
    capacity,
    settings: { ...DEFAULT_TOURNAMENT_SETTINGS, ...settings },
    times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
  };
  const { body } = await send<TournamentView>(admin, 'POST', ROOT, payload);
  const { id } = body.data!.tournament;
  await send(admin, 'POST', `${ROOT}/${id}/open-registration`);
  return id;
}

type Entrant = { player: LoginData; participant_id: string };

async function enter(id: string): Promise<Entrant> {
  const player = await registerPlayer(app);
  const { body } = await send<EntryAnswer>(player.access_token, 'POST', `${ROOT}/${id}/register`, { game_id: '石#1' });
  return { player, participant_id: body.data?.entry.participant_id ?? '' };
}

const answer = (payload: object) =>
  send<{ results: EntryResult[] }>(admin, 'POST', '/api/admin/registrations/answers', payload);
const auditsOf = (id: string, action: string) =>
  deps.db
    .selectFrom('audit_log')
    .select(['actor_name', 'reason', 'after'])
    .where('target_id', '=', id)
    .where('action', '=', action)
    .execute();

describe('answers to many at once', () => {
  test('approve each on what the ones before left, and say why the others were refused', async () => {
    const id = await openEvent({ approval_required: true, waitlist: false }, 2);
    const all = [await enter(id), await enter(id), await enter(id)];
    const gone = { tournament_id: id, participant_id: crypto.randomUUID() };
    const entries = [...all.map(({ participant_id }) => ({ tournament_id: id, participant_id })), gone];
    const { status, body } = await answer({ answer: 'approve', entries });
    expect(status).toBe(200);
    expect(body.data!.results.map(({ message }) => message)).toEqual([null, null, '名额已满', '没有找到该选手的报名']);
    expect(await auditsOf(id, 'tournament.approve')).toHaveLength(2);
    expect(Object.values((await read(id)).participants).map((one) => one.status)).toEqual([
      'registered',
      'registered',
      'pending',
    ]);
  });

  test('reject with the reason, in several events, once though two admins do it, and give the fee back', async () => {
    const [one, other] = [
      await openEvent({ approval_required: true, entry_fee: 20 }),
      await openEvent({ approval_required: true }),
    ];
    const payer = await registerPlayer(app);
    await givePoints(deps.db, { user_id: payer.user.id }, 20);
    const paid = await send<EntryAnswer>(payer.access_token, 'POST', `${ROOT}/${one}/register`, { game_id: '石#1' });
    const free = await enter(other);
    const entries = [
      { tournament_id: one, participant_id: paid.body.data!.entry.participant_id },
      { tournament_id: other, participant_id: free.participant_id },
    ];
    const reject = () => answer({ answer: 'reject', entries, reason: '资料不全' });
    const messages = (await Promise.all([reject(), reject()])).flatMap(({ body }) =>
      body.data!.results.map(({ message }) => message),
    );
    expect(messages.filter((message) => message === null)).toHaveLength(2);
    expect(messages.filter((message) => message === '该选手当前状态不允许此操作')).toHaveLength(2);
    expect(await auditsOf(one, 'tournament.reject')).toMatchObject([{ reason: '资料不全' }]);
    const { points_balance } = await deps.db
      .selectFrom('account')
      .select('points_balance')
      .where('id', '=', payer.user.id)
      .executeTakeFirstOrThrow();
    expect(points_balance).toBe(20);
  });

  test.each([
    ['nobody', { answer: 'approve', entries: [] }, 'entries'],
    [
      'a rejection without a reason',
      { answer: 'reject', entries: [{ tournament_id: 'x', participant_id: 'y' }] },
      'reason',
    ],
    ['an unknown answer', { answer: 'maybe', entries: [] }, 'answer'],
  ])('are refused with %s', async (_what, payload, field) => {
    const { status, body } = await answer(payload);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain(field);
  });
});

test('the list finds entries of all events by status, event and name, and admins learn when it is old', async () => {
  const id = await openEvent({ approval_required: true });
  const { player, participant_id } = await enter(id);
  await enter(id);
  const list = async (query: string) =>
    (await send<{ items: EntryRow[]; total: number }>(admin, 'GET', `/api/admin/registrations?${query}`)).body.data!;
  expect((await list(`tournament_id=${id}`)).total).toBe(2);
  const found = await list(`tournament_id=${id}&status=pending&search=${encodeURIComponent(player.user.username)}`);
  expect(found.items).toMatchObject([
    { id: participant_id, status: 'pending', note_count: 0, tournament: { id, name: '周末公开赛' } },
  ]);
  expect((await list(`tournament_id=${id}&status=rejected`)).items).toEqual([]);
  const events = await deps.db
    .selectFrom('live_event')
    .select('payload')
    .where('topic', '=', entriesTopic.of())
    .where('type', '=', 'entries_changed')
    .execute();
  expect(events.filter(({ payload }) => (payload as { tournament_id: string }).tournament_id === id)).toHaveLength(2);
});

describe('a player whom the staff add', () => {
  test('is in without approval, once, with the reason in the audit log', async () => {
    const id = await openEvent({ approval_required: true });
    const { user } = await registerPlayer(app);
    const add = (username: string) =>
      send<EntryAnswer>(admin, 'POST', `${ROOT}/${id}/participants`, { username, reason: '现场报名' });
    const answers = await Promise.all([add(user.username), add(user.username)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await auditsOf(id, 'tournament.add_entrant')).toMatchObject([{ reason: '现场报名' }]);
    expect((await add('没有这个人')).status).toBe(404);
  });

  test('pays the fee like everybody, and is refused where it cannot be paid', async () => {
    const id = await openEvent({ entry_fee: 30 });
    const { user } = await registerPlayer(app);
    const { status, body } = await send(admin, 'POST', `${ROOT}/${id}/participants`, {
      username: user.username,
      reason: '现场报名',
    });
    expect([status, body.message]).toEqual([409, '积分不足，参赛费为 30 积分']);
    expect((await read(id)).participants).toEqual({});
  });
});

describe('a list of players', () => {
  test('is read line by line, and one bad line hinders no other', async () => {
    const id = await openEvent();
    const [inside, fresh] = [await enter(id), await registerPlayer(app)];
    const csv = `用户名\n${inside.player.user.username}\n没有这个人\n${fresh.user.username}\n${fresh.user.username}\n`;
    const { body } = await send<{ lines: ImportLine[] }>(admin, 'POST', `${ROOT}/${id}/participants/import-preview`, {
      csv,
    });
    expect(body.data!.lines.map(({ line, problem }) => [line, problem])).toEqual([
      [2, '已经报名'],
      [3, '没有找到这个用户'],
      [4, null],
      [5, '与前面重复'],
    ]);
    const account_ids = [inside.player.user.id, fresh.user.id, crypto.randomUUID()];
    const done = await send<{ results: EntryResult[] }>(admin, 'POST', `${ROOT}/${id}/participants/import`, {
      account_ids,
      reason: '名单导入',
    });
    expect(done.body.data!.results.map(({ message }) => message)).toEqual(['该选手已报名', null, '没有找到这个用户']);
    expect(Object.keys((await read(id)).participants)).toHaveLength(2);
  });

  test('is written as a file that a spreadsheet opens', async () => {
    const id = await openEvent();
    const { player } = await enter(id);
    const file = await app.inject({
      method: 'GET',
      url: `${ROOT}/${id}/participants.csv`,
      headers: { authorization: `Bearer ${referee}` },
    });
    expect(file.statusCode).toBe(200);
    expect(file.body).toMatch(new RegExp(`^\u{feff}选手,状态,种子.*\n${player.user.username},已报名,`, 'u'));
  });
});

describe('notes of the staff', () => {
  test('stand beside the participant, and in no topic', async () => {
    const id = await openEvent();
    const { participant_id, player } = await enter(id);
    const note = await send<ParticipantNote>(referee, 'POST', `${ROOT}/${id}/participants/${participant_id}/notes`, {
      text: '上次晚到二十分钟',
    });
    expect(note.body.data).toMatchObject({ participant_id, text: '上次晚到二十分钟' });
    const notes = await send<{ items: ParticipantNote[] }>(admin, 'GET', `${ROOT}/${id}/notes`);
    expect(notes.body.data!.items).toHaveLength(1);
    expect((await send(player.access_token, 'GET', `${ROOT}/${id}/notes`)).status).toBe(403);
    expect(JSON.stringify(await read(id))).not.toContain('晚到');
    const logged = await deps.db
      .selectFrom('live_event')
      .select('payload')
      .where('topic', '=', tournamentTopic.of(id))
      .execute();
    expect(JSON.stringify(logged)).not.toContain('晚到');
    expect(await auditsOf(participant_id, 'participant.note')).toHaveLength(1);
  });

  test('of somebody of another event are not there', async () => {
    const [one, other] = [await openEvent(), await openEvent()];
    const { participant_id } = await enter(one);
    const url = `${ROOT}/${other}/participants/${participant_id}/notes`;
    expect((await send(referee, 'POST', url, { text: '备注' })).status).toBe(404);
  });
});

describe('check-in and waitlist', () => {
  test('the order changes by the staff, with the reason, for everybody to see', async () => {
    const id = await openEvent({}, 2);
    const all = [await enter(id), await enter(id), await enter(id), await enter(id)];
    const [, , third, fourth] = all;
    const { status } = await send(admin, 'POST', `${ROOT}/${id}/waitlist-moves`, {
      participant_id: fourth!.participant_id,
      before: third!.participant_id,
      reason: '提前说好了',
    });
    expect(status).toBe(200);
    expect(waitlistOf(await read(id)).map((one) => one.id)).toEqual([fourth!.participant_id, third!.participant_id]);
  });

  test('is extended by whoever comes first, and only for a day', async () => {
    const id = await openEvent();
    await send(referee, 'POST', `${ROOT}/${id}/open-check-in`, { seconds: 600 });
    const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
    const extend = (due_at: string) =>
      send(referee, 'POST', `${ROOT}/${id}/extend-check-in`, { due_at, reason: '排队' });
    const due_at = inMinutes(30);
    const answers = await Promise.all([extend(due_at), extend(due_at)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await read(id)).check_in_due_at).toBe(due_at);
    expect((await extend(inMinutes(1_500))).status).toBe(422);
  });

  test('the staff check somebody in, who needs lists for it', async () => {
    const id = await openEvent();
    const { participant_id } = await enter(id);
    await send(referee, 'POST', `${ROOT}/${id}/open-check-in`, { seconds: 600 });
    const { status, body } = await send(referee, 'POST', `${ROOT}/${id}/participants/${participant_id}/check-in`);
    expect([status, body.message]).toEqual([409, '请先提交卡组']);
  });
});
