import type { DataOf } from '@pailei/contracts/http/endpoint';
import { MATCH_CHAT_ERRORS, type matchChatApi } from '@pailei/contracts/play/chat/match-chat.api';
import { matchChatTopic } from '@pailei/contracts/play/chat/chat.topic';
import type { Muted } from '@pailei/contracts/play/chat/chat-views';
import type { MatchMessage } from '@pailei/contracts/play/chat/match-chat-views';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import { matchChatTopicDefinition } from '@pailei/core/play/chat/chat.serve';
import { staffTopicDefinition } from '@pailei/core/play/staff/staff.serve';
import { readInOneSnapshot } from '@pailei/db/tx';
import { useOwner } from '@pailei/tests/support/fixtures';
import { readSince } from '@pailei/live/log';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAccessWorld } from '@pailei/api/testing/access-world.fixture';
import type { ActorName } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps, database } = await useApp();
const owner = useOwner(database);
const { db } = deps;
const { actors, running } = await buildAccessWorld(app, deps);
const id = running.match;
const reason = '人身攻击，已截图';

type Sent = { payload?: object; key?: string };

async function send<T>(name: ActorName, method: 'GET' | 'POST', path: string, { payload, key }: Sent = {}) {
  const token = await actors.tokenOf(name);
  return call<T>(app, {
    method,
    url: `/api/matches/${id}/chat${path}`,
    ...(payload && { payload }),
    ...(token && { token }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
}

const say = (name: ActorName, text: string, key?: string) =>
  send<MatchMessage>(name, 'POST', '', { payload: { text }, ...(key && { key }) });
const list = (name: ActorName, query = '') => send<DataOf<typeof matchChatApi.list>>(name, 'GET', query);
const textsOf = async (name: ActorName) => (await list(name)).body.data?.items.map(({ text }) => text);

/** Nobody has written lately. */
beforeEach(async () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await owner.updateTable('match_chat_message').set({ at: hourAgo }).execute();
});

describe('the chat of a match', () => {
  test('is one for both sides and the referees, with the side of whoever writes', async () => {
    const made = await say('player', ' 我换个网，\u202e马上\n提交 ');
    expect(made.body.data).toMatchObject({ side: running.side, is_staff: false, text: '我换个网，马上 提交' });
    await say('playing referee', '好的，不急');
    expect((await say('referee', '超时由系统随机')).body.data).toMatchObject({ side: null, is_staff: true });
    for (const name of ['player', 'playing referee', 'referee', 'admin'] as const)
      expect(await textsOf(name)).toEqual(['超时由系统随机', '好的，不急', '我换个网，马上 提交', '我到了']);
  });

  test('is not there for others, to read or to write', async () => {
    for (const name of ['another player', 'captain', 'admin without second factor'] as const) {
      expect([name, (await list(name)).status, (await say(name, '看看')).status]).toEqual([name, 403, 403]);
    }
    expect((await list('guest')).status).toBe(401);
    const stored = await db.selectFrom('match_chat_message').select('text').where('text', '=', '看看').execute();
    expect(stored).toEqual([]);
  });

  test('is kept once under one key, and told on its own topic alone', async () => {
    const [one, again] = [await say('player', '收到', 'chat-key-1'), await say('player', '收到', 'chat-key-1')];
    expect(again.body.data?.id).toBe(one.body.data?.id);
    const told = await db
      .selectFrom('live_event')
      .select('topic')
      .where((eb) => eb(eb.cast<string>('payload', 'text'), 'like', '%收到%'))
      .execute();
    expect(told.map(({ topic }) => topic)).toEqual([matchChatTopic.of(id)]);
  });

  test('begins on a page with the newest messages in order, and is read back page by page', async () => {
    const view = await readInOneSnapshot(db, (trx) => matchChatTopicDefinition.snapshot(trx, id, 'head'));
    expect(view).toMatchObject({ messages: expect.arrayContaining([expect.objectContaining({ text: '收到' })]) });
    const [newest] = (await list('player', '?limit=1')).body.data?.items ?? [];
    const older = (await list('player', `?limit=1&before=${newest?.id}`)).body.data?.items ?? [];
    expect(older).toHaveLength(1);
    expect(older[0]!.id < newest!.id).toBe(true);
  });

  test.each([
    ['nothing', '\u200b \n', '请输入内容'],
    ['too much', '长'.repeat(301), '内容最多 300 个字符'],
  ])('refuses %s', async (_what, text, message) => {
    const { status, body } = await say('player', text);
    expect([status, body.errors['text']]).toEqual([422, message]);
  });

  test.each([
    ['裁判，对面好像开外挂', 200],
    ['赌博加我', 422],
  ])('with the site’s usual list takes %s as %i', async (text, status) => {
    expect((await say('player', text)).status).toBe(status);
  });

  test('takes five messages in ten seconds from a player, also of those that come at once', async () => {
    const sent = await Promise.all(Array.from({ length: 7 }, (_, index) => say('playing referee', `第 ${index} 条`)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(sent.find(({ status }) => status === 429)?.body.message).toBe(MATCH_CHAT_ERRORS.chat_too_fast[1]);
    for (let index = 0; index < 7; index += 1) expect((await say('referee', `裁判 ${index}`)).status).toBe(200);
  });
});

describe('a reported message', () => {
  const reportsOf = (name: ActorName) => send<DataOf<typeof matchChatApi.reports>>(name, 'GET', '/reports');
  const report = (name: ActorName, message: string) =>
    send<{ id: string }>(name, 'POST', `/${message}/report`, { payload: { reason } });
  const cases = async () => {
    const view = await readInOneSnapshot(db, (trx) => staffTopicDefinition.snapshot(trx, undefined, 'head'));
    return view?.cases.filter(({ kind }) => kind === 'chat_report');
  };

  test('opens a case for the staff, once for each reporter, without what it says', async () => {
    const message = (await say('player', '难听的话')).body.data!;
    expect((await report('another player', message.id)).status).toBe(403);
    expect((await report('player', message.id)).body.message).toBe(MATCH_CHAT_ERRORS.own_message[1]);
    const both = await Promise.all([report('playing referee', message.id), report('playing referee', message.id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await cases()).toMatchObject([{ match_id: id, label: expect.any(String) }]);
    expect(JSON.stringify(await cases())).not.toContain('难听的话');
  });

  test('is read and answered by referees who have no part in the match, once', async () => {
    expect((await reportsOf('playing referee')).status).toBe(403);
    const [open] = (await reportsOf('referee')).body.data?.items ?? [];
    expect(open).toMatchObject({ message: { text: '难听的话' }, reason, closed: null });
    const close = () =>
      send<DataOf<typeof matchChatApi.closeReport>>('referee', 'POST', `/reports/${open?.id}/close`, {
        payload: { reason: '已警告' },
      });
    const both = await Promise.all([close(), close()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await reportsOf('referee')).body.data?.items).toMatchObject([{ closed: { answer: '已警告' } }]);
    expect(await cases()).toEqual([]);
    const events = await readSince(db, staffTopic.of(), 0, 1_000);
    expect(events.at(-1)).toMatchObject({ t: 'chat_report_closed', p: { report_id: open?.id } });
    const audits = await db.selectFrom('audit_log').select('action').where('action', 'like', 'match_chat.%').execute();
    expect(audits).toEqual([{ action: 'match_chat.close_report' }]);
  });

  test('is none of a referee’s own words', async () => {
    const message = (await say('referee', '请保持礼貌')).body.data!;
    expect((await report('player', message.id)).body.message).toBe(MATCH_CHAT_ERRORS.staff_message[1]);
  });
});

describe('a muted player', () => {
  const account_id = actors.idOf('player');
  const mute = (name: ActorName, is_muted: boolean, who = account_id) =>
    send<{ muted: Muted[] }>(name, 'POST', '/mute', { payload: { account_id: who, is_muted, reason } });

  test('reads on and writes nothing, until the referee lifts it', async () => {
    expect((await mute('playing referee', true)).status).toBe(403);
    const both = await Promise.all([mute('referee', true), mute('admin', true)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = await say('player', '喂');
    expect([refused.status, refused.body.message]).toEqual([403, MATCH_CHAT_ERRORS.chat_muted[1]]);
    expect((await list('player')).status).toBe(200);
    expect((await say('playing referee', '我还能写')).status).toBe(200);
    expect((await mute('referee', false)).body.data).toEqual({ muted: [] });
    expect((await say('player', '谢谢')).status).toBe(200);
    const events = await readSince(db, matchChatTopic.of(id), 0, 1_000);
    expect(events.filter(({ t }) => t.startsWith('author_')).map(({ t }) => t)).toEqual([
      'author_muted',
      'author_unmuted',
    ]);
    const audits = await db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'match_chat.%mute')
      .execute();
    expect(audits.map(({ action }) => action).toSorted()).toEqual(['match_chat.mute', 'match_chat.unmute']);
  });

  test('is one of the match', async () => {
    const { status, body } = await mute('referee', true, actors.idOf('another player'));
    expect([status, body.message]).toEqual([404, MATCH_CHAT_ERRORS.not_in_match[1]]);
  });
});

test('nobody writes a day after the match, and everybody who could read it still can', async () => {
  const finished_at = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await db.updateTable('match').set({ finished_at, status: 'cancelled' }).where('id', '=', id).execute();
  for (const name of ['player', 'referee'] as const) {
    const { status, body } = await say(name, '还在吗');
    expect([status, body.message]).toEqual([409, MATCH_CHAT_ERRORS.chat_closed[1]]);
    expect((await list(name)).status).toBe(200);
  }
});
