import type { DataOf } from '@pailei/contracts/http/endpoint';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { BATTLE_CHAT_ERRORS, type battleChatApi } from '@pailei/contracts/play/chat/battle-chat.api';
import type { BattleMessage } from '@pailei/contracts/play/chat/battle-chat-views';
import { battleChatTopic, battleStaffLineTopic } from '@pailei/contracts/play/chat/chat.topic';
import { battleChatTopicDefinition } from '@pailei/core/play/chat/chat.serve';
import { newId } from '@pailei/db/id';
import { runTransaction } from '@pailei/db/tx';
import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import { useOwner } from '@pailei/tests/support/fixtures';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, registerPlayer, useApp, type Registered } from '@pailei/api/testing/app.fixture';
import { messageOf } from '../../people/teams/teams.fixture.ts';
import { useChallenges } from '../challenges/challenges.fixture.ts';

const { app, deps, database } = await useApp();
const owner = useOwner(database);
const { actors, admin, send, twoTeams, appointed, eventsOf } = await useChallenges(app, deps);

const [a, b] = await twoTeams(2);
const { battle_id } = await appointed(a, b);
const id = battle_id ?? '';
const referee = (await actors.tokenOf('referee')) ?? '';

const LINES = ['team', 'staff'] as const;
type Query = { line?: string; side?: string; before?: string; limit?: number };
const list = (token: string, query: Query = {}) =>
  send<DataOf<typeof battleChatApi.list>>(
    token,
    'GET',
    `/battles/${id}/chat?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`,
  );
const say = (token: string, body: object) => send<BattleMessage>(token, 'POST', `/battles/${id}/chat`, body);
const textsOf = ({ body }: Awaited<ReturnType<typeof list>>) => body.data?.items.map(({ text }) => text);

/** No one has written lately. */
beforeEach(async () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await owner.updateTable('battle_chat_message').set({ at: hourAgo }).execute();
});

