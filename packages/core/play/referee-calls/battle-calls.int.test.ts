import { BATTLE_CALL_ERRORS } from '@pailei/contracts/play/referee-calls/battle-calls.api';
import type { BattleCall, BattleCalls } from '@pailei/contracts/play/referee-calls/call-views';
import { battleStaffTopic } from '@pailei/contracts/play/referee-calls/battle-staff.topic';
import { BATTLE_ACCESS_ERRORS, BATTLE_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import { battleSideTopic } from '@pailei/contracts/play/battles/battle-side.topic';
import type { BattleSideView } from '@pailei/contracts/play/battles/battle-views';
import { staffTopic, type StaffView } from '@pailei/contracts/play/staff/staff.topic';
import { staffTopicDefinition } from '@pailei/core/play/staff/staff.serve';
import { newId } from '@pailei/db/id';
import { readInOneSnapshot } from '@pailei/db/tx';
import { beforeEach, describe, expect, test } from 'vitest';
import { call as request, registerPlayer, useApp, type Registered } from '@pailei/api/testing/app.fixture';
import { messageOf } from '../../people/teams/teams.fixture.ts';
import { useChallenges } from '../challenges/challenges.fixture.ts';

const { app, deps } = await useApp();
const { actors, send, twoTeams, appointed, eventsOf, noticesOf } = await useChallenges(app, deps);

const [a, b] = await twoTeams(2);
const referee = (await actors.tokenOf('referee')) ?? '';
const refereeId = actors.idOf('referee');

let id = '';
beforeEach(async () => {
  const open = await deps.db.selectFrom('battle').select('id').where('ended_at', 'is', null).execute();
  for (const battle of open) await rule(battle.id, { type: 'cancel', reason: '下一项测试' });
  id = (await appointed(a, b)).battle_id ?? '';
});

const rule = (battle: string, body: object) => send(referee, 'POST', `/battles/${battle}/rulings`, body);
const open = (player: Registered, body: object = { text: '对手没有到' }) =>
  send<BattleCall>(player.access_token, 'POST', `/battles/${id}/calls`, body);
const attend = (token: string, callId: string, action: 'answer' | 'close') =>
  send<BattleCall>(token, 'POST', `/battles/${id}/calls/${callId}/${action}`, {});
const list = (token: string) => send<BattleCalls>(token, 'GET', `/battles/${id}/calls`);
const side = (player: Registered) => send<BattleSideView>(player.access_token, 'GET', `/battles/${id}/side`);
const refused = (answer: Parameters<typeof messageOf>[0] & { status: number }) => [answer.status, messageOf(answer)];

/** What the list of the referees holds of this battle. */
async function cases() {
  const view = await readInOneSnapshot(deps.db, (trx) => staffTopicDefinition.snapshot(trx, undefined, 'head'));
  return (view as StaffView).cases.filter((one) => one.kind === 'call' && one.battle_id === id);
}

async function opened(player: Registered): Promise<BattleCall> {
  const { body, text } = await open(player);
  if (!body.data) throw new Error(text);
  return body.data;
}

describe('a call', () => {
  test('reaches the referees and the own side, is answered and closed, and both see it', async () => {
    const made = await opened(a.captain);
    expect(made).toMatchObject({ side: 'a', board_number: null, answer: null, closed: null });
    expect(await cases()).toEqual([
      expect.objectContaining({ call_id: made.id, teams: expect.anything(), board_number: null, answered_by: null }),
    ]);
    const answered = await attend(referee, made.id, 'answer');
    expect(answered.body.data?.answer?.by.id).toBe(refereeId);
    expect((await cases())[0]).toMatchObject({ answered_by: { id: refereeId } });
    const [, member] = a.members as [Registered, Registered];
    expect((await side(member)).body.data?.call).toEqual(answered.body.data);
    expect((await side(b.captain)).body.data?.call).toBeNull();
    const closed = await attend(referee, made.id, 'close');
    expect(closed.body.data?.closed?.by?.id).toBe(refereeId);
    expect(await cases()).toEqual([]);
    expect((await list(referee)).body.data?.calls).toEqual([closed.body.data]);
    const states = [made, answered.body.data, closed.body.data].map((call) => ({ call }));
    expect((await eventsOf(battleStaffTopic.of(id))).map(({ p }) => p)).toEqual(states);
    expect((await eventsOf(battleSideTopic.of(id, 'a'))).map(({ p }) => p)).toEqual(states);
    expect(await eventsOf(battleSideTopic.of(id, 'b'))).toEqual([]);
  });

  test('names neither the side nor what it says to referees at large, of whom one may be of the other team', async () => {
    await open(a.captain, { text: '暗语 4711' });
    expect(JSON.stringify([await cases(), await eventsOf(staffTopic.of())])).not.toMatch(/4711|"side"|caller/);
  });

  test.each(['裁判请来一下', '对手找了代打', '管理员！'])('may say %s', async (text) => {
    const { body } = await open(a.captain, { text });
    expect(body.data).toMatchObject({ side: 'a', text });
  });

  test('is one for each side at a time', async () => {
    const made = await opened(a.captain);
    expect(refused(await open(a.captain))).toEqual([...BATTLE_CALL_ERRORS.call_open]);
    await opened(b.captain);
    await attend(referee, made.id, 'close');
    const again = await opened(a.captain);
    expect((await side(a.captain)).body.data?.call?.id).toBe(again.id);
  });

  test('of two captains at the same moment is one', async () => {
    const [vice] = a.members as [Registered];
    const answers = await Promise.all([open(a.captain), open(vice)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('sent twice under one key is the same call', async () => {
    const headers = { 'idempotency-key': `call-${id}` };
    const url = `/api/battles/${id}/calls`;
    const token = b.captain.access_token;
    const sent = () => request<BattleCall>(app, { method: 'POST', url, token, headers, payload: { text: '断线' } });
    const [first, again] = [await sent(), await sent()];
    expect(again.body.data?.id).toBe(first.body.data?.id);
  });

  test('is for who leads the side, or sits on the board', async () => {
    const [, member] = a.members as [Registered, Registered];
    expect(refused(await open(member))).toEqual([...BATTLE_CALL_ERRORS.callers_only]);
    expect(refused(await open(await registerPlayer(app)))).toEqual([...BATTLE_ACCESS_ERRORS.members_only]);
    const unknown = await open(a.captain, { text: '对手没有到', board_number: 9 });
    expect(refused(unknown)).toEqual([...BATTLE_ERRORS.unknown_board]);
    expect(unknown.body.errors).toEqual({ board_number: BATTLE_ERRORS.unknown_board[1] });
  });

  test.each([
    ['nothing', { text: ' ' }, 'text', '请说明情况'],
    ['too much', { text: '长'.repeat(201) }, 'text', '说明最多 200 个字符'],
    ['a board that is no number', { text: '好', board_number: 'x' }, 'board_number', '请指明台号'],
  ])('refuses %s', async (_what, body, field, text) => {
    const answer = await open(a.captain, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[field]).toBe(text);
  });
});

describe('a referee', () => {
  test('is told, unless they are of one of the teams, and those answer nothing', async () => {
    const other = await registerPlayer(app);
    const [, member] = b.members as [Registered, Registered];
    for (const { user } of [other, member])
      await deps.db.updateTable('account').set({ role: 'referee' }).where('id', '=', user.id).execute();
    const made = await opened(a.captain);
    expect(await noticesOf(other, 'referee_called')).toMatchObject([{ battle_id: id, text: '对手没有到' }]);
    expect(await noticesOf(member, 'referee_called')).toEqual([]);
    for (const answer of [
      await attend(member.access_token, made.id, 'answer'),
      await attend(member.access_token, made.id, 'close'),
      await list(member.access_token),
    ])
      expect(refused(answer)).toEqual([...BATTLE_ACCESS_ERRORS.own_battle]);
    await deps.db.updateTable('account').set({ role: 'user' }).where('id', '=', member.user.id).execute();
  });

  test('takes a call that nobody has taken, and closes what is not closed', async () => {
    const made = await opened(a.captain);
    expect((await attend(referee, newId(), 'answer')).status).toBe(404);
    await attend(referee, made.id, 'answer');
    expect(refused(await attend(referee, made.id, 'answer'))).toEqual([...BATTLE_CALL_ERRORS.call_answered]);
    await attend(referee, made.id, 'close');
    for (const action of ['answer', 'close'] as const)
      expect(refused(await attend(referee, made.id, action))).toEqual([...BATTLE_CALL_ERRORS.call_closed]);
  });

  test('finds nothing open in a battle that is over', async () => {
    await opened(a.captain);
    await rule(id, { type: 'cancel', reason: '双方同意取消' });
    expect(await cases()).toEqual([]);
    expect((await list(referee)).body.data?.calls).toMatchObject([{ closed: { by: null } }]);
    expect((await side(a.captain)).body.data?.call).toMatchObject({ closed: { by: null } });
    expect(refused(await open(a.captain))).toEqual([...BATTLE_ERRORS.battle_over]);
  });
});
