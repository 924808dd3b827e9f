import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { Deck, decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { codeOf, pairs, WARRIOR } from '@pailei/tests/support/deck-codes';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registerPlayer, useApp } from '@pailei/api/testing/app.fixture';
import { decksClient, mageCode, ROTATED, useCards, WARRIOR_CARD } from './decks.fixture.ts';

const { app, deps } = await useApp();
const { create, get, list, send } = decksClient(app);
beforeAll(() => useCards(deps));

let player: LoginData;
let token: string;
beforeEach(async () => {
  player = await registerPlayer(app);
  token = player.access_token;
});

async function created(fields: object = {}): Promise<Deck> {
  const { body } = await create(token, fields);
  if (!body.data) throw new Error(body.message);
  return body.data;
}

const events = () =>
  deps.db
    .selectFrom('live_event')
    .select('payload')
    .where('topic', '=', personalTopic.of(player.user.id))
    .where('type', '=', 'decks_changed')
    .orderBy('version')
    .execute();

describe('a new deck', () => {
  test('comes with its cards, curve and legality, and is published to every page of the owner', async () => {
    const deck = await created({ archetype: '快攻', note: '先手快', visibility: 'public' });
    expect(deck).toMatchObject({
      name: '快攻法',
      class: 'mage',
      format: 'standard',
      code: mageCode(),
      version: 1,
      archetype: '快攻',
      note: '先手快',
      visibility: 'public',
      is_mine: true,
      problems: [],
      card_count: 30,
      unknown_count: 0,
      curve: [0, 2, 2, 2, 2, 2, 2, 18],
      games: { wins: 0, losses: 0 },
      matchups: [],
      game_seconds: null,
      used_in: [],
      locked_in: [],
      owner: { id: player.user.id, username: player.user.username },
    });
    expect(deck.cards[0]).toEqual({
      dbf_id: 5_001,
      count: 2,
      owner_dbf_id: null,
      name: '法牌1',
      cost: 1,
      rarity: 'COMMON',
      type: 'SPELL',
      card_class: 'MAGE',
      set: 'CORE',
    });
    expect(await events()).toEqual([{ payload: { count: 1 } }]);
    expect((await get(token, deck.id)).body.data).toEqual(deck);
  });

  test('is private, without archetype and note, where nothing is said', async () => {
    expect(await created()).toMatchObject({ visibility: 'private', archetype: '', note: '' });
  });

  test('is kept with the canonical code', async () => {
    const backwards = codeOf(pairs(5_001, 15).toReversed());
    expect((await created({ code: ` ${backwards}\n` })).code).toBe(codeOf(pairs(5_001, 15)));
  });

  test.each([
    ['31 cards', codeOf([...pairs(5_001, 15), [5_016, 1]]), 'size_wrong', 'error'],
    ['three copies', codeOf([...pairs(5_001, 13), [5_014, 3], [5_016, 1]]), 'too_many_copies', 'error'],
    ['two of a legendary', codeOf([...pairs(5_001, 14), [5_021, 2]]), 'too_many_legendary', 'error'],
    ['a card of another class', codeOf([...pairs(5_001, 14), [WARRIOR_CARD, 2]]), 'class_wrong', 'error'],
    ['a card that has rotated', codeOf([...pairs(5_001, 14), [ROTATED, 2]]), 'card_not_in_format', 'warning'],
    ['a card nobody knows', codeOf([...pairs(5_001, 14), [777_777, 2]]), 'card_unknown', 'warning'],
  ])('with %s is kept, and says so', async (_what, code, problem, severity) => {
    const deck = await created({ code });
    expect(deck.problems).toContainEqual(expect.objectContaining({ code: problem, severity }));
  });

  test('shows cards by number that the catalogue does not know, behind the others', async () => {
    const deck = await created({ code: codeOf([[777_777, 2], ...pairs(5_001, 14)]) });
    expect(deck).toMatchObject({ card_count: 30, unknown_count: 2 });
    expect(deck.cards.at(-1)).toMatchObject({ dbf_id: 777_777, name: null, cost: null });
  });

  test('keeps its sideboard', async () => {
    const code = codeOf(pairs(5_001, 15), { sideboard: [[5_016, 1, 5_001]] });
    const deck = await created({ code });
    expect(deck.code).toBe(code);
    expect(deck.sideboard).toMatchObject([{ dbf_id: 5_016, count: 1, owner_dbf_id: 5_001, name: '法牌16' }]);
  });

  const trailing = Buffer.concat([Buffer.from(mageCode(), 'base64'), Buffer.from([7])]).toString('base64');
  test.each([
    [{ code: '你好' }, 'code', '卡组码无法识别，请从游戏中重新复制'],
    [{ code: mageCode().slice(0, 20) }, 'code', '卡组码不完整，请从游戏中重新复制'],
    [{ code: trailing }, 'code', '卡组码末尾有多余内容'],
    [{ code: codeOf(pairs(8_001, 15), { hero: 3 }) }, 'code', '卡组使用了尚未收录的英雄皮肤，请选择职业'],
    [{ code: 'A'.repeat(1_001) }, 'code', '卡组码过长'],
    [{ code: ' ' }, 'code', '请输入卡组码'],
    [{ name: '  ' }, 'name', '请输入卡组名称'],
    [{ name: '长'.repeat(41) }, 'name', '卡组名称最多 40 个字符'],
    [{ archetype: '长'.repeat(21) }, 'archetype', '流派最多 20 个字符'],
    [{ note: '长'.repeat(501) }, 'note', '备注最多 500 个字符'],
    [{ visibility: 'everybody' }, 'visibility', '请选择谁可以看到'],
    [{ account_id: 'x' }, 'account_id', '不支持的字段：account_id'],
  ])('%j is answered at the field', async (fields, field, text) => {
    const { status, body } = await create(token, fields);
    expect([status, body.errors[field]]).toEqual([422, text]);
    expect((await list(token)).body.data?.all).toBe(0);
  });

  test('has its name as it was typed, whatever a browser would make of it', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const deck = await created({ name });
    expect((await get(token, deck.id)).body.data?.name).toBe(name);
    expect((await get(token, deck.id)).headers['content-type']).toMatch('application/json');
  });

  test('is one deck when the call comes twice under one key, and a key is for one call', async () => {
    const post = (payload: object) =>
      app.inject({
        method: 'POST',
        url: '/api/decks',
        payload,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'save-once-0001' },
      });
    const [first, second] = [
      await post({ name: '一', code: mageCode() }),
      await post({ name: '一', code: mageCode() }),
    ];
    expect(second.json().data.id).toBe(first.json().data.id);
    expect((await list(token)).body.data?.all).toBe(1);
    expect((await post({ name: '二', code: mageCode() })).statusCode).toBe(422);
  });

  test('is not the hundred-and-first, also when many come at once', async () => {
    const decks = (from: number) =>
      Array.from({ length: 19 }, (_, index) => ({ name: `第 ${from + index}`, code: mageCode() }));
    for (let from = 0; from < 95; from += 19) await send(token, 'POST', '/decks/import', { decks: decks(from) });
    const answers = await Promise.all(Array.from({ length: 9 }, () => create(token)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('最多保存 100 副卡组，请先删除不用的');
    expect((await list(token)).body.data?.all).toBe(100);
    expect((await events()).at(-1)?.payload).toEqual({ count: 100 });
  });
});

