import { compareNames } from '@pailei/domain/name-order/name-order';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../tests/support/fixtures.ts';
import { createDatabase } from './client.ts';
import { byPinyin, pinyin } from './pinyin.ts';

const db = createDatabase({ url: (await useTestDatabase()).url });
afterAll(() => db.destroy());

const NAMES = [
  '周末杯 第 10 届',
  '周末杯 第 2 届',
  '一叶知秋',
  'koi',
  '阿离',
  '北风不渡',
  '青萍',
  'Zed',
  '9 号',
  '重庆',
  '长街听雨',
  '单于',
];

test('the database sorts names as the browser does', async () => {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${NAMES}::text[]) as listed(name) order by ${pinyin('name')}`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(NAMES.toSorted(compareNames));
});

test('a query sorts by pinyin in both directions', async () => {
  const sorted = (order: 'asc' | 'desc') =>
    db.selectFrom('account').select('username').orderBy('username', byPinyin(order)).compile().sql;
  expect(sorted('asc')).toContain('order by "username" collate "pinyin" asc');
  expect(sorted('desc')).toContain('order by "username" collate "pinyin" desc');
});