describe('the chat of a battle', () => {
  test('is written and read by all members of a side, and by nobody else', async () => {
    const [, member] = a.members as [Registered, Registered];
    const made = await say(member.access_token, { text: ' 我打第二台 ' });
    expect(made.body.data).toMatchObject({ side: 'a', line: 'team', text: '我打第二台', is_staff: false });
    expect(textsOf(await list(a.captain.access_token))).toEqual(['我打第二台']);
    expect(textsOf(await list(b.captain.access_token))).toEqual([]);
    expect(textsOf(await list(b.captain.access_token, { side: 'a' }))).toEqual([]);
    for (const token of [referee, admin, (await registerPlayer(app)).access_token]) {
      for (const refused of [await list(token, { side: 'a' }), await say(token, { text: '看看', side: 'a' })])
        expect([refused.status, messageOf(refused)]).toEqual([403, BATTLE_CHAT_ERRORS.chat_members_only[1]]);
    }
    expect(await eventsOf(battleChatTopic.of(id, 'a'))).toMatchObject([
      { t: 'message_added', p: { message: { text: '我打第二台', author: { id: member.user.id } } } },
    ]);
    expect(await eventsOf(battleChatTopic.of(id, 'b'))).toEqual([]);
  });

  test('has a line to the referees, who answer each side apart', async () => {
    await say(a.captain.access_token, { line: 'staff', text: '对手没有到' });
    await say(referee, { line: 'staff', side: 'a', text: '再等五分钟' });
    expect(textsOf(await list(a.captain.access_token, { line: 'staff' }))).toEqual(['再等五分钟', '对手没有到']);
    expect(textsOf(await list(referee, { line: 'staff', side: 'a' }))).toEqual(['再等五分钟', '对手没有到']);
    expect(textsOf(await list(b.captain.access_token, { line: 'staff', side: 'a' }))).toEqual([]);
    const unnamed = await say(referee, { line: 'staff', text: '在吗' });
    expect([unnamed.status, messageOf(unnamed)]).toEqual([422, BATTLE_CHAT_ERRORS.chat_side_needed[1]]);
    const outsider = await say((await registerPlayer(app)).access_token, { line: 'staff', side: 'a', text: '在吗' });
    expect([outsider.status, messageOf(outsider)]).toEqual([403, BATTLE_CHAT_ERRORS.chat_outsider[1]]);
    expect((await eventsOf(battleStaffLineTopic.of(id, 'a'))).map(({ p }) => p)).toMatchObject([
      { message: { is_staff: false } },
      { message: { is_staff: true } },
    ]);
  });

  test('is read back page by page, and its topic begins with the newest messages in order', async () => {
    for (const text of ['一', '二', '三']) await say(b.captain.access_token, { text });
    const newest = await list(b.captain.access_token, { limit: 2 });
    expect(textsOf(newest)).toEqual(['三', '二']);
    const before = newest.body.data?.items.at(-1)?.id ?? '';
    expect(textsOf(await list(b.captain.access_token, { limit: 2, before }))).toEqual(['一']);
    const view = await runTransaction(deps.db, (trx) => battleChatTopicDefinition.snapshot(trx, id, 'head', 'b'));
    expect(view).toMatchObject({ messages: [{ text: '一' }, { text: '二' }, { text: '三' }] });
  });

  test('keeps a message once that is sent twice under one key', async () => {
    const headers = { 'idempotency-key': `chat-${id}` };
    const request = { method: 'POST', url: `/api/battles/${id}/chat`, token: a.captain.access_token, headers } as const;
    const sent = () => call<BattleMessage>(app, { ...request, payload: { text: '收到' } });
    const [first, again] = [await sent(), await sent()];
    expect(again.body.data?.id).toBe(first.body.data?.id);
  });

  test.each([
    ['nothing', { text: '  ' }, 'text', '请输入内容'],
    ['what cannot be seen', { text: '\u200b' }, 'text', '请输入内容'],
    ['too much', { text: '长'.repeat(301) }, 'text', '内容最多 300 个字符'],
    ['another line', { text: '好', line: 'all' }, 'line', '请选择聊天频道'],
  ])('refuses %s', async (_what, body, field, text) => {
    const refused = await say(a.captain.access_token, body);
    expect(refused.status).toBe(422);
    expect(refused.body.errors[field]).toBe(text);
  });

  test.each([
    ['裁判，麻烦来一下', 200],
    ['裁 判在吗？对面好像开外挂', 200],
    ['裁判，对面找了代打', 422],
    ['赌博加我', 422],
  ])('with the site’s usual list takes %s as %i, on either line', async (text, status) => {
    for (const line of ['team', 'staff']) {
      const answer = await say(a.captain.access_token, { line, text });
      expect(answer.status).toBe(status);
      if (status === 422) expect(messageOf(answer)).toBe(TEAM_ERRORS.word_refused[1]);
    }
  });

  test('takes five messages in ten seconds from a member, also of those that come together', async () => {
    const [, member] = b.members as [Registered, Registered];
    const sent = await Promise.all(
      Array.from({ length: 7 }, (_, index) =>
        say(member.access_token, { line: LINES[index % 2], text: `第 ${index} 条` }),
      ),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test('refuses the words of the site’s list, and a battle that is not there', async () => {
    const value = JSON.stringify({ ...DEFAULT_SETTINGS.words, forbidden: ['坏话'] });
    await deps.db.insertInto('site_setting').values({ key: 'words', value }).execute();
    const refused = await say(a.captain.access_token, { text: '一句坏 话' });
    expect([refused.status, messageOf(refused)]).toEqual([422, TEAM_ERRORS.word_refused[1]]);
    const nowhere = await send(a.captain.access_token, 'GET', `/battles/${newId()}/chat`);
    expect(nowhere.status).toBe(404);
  });

  test('ends for a member who leaves, and a day after the battle for everybody', async () => {
    const [, member] = a.members as [Registered, Registered];
    await send(member.access_token, 'POST', `/teams/${a.id}/leave`, {});
    expect((await list(member.access_token)).status).toBe(403);
    const ended_at = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await deps.db.updateTable('battle').set({ status: 'cancelled', ended_at }).where('id', '=', id).execute();
    const refused = await say(a.captain.access_token, { text: '还在吗' });
    expect([refused.status, messageOf(refused)]).toEqual([409, BATTLE_CHAT_ERRORS.chat_closed[1]]);
    expect((await list(a.captain.access_token)).status).toBe(200);
  });
});
