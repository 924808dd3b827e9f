import { createHash } from 'node:crypto';
import type { EventLogPage } from '@pailei/contracts/play/event-log/event-log.api';
import { appendToLog, beginLog, positionOf, stateAt } from '@pailei/contracts/play/event-log/folded-log';
import { foldTournamentTopic } from '@pailei/contracts/play/tournaments/tournament.fold';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import { canonicalJson } from '@pailei/domain/tournament/rule-sheet/canonical-json';
import { currentStandings } from '@pailei/domain/tournament/views';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildServices, buildTournament, type BuiltTournament } from '@pailei/tests/support/builders';
import { playMatch } from '@pailei/tests/support/play-match';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
const services = buildServices(deps.db);
const ROOT = '/api/solo-tournaments';

let [referee, admin, user] = ['', '', ''];
beforeAll(async () => {
  [referee, admin, user] = [
    (await actors.tokenOf('referee')) ?? '',
    (await actors.tokenOf('admin')) ?? '',
    (await actors.tokenOf('player')) ?? '',
  ];
});

let event: BuiltTournament;
beforeEach(async () => {
  event = await buildTournament(deps.db, services, { players: 4 });
  await services.tournaments.start(event.referee, event.id);
});

const shown = async (token?: string) => {
  const { body } = await call<TournamentView>(app, {
    method: 'GET',
    url: `${ROOT}/${event.id}`,
    ...(token && { token }),
  });
  return body.data!.tournament;
};
const amend = (token: string | undefined, payload: object) =>
  call<TournamentView>(app, { method: 'POST', url: `${ROOT}/${event.id}/rules`, ...(token && { token }), payload });
const logPage = (query = '', token?: string) =>
  call<EventLogPage>(app, { method: 'GET', url: `${ROOT}/${event.id}/log${query}`, ...(token && { token }) });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('the start freezes the rules, and anybody can compute their hash', async () => {
  const { rule_versions } = await shown();
  expect(rule_versions).toHaveLength(1);
  const [version] = rule_versions!;
  expect(version!.sheet).toMatchObject({ tournament_id: event.id, number: 1 });
  expect(version!.hash).toBe(sha256(canonicalJson(version!.sheet)));
});

test('a referee amends the rules: both versions stay, everybody who plays is told why', async () => {
  const timers = { ...(await shown()).settings.timers, ban: 150 };
  const { status, body } = await amend(referee, { number: 1, changes: { timers }, reason: '网络不稳' });
  expect(status).toBe(200);
  expect(body.data!.tournament.settings.timers.ban).toBe(150);
  const { rule_versions } = await shown();
  expect(rule_versions!.map(({ sheet, reason }) => [sheet.number, sheet.settings.timers.ban, reason])).toEqual([
    [1, 90, null],
    [2, 150, '网络不稳'],
  ]);
  expect(rule_versions![1]!.hash).toBe(sha256(canonicalJson(rule_versions![1]!.sheet)));
  const notices = await deps.db
    .selectFrom('notification')
    .selectAll()
    .where('dedupe_key', 'like', 'event_changed:%')
    .execute();
  const told = notices.filter(({ dedupe_key }) => dedupe_key?.includes(':rules_amended:'));
  expect(told.map(({ account_id }) => account_id).toSorted()).toEqual(
    expect.arrayContaining(event.players.map(({ user_id }) => user_id)),
  );
});

test('two who amend the same version: the second is told that the rules have changed', async () => {
  const { timers } = (await shown()).settings;
  const changes = (ban: number) => ({ number: 1, changes: { timers: { ...timers, ban } }, reason: '调整' });
  const answers = await Promise.all([amend(referee, changes(100)), amend(admin, changes(110))]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.message).toBe('规则刚刚被其他裁判修改，请核对后再提交');
});

