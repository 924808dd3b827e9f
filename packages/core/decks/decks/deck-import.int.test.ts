import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { codeOf, pairs, WARRIOR } from '@pailei/tests/support/deck-codes';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registerPlayer, useApp } from '@pailei/api/testing/app.fixture';
import { decksClient, mageCode, useCards } from './decks.fixture.ts';

const { app, deps } = await useApp();
const { create, list, send } = decksClient(app);
beforeAll(() => useCards(deps));

/** A skin that neither the rules nor the catalogue know. */
const NEW_SKIN = 101_648;
const mageSkin = (swapped = 0) => codeOf([...pairs(5_001, 14), [5_015 + swapped, 2]], { hero: NEW_SKIN });

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

  test('takes the class of an unknown skin from the remark, else from its cards, else leaves it to be asked', async () => {
    const skins = { remark: mageSkin(3), cards: mageSkin(), unknown: codeOf(pairs(8_001, 15), { hero: NEW_SKIN }) };
    const text = `### 牧\n# 职业：牧师\n${skins.remark}\n${skins.cards}\n${skins.unknown}`;
    expect(await items(text)).toMatchObject([
      { line: 3, name: '牧', class: 'priest', code: skins.remark, error: null },
      { line: 4, name: '未命名法师', class: 'mage', code: skins.cards, error: null },
      { line: 5, name: '未命名卡组', class: null, code: skins.unknown, error: null, card_count: 30, unknown_count: 30 },
    ]);
  });

  test('gives decks without a name distinct names, also from those of existing decks', async () => {
    await create(token, { name: '未命名法师', code: mageCode(1) });
    const names = (await items([2, 3].map(mageCode).join('\n'))).map(({ name }) => name);
    expect(names).toEqual(['未命名法师 2', '未命名法师 3']);
  });

  test('names every line that holds no deck', async () => {
    const { body } = await preview(
      ['AAEC', mageCode(), 'notacode', '这不是卡组码', mageCode().toLowerCase()].join('\n'),
    );
    expect(body.data?.items.map(({ line, error }) => [line, error])).toEqual([
      [1, '卡组码不完整，请从游戏中重新复制'],
      [2, null],
      [5, '卡组码无法识别，请从游戏中重新复制'],
    ]);
    expect(body.data?.skipped).toEqual({ count: 2, lines: [3, 4] });
  });

  test('marks decks that exist already, whichever hero their code names, and duplicates', async () => {
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
    expect((await preview('今天天气不错\n明天再说')).body.data).toEqual({
      items: [],
      left_over: 0,
      skipped: { count: 2, lines: [1, 2] },
      room: 100,
    });
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

  test('keeps the skin of a deck in its code, with the class that is known or given', async () => {
    const unknown = codeOf(pairs(8_001, 15), { hero: NEW_SKIN });
    const refused = await save([{ name: '不明', code: unknown }]);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'decks.0.code': '卡组使用了尚未收录的英雄皮肤，请选择职业' },
    ]);
    const { body } = await save([
      { name: '猎', code: unknown, class: 'hunter' },
      { name: '法', code: mageSkin() },
    ]);
    expect(body.data?.decks).toMatchObject([
      { class: 'hunter', code: unknown },
      { class: 'mage', code: mageSkin() },
    ]);
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
