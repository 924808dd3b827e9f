import { CARD_FILE_MAX_BYTES, type Card, type CardImport } from '@pailei/contracts/decks/cards/cards.api';
import type { DeckRulesView } from '@pailei/contracts/site/deck-rules/deck-rules';
import type { BodyOf } from '@pailei/contracts/http/endpoint';
import type { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { createCardImporter } from '@pailei/core/decks/cards/import/card-importer';
import { SAMPLE_CARDS, seedSampleCards } from '@pailei/core/decks/cards/samples/sample-cards';
import { createFetchPublic } from '@pailei/core/ground/outgoing/fetch-public';
import { newId } from '@pailei/db/id';
import { readSince } from '@pailei/live/log';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { buildServices, buildTournament } from '@pailei/tests/support/builders';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';
import { form } from '@pailei/api/testing/upload.fixture';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);

let admin: string;
beforeAll(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
  await seedSampleCards(deps.db, deps.now());
});

type List = { items: Card[]; total: number };
const search = async (query: Record<string, string>) =>
  (await call<List>(app, { url: '/api/cards', query })).body.data!;
const auditOf = (requestId: unknown) =>
  deps.db.selectFrom('audit_log').selectAll().where('request_id', '=', String(requestId)).executeTakeFirst();

describe('cards', () => {
  test('are searched by everybody, without a login', async () => {
    const { items, total } = await search({ search: '茶', class: 'mage', limit: '2' });
    expect(total).toBeGreaterThanOrEqual(1);
    expect(items[0]).toMatchObject({ name: '茶馆说书人', card_class: 'NEUTRAL', classes: ['NEUTRAL'], cost: 3 });
    expect((await search({ class: 'mage', group: 'class', format: 'standard' })).items.length).toBeGreaterThan(9);
  });

  test('are read by their numbers in the order asked for; unknown ones are left out', async () => {
    const [first, second] = SAMPLE_CARDS;
    const ids = `${second!.dbf_id},7,${first!.dbf_id},${second!.dbf_id}`;
    const { body } = await call<{ cards: Card[] }>(app, { url: '/api/cards/by-number', query: { ids } });
    expect(body.data?.cards).toEqual([second, first]);
  });

  test.each<[string, Record<string, string>, string]>([
    ['/api/cards', { cost: 'x' }, 'cost'],
    ['/api/cards', { cost: '8' }, 'cost'],
    ['/api/cards', { rarity: 'SHINY' }, 'rarity'],
    ['/api/cards', { group: 'all' }, 'group'],
    ['/api/cards', { class: 'x'.repeat(21) }, 'class'],
    ['/api/cards', { search: '长'.repeat(41) }, 'search'],
    ['/api/cards/by-number', {}, 'ids'],
    ['/api/cards/by-number', { ids: '1;2' }, 'ids'],
    ['/api/cards/by-number', { ids: Array.from({ length: 121 }, (_, index) => index + 1).join(',') }, 'ids'],
  ])('%s %j is refused at its field', async (url, query, field) => {
    const { status, body } = await call(app, { url, query });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe('the catalogue', () => {
  beforeEach(() => deps.db.deleteFrom('card_import').execute());

  const CARD = { dbfId: 12, name: '灯火', cost: 2, rarity: 'RARE', type: 'SPELL', cardClass: 'MAGE', set: 'CORE' };
  const send = (value: string | Uint8Array, name = 'file') =>
    call<CardImport>(app, {
      method: 'POST',
      url: '/api/admin/cards/imports/file',
      token: admin,
      ...form([{ name, value, filename: 'cards.json', type: 'application/json' }]),
    });
  const sendUrl = (url: string) =>
    call<CardImport>(app, { method: 'POST', url: '/api/admin/cards/imports/url', token: admin, payload: { url } });
  const setSource = (refresh_url: string) =>
    call(app, { method: 'PUT', url: '/api/admin/cards/source', token: admin, payload: { refresh_url } });
  const catalogue = async () =>
    (
      await call<{ total: number; is_sample: boolean; imports: CardImport[]; refresh_url: string }>(app, {
        url: '/api/admin/cards',
        token: admin,
      })
    ).body.data!;

  test('takes a file, and shows how the run went', async () => {
    const { status, headers, body } = await send(JSON.stringify([CARD, { name: '不是卡牌' }]));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ source: 'file', status: 'queued', url: null });
    expect(await auditOf(headers['x-request-id'])).toMatchObject({
      action: 'cards.import',
      target_id: body.data?.id,
      after: { source: 'file' },
    });
    await createCardImporter({ ...deps, fetchPublic: createFetchPublic() }).run(body.data!.id);
    const { imports, is_sample } = await catalogue();
    expect(is_sample).toBe(false);
    expect(imports[0]).toMatchObject({ status: 'done', total: 2, added: 1, skipped: 1, error: null });
    expect(imports[0]?.started_by).toMatch(/^m-/);
    expect((await search({ search: '灯火' })).total).toBe(1);
    await deps.db.deleteFrom('card').where('dbf_id', '=', CARD.dbfId).execute();
  });

  test('takes one at a time', async () => {
    const answers = await Promise.all([send('[]'), sendUrl('https://cards.example/zhCN.json')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await send('[]')).body.message).toBe('已有导入正在进行，请等它结束');
  });

  test.each<[string, string | Uint8Array, string]>([
    ['an object', '{"cards": []}', '文件不是卡牌目录：应为 JSON 数组，每项含 dbfId、name、type、cardClass、set'],
    ['no JSON', 'hello', '文件不是卡牌目录：应为 JSON 数组，每项含 dbfId、name、type、cardClass、set'],
    ['a file cut off', '[{"dbfId": 12, "na', '文件不完整，可能没有下载完'],
    ['an empty file', '', '请选择文件'],
  ])('refuses %s at once', async (_what, value, message) => {
    const { status, body } = await send(value);
    expect([status, body.message, body.errors]).toEqual([422, message, { file: message }]);
    expect((await catalogue()).imports).toEqual([]);
  });

  test('refuses a file of 33 MB', async () => {
    const { status, body } = await send(Buffer.alloc(CARD_FILE_MAX_BYTES + 1024 * 1024, ' '));
    expect([status, body.message]).toEqual([413, '文件不能超过 32 MB']);
  });

  test('takes only one file, under its name', async () => {
    expect((await send('[]', 'image')).status).toBe(422);
    const part = { name: 'file', value: '[]', filename: 'a.json', type: 'application/json' };
    const two = await call(app, {
      method: 'POST',
      url: '/api/admin/cards/imports/file',
      token: admin,
      ...form([part, part]),
    });
    expect([two.status, two.body.message]).toEqual([422, '一次只能导入一个文件']);
  });

  test.each(['http://cards.example/a.json', 'file:///etc/passwd', 'cards.example', ''])(
    'calls no address like %j',
    async (url) => {
      const { status, body } = await sendUrl(url);
      expect([status, body.errors]).toEqual([422, { url: '请输入 https 地址' }]);
    },
  );

  test('keeps the address of the nightly refresh for the admins alone', async () => {
    const refresh_url = 'https://cards.example/zhCN.json';
    const { headers } = await setSource(refresh_url);
    expect(await auditOf(headers['x-request-id'])).toMatchObject({
      action: 'cards.set_source',
      before: { refresh_url: '' },
      after: { refresh_url },
    });
    expect((await catalogue()).refresh_url).toBe(refresh_url);
    expect((await setSource('ftp://cards.example')).status).toBe(422);
    expect((await setSource('')).status).toBe(200);
    expect((await catalogue()).refresh_url).toBe('');
  });
});

describe('the rules of decks', () => {
  beforeEach(() => deps.db.deleteFrom('deck_rules').execute());

  const read = async () => (await call<DeckRulesView>(app, { url: '/api/decks/rules' })).body.data!;
  const save = (view: DeckRulesView) =>
    call<DeckRulesView>(app, { method: 'PUT', url: '/api/admin/deck-rules', token: admin, payload: view });
  type Rules = DeckRulesView['rules'];
  type EventChanges = BodyOf<typeof tournamentsApi.update>;
  const change = async (edit: (rules: Rules) => void) => {
    const view = await read();
    edit(view.rules);
    return save(view);
  };
  const EVOKER = { id: 'evoker', name: '唤魔师', card_class: 'EVOKER', color: '#2f6fd0', heroes: [999_001] };

  test('are those that the site came with until an admin changes them', async () => {
    const { version, rules } = await read();
    expect(version).toBe(0);
    expect(rules).toEqual(HEARTHSTONE);
  });

  test('gain a class and a format, for everybody at once, with a row in the audit log', async () => {
    const FORMAT = { id: 'duel', name: '对决', code_number: 9, deck_size: 20, sets: ['CORE'], banned_cards: [12] };
    const { status, headers, body } = await change(({ classes, formats }) => {
      classes.push(EVOKER);
      formats.push(FORMAT);
    });
    expect([status, body.data?.version]).toEqual([200, 1]);
    expect(await read()).toEqual(body.data);
    expect((await readSince(deps.db, systemTopic.of(), 0, 1_000)).at(-1)).toMatchObject({
      t: 'deck_rules_changed',
      p: {
        version: 1,
        classes: expect.arrayContaining([{ id: 'evoker', name: '唤魔师', color: '#2f6fd0' }]),
        formats: expect.arrayContaining([{ id: 'duel', name: '对决' }]),
      },
    });
    expect(await auditOf(headers['x-request-id'])).toMatchObject({
      action: 'deck_rules.update',
      before: {},
      after: { 'class evoker': EVOKER, 'format duel': FORMAT },
    });
    expect((await search({ class: 'evoker', group: 'class' })).total).toBe(0);
  });

  test('changed by two admins at once keep one change, and refuse the other', async () => {
    const answers = await Promise.all([
      change((rules) => void (rules.copy_limit = 3)),
      change((rules) => void (rules.copy_limit = 4)),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain('其他管理员');
  });

  test('lose a class or format only when nothing belongs to it', async () => {
    const twist = (rules: Rules) => void (rules.formats = rules.formats.filter(({ id }) => id !== 'twist'));
    const mage = (rules: Rules) => void (rules.classes = rules.classes.filter(({ id }) => id !== 'mage'));
    await deps.db
      .insertInto('deck')
      .values({
        id: newId(),
        account_id: actors.idOf('player'),
        name: '法',
        class: 'mage',
        format: 'twist',
        code: 'x',
        cards: '[]',
        sideboard: '[]',
        content_hash: 'x',
        archetype: '',
        note: '',
        visibility: 'private',
      })
      .execute();
    expect((await change(mage)).body.message).toBe('「法师」：有卡组属于这个职业，不能移除');
    expect((await change(twist)).body.message).toBe('「幻变」：有卡组或赛事使用这个模式，不能移除');
    expect((await read()).version).toBe(0);
    await deps.db.deleteFrom('deck').execute();
    expect((await change(twist)).status).toBe(200);
    expect((await change(mage)).status).toBe(200);
  });

  test('keep a format that an event has come to ask for, and lose it when the event asks no more', async () => {
    const twist = (rules: Rules) => void (rules.formats = rules.formats.filter(({ id }) => id !== 'twist'));
    const services = buildServices(deps.db);
    const event = await buildTournament(deps.db, services, { players: 0, capacity: 8, isOpen: true });
    const { settings } = (await services.tournaments.get(event.admin, event.id)).tournament;
    const ask = (deck_format: string | null) =>
      services.tournaments.update(event.admin, event.id, { settings: { ...settings, deck_format } } as EventChanges);
    await ask('twist');
    expect((await change(twist)).body.message).toBe('「幻变」：有卡组或赛事使用这个模式，不能移除');
    await ask(null);
    expect((await change(twist)).status).toBe(200);
  });

  test.each<[string, (rules: Rules) => void, string]>([
    ['a class twice', ({ classes }) => void classes.push({ ...EVOKER, id: 'mage' }), 'rules.classes.11.id'],
    ['a hero of two', ({ classes }) => void classes.push({ ...EVOKER, heroes: [637] }), 'rules.classes.11.heroes'],
    ['no hero', ({ classes }) => void classes.push({ ...EVOKER, heroes: [] }), 'rules.classes.11.heroes'],
    [
      'a colour that is none',
      ({ classes }) => void classes.push({ ...EVOKER, color: 'red' }),
      'rules.classes.11.color',
    ],
    ['a class of all', ({ classes }) => void classes.push({ ...EVOKER, id: 'neutral' }), 'rules.classes.11.id'],
    ['markup for an id', ({ classes }) => void classes.push({ ...EVOKER, id: '<b>' }), 'rules.classes.11.id'],
    ['no class at all', (rules) => void (rules.classes = []), 'rules.classes'],
    ['a number of two formats', ({ formats }) => void (formats[0]!.code_number = 1), 'rules.formats.1.code_number'],
    ['a deck of nothing', ({ formats }) => void (formats[0]!.deck_size = 0), 'rules.formats.0.deck_size'],
    ['a format of no set', ({ formats }) => void (formats[0]!.sets = []), 'rules.formats.0.sets'],
    ['a ban of no card', ({ formats }) => void (formats[0]!.banned_cards = [-1]), 'rules.formats.0.banned_cards.0'],
    ['copies without end', (rules) => void (rules.copy_limit = 10), 'rules.copy_limit'],
    [
      'two sizes by one card',
      ({ size_cards }) => void size_cards.push({ dbf_id: size_cards[0]!.dbf_id, deck_size: 20 }),
      'rules.size_cards.2.dbf_id',
    ],
  ])('take no %s', async (_what, edit, field) => {
    const { status, body } = await change(edit);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('stored in a form that no longer fits count as none', async () => {
    const row = { version: 7, rules: '{"classes": []}', updated_at: deps.now(), updated_by: null };
    await deps.db.insertInto('deck_rules').values(row).execute();
    expect((await read()).rules).toEqual(HEARTHSTONE);
  });

  test('know the portraits that came with the catalogue', async () => {
    const portrait = { cost: 0, rarity: 'FREE', type: 'HERO', card_class: 'MAGE', classes: ['MAGE'] } as const;
    await deps.db
      .insertInto('card')
      .values({
        ...portrait,
        dbf_id: 123_456,
        name: '新立绘',
        name_key: '新立绘',
        set: 'HERO_SKINS',
        classes: ['MAGE'],
      })
      .execute();
    expect((await read()).rules.classes.find(({ id }) => id === 'mage')?.heroes.at(-1)).toBe(123_456);
    await deps.db.deleteFrom('card').where('dbf_id', '=', 123_456).execute();
  });
});