describe('a change', () => {
  const update = (id: string, payload: object, as = token) => send<Deck>(as, 'PUT', `/decks/${id}`, payload);
  const versions = async (id: string) =>
    (await send<DataOf<typeof decksApi.versions>>(token, 'GET', `/decks/${id}/versions`)).body.data?.versions ?? [];

  test('of the list keeps what was before, with what came and went', async () => {
    const deck = await created();
    const { body } = await update(deck.id, { code: mageCode(1), name: '快攻法 v2', version: 1 });
    expect(body.data).toMatchObject({ name: '快攻法 v2', code: mageCode(1), version: 2 });
    const changes = [
      { dbf_id: 5_015, name: '法牌15', cost: 15, change: -2 },
      { dbf_id: 5_016, name: '法牌16', cost: 16, change: 2 },
    ];
    expect(await versions(deck.id)).toMatchObject([
      { number: 2, name: '快攻法 v2', code: mageCode(1), changes },
      { number: 1, name: '快攻法', code: mageCode(), changes: [] },
    ]);
    expect(await events()).toHaveLength(2);
  });

  test('of class and format comes with the code', async () => {
    const deck = await created();
    const code = codeOf(pairs(8_001, 15), { hero: WARRIOR, format: 1 });
    expect((await update(deck.id, { code, version: 1 })).body.data).toMatchObject({ class: 'warrior', format: 'wild' });
  });

  test('of words alone is a save, but no new version of the list', async () => {
    const deck = await created();
    const fields = { note: '新的备注', archetype: '控制', visibility: 'public' };
    expect((await update(deck.id, { ...fields, version: 1 })).body.data).toMatchObject({ ...fields, version: 2 });
    expect(await versions(deck.id)).toHaveLength(1);
  });

  test('that changes nothing is no save', async () => {
    const deck = await created();
    expect((await update(deck.id, { name: deck.name, code: deck.code, version: 1 })).body.data).toEqual(deck);
    expect(await events()).toHaveLength(1);
  });

  test('of two tabs at once only one is accepted, and the other gets a conflict', async () => {
    const deck = await created();
    const answers = await Promise.all([1, 2].map((n) => update(deck.id, { name: `标签页 ${n}`, version: 1 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('这副卡组已在别处修改，请刷新后再保存');
    const taken = answers.find(({ status }) => status === 200)?.body.data;
    expect((await get(token, deck.id)).body.data).toEqual(taken);
  });

  test('with a bad code leaves the deck as it was', async () => {
    const deck = await created();
    const { status, body } = await update(deck.id, { name: '别的', code: 'AAEC', version: 1 });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['code']]);
    expect((await get(token, deck.id)).body.data).toEqual(deck);
  });
});

describe('the library', () => {
  const names = async (query: string) => (await list(token, query)).body.data?.items.map(({ name }) => name);

  test('is filtered by class, format, archetype and words, sorted and paged; the counts are of all', async () => {
    await created({ name: '奥秘法', archetype: '奥秘', note: '百分%号' });
    await created({ name: '任务法', code: codeOf(pairs(5_001, 15), { format: 1 }) });
    await created({ name: '海盗战', archetype: '海盗', code: codeOf(pairs(8_001, 15), { hero: WARRIOR }) });
    expect(await names('')).toEqual(['海盗战', '任务法', '奥秘法']);
    expect(await names('?class=mage')).toEqual(['任务法', '奥秘法']);
    expect(await names('?format=wild')).toEqual(['任务法']);
    expect(await names(`?archetype=${encodeURIComponent('海盗')}`)).toEqual(['海盗战']);
    expect(await names(`?search=${encodeURIComponent('%号')}`)).toEqual(['奥秘法']);
    expect(await names(`?search=${encodeURIComponent('没有')}`)).toEqual([]);
    expect(await names('?sort_by=name&sort_order=asc')).toEqual(['奥秘法', '海盗战', '任务法']);
    expect(await names('?sort_by=created_at&sort_order=asc&skip=1&limit=1')).toEqual(['任务法']);
    expect((await list(token, '?class=warrior')).body.data).toMatchObject({
      total: 1,
      all: 3,
      locked: 0,
      archetypes: ['奥秘', '海盗'],
      counts: [
        { class: 'mage', count: 2 },
        { class: 'warrior', count: 1 },
      ],
    });
  });

  test.each(['?sort_by=code', '?sort_order=up', '?limit=101', '?account_id=1', '?search='])(
    '%s is refused',
    async (query) => {
      expect((await list(token, query)).status).toBe(422);
    },
  );

  test('loses a deck that is removed, and nothing else', async () => {
    const [first, second] = [await created(), await created({ name: '留下' })];
    expect((await send(token, 'DELETE', `/decks/${first.id}`)).body.data).toEqual({ id: first.id });
    expect(await names('')).toEqual([second.name]);
    expect((await send(token, 'DELETE', `/decks/${first.id}`)).status).toBe(404);
    expect((await events()).map(({ payload }) => payload)).toEqual([{ count: 1 }, { count: 2 }, { count: 1 }]);
  });

  test('says how many are left, however many are removed at once', async () => {
    const decks = [await created(), await created(), await created(), await created()];
    await Promise.all(decks.map(({ id }) => send(token, 'DELETE', `/decks/${id}`)));
    expect((await events()).slice(-4).map(({ payload }) => payload)).toEqual([3, 2, 1, 0].map((count) => ({ count })));
  });
});

test('the file is what the game would copy, and comes back as the same deck', async () => {
  const deck = await created({ name: '快攻法' });
  const headers = { authorization: `Bearer ${token}` };
  const file = await app.inject({ url: `/api/decks/${deck.id}/export`, headers });
  expect(file.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(file.body).toMatch(/^### 快攻法\n# 职业：法师\n/);
  const { body } = await send<DataOf<typeof decksApi.previewImport>>(token, 'POST', '/decks/import/preview', {
    text: file.body,
  });
  expect(body.data?.items).toMatchObject([{ name: '快攻法', code: deck.code, duplicate_of: '快攻法', error: null }]);
});
