import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { beforeEach, describe, expect, test } from 'vitest';
import { entry, openCatalogue } from './catalogue.fixture.ts';
import { cardsByNumber } from './cards.reads.ts';
import { SAMPLE_CARDS, seedSampleCards } from './samples/sample-cards.ts';
import { searchCards, type CardSearch } from './search-cards.ts';

const { db, now, service, importFile, versions } = await openCatalogue();

describe('the samples', () => {
  test('are there until a real card is, and keep their names after that', async () => {
    await seedSampleCards(db, now());
    const before = await versions();
    await seedSampleCards(db, now());
    expect(await versions()).toEqual(before);
    expect(await service.catalogue()).toMatchObject({ total: SAMPLE_CARDS.length, is_sample: true });
    await importFile([entry(1)]);
    expect(await service.catalogue()).toMatchObject({ total: 1, is_sample: false, sets: [{ set: 'CORE', count: 1 }] });
    expect((await service.search({ skip: 0, limit: 10 })).total).toBe(1);
    const [sample] = SAMPLE_CARDS;
    expect((await cardsByNumber(db, [sample!.dbf_id])).get(sample!.dbf_id)).toEqual(sample);
  });

  test('never take the place of a card that was imported', async () => {
    const [sample] = SAMPLE_CARDS;
    await importFile([entry(sample!.dbf_id, { name: '真的' })]);
    await seedSampleCards(db, now());
    expect((await cardsByNumber(db, [sample!.dbf_id])).get(sample!.dbf_id)?.name).toBe('真的');
  });
});

describe('a search', () => {
  beforeEach(async () => {
    await importFile([
      entry(1, { name: '火球', cost: 4, cardClass: 'MAGE', type: 'SPELL' }),
      entry(2, { name: '火球术士', cost: 1, cardClass: 'MAGE', rarity: 'EPIC' }),
      entry(3, { name: '大火球', cost: 0, cardClass: 'MAGE', set: 'EXPERT1' }),
      entry(4, { name: '吉安娜·普罗德摩尔', cost: 9, rarity: 'LEGENDARY', cardClass: 'MAGE', type: 'HERO' }),
      entry(5, { name: '吉安娜·普罗德摩尔', cost: 0, cardClass: 'MAGE', type: 'HERO', set: 'HERO_SKINS' }),
      entry(6, { name: '卡扎', cost: 4, classes: ['MAGE', 'PRIEST'] }),
      entry(7, { name: '无中生有', cost: 8, cardClass: 'PRIEST' }),
      entry(8, { name: 'Ysera 100%', cost: 12 }),
    ]);
  });
  const find = async (query: Partial<CardSearch>, rules = HEARTHSTONE) =>
    (await searchCards(db, { skip: 0, limit: 20, ...query }, rules)).items.map(({ dbf_id }) => dbf_id);

  test('ranks the very name, then its beginning, then its middle', async () => {
    expect(await find({ search: '火球' })).toEqual([1, 2, 3]);
  });

  test('takes no notice of case, width, spaces and points', async () => {
    expect(await find({ search: '吉安娜 普罗' })).toEqual([4]);
    expect(await find({ search: 'ｙＳＥＲＡ' })).toEqual([8]);
  });

  test('takes what is typed as it is', async () => {
    expect(await find({ search: '%' })).toHaveLength(7);
    expect(await find({ search: '_' })).toHaveLength(7);
    expect(await find({ search: "'; drop table card; --" })).toEqual([]);
    expect(await find({ search: String.raw`\火球` })).toEqual([1, 2, 3]);
  });

  test('finds a card by its number before one that has it in its name', async () => {
    await importFile([entry(100, { cost: 1 })]);
    expect(await find({ search: '100' })).toEqual([100, 8]);
    expect(await find({ search: '99999999999999' })).toEqual([]);
  });

  test('never shows what is only a portrait', async () => {
    expect(await find({})).not.toContain(5);
  });

  test('of a class shows its own, those of several, and the neutral ones', async () => {
    expect(await find({ class: 'priest' })).toEqual([6, 7, 8]);
    expect(await find({ class: 'priest', group: 'class' })).toEqual([6, 7]);
    expect(await find({ class: 'priest', group: 'neutral' })).toEqual([8]);
    expect(await find({ group: 'class' })).toEqual([3, 2, 1, 6, 7, 4]);
    expect(await find({ class: 'nobody', group: 'class' })).toEqual([]);
  });

  test('of a format shows what it allows', async () => {
    expect(await find({ format: 'standard', search: '火球' })).toEqual([1, 2]);
    expect(await find({ format: 'wild', search: '火球' })).toEqual([1, 2, 3]);
    expect(await find({ format: 'none' })).toEqual([]);
    const formats = HEARTHSTONE.formats.map((format) => ({ ...format, banned_cards: [1] }));
    expect(await find({ format: 'wild', search: '火球' }, { ...HEARTHSTONE, formats })).toEqual([2, 3]);
  });

  test('of a format shows a card that was printed again once, where both printings are allowed', async () => {
    await importFile([entry(200, { name: '火球', cost: 4, cardClass: 'MAGE', type: 'SPELL', set: 'LEGACY' })]);
    expect(await find({ search: '火球' })).toEqual([1, 200, 2, 3]);
    expect(await find({ search: '火球', format: 'wild' })).toEqual([1, 2, 3]);
    expect((await searchCards(db, { search: '火球', format: 'wild', skip: 0, limit: 1 }, HEARTHSTONE)).total).toBe(3);
  });

  test('by cost, rarity and type', async () => {
    expect(await find({ cost: 4 })).toEqual([1, 6]);
    expect(await find({ cost: 7 })).toEqual([7, 4, 8]);
    expect(await find({ rarity: 'EPIC' })).toEqual([2]);
    expect(await find({ type: 'SPELL', class: 'mage' })).toEqual([1]);
  });

  test('counts all, also behind the last page', async () => {
    expect(await searchCards(db, { skip: 2, limit: 3 }, HEARTHSTONE)).toMatchObject({ total: 7, items: { length: 3 } });
    expect(await searchCards(db, { skip: 90, limit: 3 }, HEARTHSTONE)).toEqual({ total: 7, items: [] });
  });
});

test('cards that no number can be are not asked for', async () => {
  await importFile([entry(1)]);
  expect([...(await cardsByNumber(db, [1, 1, 0, -3, 2 ** 31, 2 ** 60, 0.5, Number.NaN])).keys()]).toEqual([1]);
});