test.each([
  ['without a reason', { number: 1, changes: { byes_in_opponent_rates: false }, reason: ' ' }, 422, '请填写原因'],
  ['that changes nothing', { number: 1, changes: {}, reason: '调整' }, 409, '规则没有变化'],
  ['of what stays', { number: 1, changes: { bans: 2 }, reason: '调整' }, 422, undefined],
  ['of no version', { changes: { byes_in_opponent_rates: false }, reason: '调整' }, 422, '请刷新后重试'],
])('an amendment %s is refused in Chinese', async (_what, payload, code, text) => {
  const { status, body } = await amend(referee, payload);
  expect(status).toBe(code);
  const texts = [body.message, ...Object.values(body.errors)];
  expect(texts.join()).toMatch(/[一-鿿]/);
  if (text) expect(texts).toContain(text);
});

test('nobody but the staff amends', async () => {
  const payload = { number: 1, changes: { byes_in_opponent_rates: false }, reason: '调整' };
  expect((await amend(undefined, payload)).status).toBe(401);
  expect((await amend(user, payload)).status).toBe(403);
  expect((await shown()).rule_versions).toHaveLength(1);
});

test('a rule of a running event is no simple setting any more', async () => {
  const { settings } = await shown();
  const put = (changed: object) =>
    call(app, {
      method: 'PUT',
      url: `${ROOT}/${event.id}`,
      token: admin,
      payload: { settings: { ...settings, ...changed } },
    });
  const { status, body } = await put({ timers: { ...settings.timers, ban: 99 } });
  expect([status, body.message]).toEqual([409, '赛事已开始，规则只能在规则页修改，并写明原因']);
  expect((await put({ advance: 'manual' })).status).toBe(200);
});

test('the log, read in pages, folds to what the event shows', async () => {
  let [state, after, pages]: [TournamentState | null, number, number] = [null, 0, 0];
  for (;;) {
    const { body } = await logPage(`?after=${after}&limit=3`);
    const { start, events, version } = body.data!;
    state = events.reduce(foldTournamentTopic, start?.tournament ?? state!);
    after = events.at(-1)?.v ?? start!.version;
    pages += 1;
    if (after >= version) break;
  }
  expect(pages).toBeGreaterThan(3);
  expect(state).toEqual(await shown());
});

test('the replay of the log gives at each moment what the event showed then, standings too', async () => {
  const seen: TournamentView[] = [];
  const look = async () => seen.push(await services.tournaments.get(null, event.id));
  await look();
  const [first, second] = (await shown()).stages[0]!.rounds[0]!.matches;
  for (const [match, winner] of [
    [first, 'a'],
    [second, 'b'],
  ] as const) {
    await playMatch(deps.db, services, event, { id: match!.match_id, winner });
    await look();
  }
  await services.tournaments.dropParticipant(event.referee, event.id, first!.b, '身体不适');
  await look();
  const { start, events, epoch } = (await logPage()).body.data!;
  const log = appendToLog(beginLog(start!, epoch), events);
  for (const { tournament, version } of seen) {
    const state = stateAt(log, positionOf(log, version));
    expect(state).toEqual(tournament);
    expect(currentStandings(state)).toEqual(currentStandings(tournament));
  }
  expect(new Set(seen.map(({ version }) => version)).size).toBe(4);
});

test('the log begins with the event as it was opened', async () => {
  const { body } = await logPage('?limit=1');
  expect(body.data!.start!.tournament).toMatchObject({ status: 'registration', participants: {} });
  expect(body.data!.events.map(({ t }) => t)).toEqual(['participant_registered']);
});

test.each(['?after=-1', '?after=x', '?limit=0', '?limit=5001'])('the log refuses %s', async (query) => {
  expect((await logPage(query)).status).toBe(422);
});

test('of a delayed event nobody but the staff reads what has just happened', async () => {
  event = await buildTournament(deps.db, services, { players: 2, settings: { delay_seconds: 120 } });
  const [first, staff] = [await logPage(), await logPage('', referee)];
  expect(staff.body.data!.events.length).toBeGreaterThan(2);
  expect(first.body.data!.events).toEqual([]);
  expect(first.body.data!.version).toBe(first.body.data!.start!.version);
});
