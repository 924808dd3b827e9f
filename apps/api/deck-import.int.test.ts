import type { DataOf } from '@pailei/contracts/endpoint';
import type { decksApi } from '@pailei/contracts/decks';
import type { LoginData } from '@pailei/core/accounts';
import { codeOf, pairs, WARRIOR } from '@pailei/tests/support/deck-codes';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registerPlayer, useApp } from './app.fixture.ts';
import { decksClient, mageCode, useCards } from './decks.fixture.ts';

const { app, deps } = await useApp();
const { create, list, send } = decksClient(app);
beforeAll(() => useCards(deps));

let player: LoginData;
let token: string;
beforeEach(async () => {
  player = await registerPlayer(app);
  token = player.access_token;
});

type Preview = DataOf<typeof decksApi.previewImport>;
const preview = (text: string) => send<Preview>(token, 'POST', '/decks/import/preview', { text });
const items = async (text: string) => (await preview(text)).body.data?.items ?? [];

describe('a preview', () => {
  test('offers the good decks of a paste, and names the line of what is none', async () => {
    const text = [
      '### 快攻法 v3',
      '# 职业：法师',
      '# 模式：标准模式',
      mageCode(),
      '',
      '### Pirate Warrior',
      '# Class: Warrior',
      codeOf(pairs(8_001, 15), { hero: WARRIOR }),
      '好朋友给的：',
      mageCode(1).slice(0, 30),
      codeOf([...pairs(5_001, 15), [5_016, 1]]),
    ].join('\r\n');
    expect(await items(text)).toMatchObject([
      { line: 4, name: '快攻法 v3', class: 'mage', format: 'standard', card_count: 30, problems: [], error: null },
      { line: 8, name: 'Pirate Warrior', class: 'warrior', unknown_count: 30, error: null },
      { line: 10, class: null, error: '卡组码不完整，请从游戏中重新复制', curve: [0, 0, 0, 0, 0, 0, 0, 0] },
      {
        line: 11,
        name: '未命名法师',
        card_count: 31,
        error: null,
        problems: [{ code: 'size_wrong', severity: 'error', count: 31, limit: 30 }],
      },
    ]);
    expect((await list(token)).body.data?.all).toBe(0);
  });

  test('tells what one has already, whichever hero its code names, and what stands twice', async () => {
    await create(token, { name: '我的' });
    const otherHero = codeOf([...pairs(5_001, 14), [5_015, 2]], { hero: 2_829 });
    const [own, first, again] = await items([otherHero, `### 新的\n${mageCode(2)}`, mageCode(2)].join('\n'));
    expect([own?.duplicate_of, first?.duplicate_of, again?.duplicate_of]).toEqual(['我的', null, '新的']);
  });

  test('reads twenty of two hundred, and says how many are left', async () => {
    const codes = Array.from({ length: 200 }, (_, index) => codeOf(pairs(6_000 + index, 15)));
    const { body } = await preview(codes.join('\n'));
    expect(body.data).toMatchObject({ left_over: 180, room: 100 });
    expect(body.data?.items).toHaveLength(20);
  });

  test('finds nothing in prose, and says so without an error', async () => {
    expect((await preview('今天天气不错\n明天再说')).body.data).toEqual({ items: [], left_over: 0, room: 100 });
  });

  test.each([
    ['one character too many', '长'.repeat(100_001), 422],
    ['five megabytes', 'A'.repeat(5 * 1_024 * 1_024), 413],
  ])('of %s is refused', async (_what, text, status) => {
    const answer = await preview(text);
    expect([answer.status, answer.body.status]).toEqual([status, 'error']);
    if (status === 422) expect(answer.body.errors).toEqual({ text: '内容过长，最多 100 KB' });
  });

  test('of the longest paste in Chinese is read', async () => {
    const text = `${mageCode()}\n${'备注\n'.repeat(33_000)}`;
    expect(await items(text)).toHaveLength(1);
  });

  test('takes a name as it stands, and no more of it than a deck may have', async () => {
    const [script, long] = await items(
      `### <script>alert(1)</script>\n${mageCode()}\n### ${'😀'.repeat(30)}\n${mageCode(1)}`,
    );
    expect(script?.name).toBe('<script>alert(1)</script>');
    expect(long?.name.isWellFormed()).toBe(true);
    expect((await create(token, { name: long?.name })).status).toBe(200);
  });
});

describe('an import', () => {
  const save = (decks: object[]) => send<DataOf<typeof decksApi.import>>(token, 'POST', '/decks/import', { decks });

  test('keeps every deck in its order', async () => {
    const decks = Array.from({ length: 20 }, (_, index) => ({
      name: `卡组 ${index}`,
      code: codeOf(pairs(6_000 + index, 15)),
    }));
    const { status, body } = await save(decks);
    expect(status).toBe(200);
    expect(body.data?.decks.map(({ name, code }) => ({ name, code }))).toEqual(decks);
    expect((await list(token)).body.data?.all).toBe(20);
  });

  test('with one bad code keeps none, and names it', async () => {
    const answer = await save([
      { name: '好', code: mageCode() },
      { name: '坏', code: 'AAEC' },
    ]);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['decks.1.code']]);
    expect((await list(token)).body.data?.all).toBe(0);
  });

  test.each([
    ['none', []],
    ['more than twenty', Array.from({ length: 21 }, () => ({ name: '卡组', code: mageCode() }))],
  ])('of %s is refused', async (_what, decks) => {
    expect((await save(decks)).status).toBe(422);
  });

  test('that does not fit any more keeps none', async () => {
    const twenty = Array.from({ length: 20 }, () => ({ name: '卡组', code: mageCode() }));
    for (let round = 0; round < 4; round += 1) await save(twenty);
    await save(twenty.slice(1));
    expect((await save(twenty.slice(18))).status).toBe(409);
    expect((await list(token)).body.data?.all).toBe(99);
    expect((await preview(mageCode())).body.data?.room).toBe(1);
  });

  test('under one key happens once', async () => {
    const post = () =>
      app.inject({
        method: 'POST',
        url: '/api/decks/import',
        payload: { decks: [1, 2].map((number) => ({ name: `卡组 ${number}`, code: mageCode(number) })) },
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'import-once-0001' },
      });
    const answers = [await post(), await post()].map((answer) =>
      answer.json().data.decks.map(({ id }: { id: string }) => id),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect((await list(token)).body.data?.all).toBe(2);
  });
});
