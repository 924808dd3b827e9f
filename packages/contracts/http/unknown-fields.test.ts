import { expect, test } from 'vitest';
import { z } from 'zod';
import { droppingUnknown } from './unknown-fields.ts';

const strict = z
  .strictObject({
    name: z.string('请输入名称').trim().min(1, '请输入名称'),
    least: z.number().default(1),
    most: z.number().optional(),
    address: z.strictObject({ text: z.string() }, '请输入地址').optional(),
    items: z.array(z.strictObject({ id: z.string() })).default([]),
  })
  .refine(({ least, most }) => most === undefined || least <= most, { path: ['least'], error: '最小不能大于最大' });
const open = droppingUnknown(strict);
const WRONG = { name: 'a', x: 1, address: { text: 't', x: 1 }, items: [{ id: '1', x: 1 }] };

test('unknown fields are dropped at every depth, where the schema itself refuses them', () => {
  expect(open.parse(WRONG)).toEqual({ name: 'a', least: 1, address: { text: 't' }, items: [{ id: '1' }] });
  expect(strict.safeParse(WRONG).error?.issues.map(({ path }) => path)).toEqual([['address'], ['items', 0], []]);
});

test.each([
  [{ name: ' ', x: 1 }, ['name'], '请输入名称'],
  [{ name: 'a', least: 2, most: 1, x: 1 }, ['least'], '最小不能大于最大'],
  [{ name: 'a', address: 7, x: 1 }, ['address'], '请输入地址'],
])('the message for %j stays the same', (value, path, message) => {
  expect(open.safeParse(value).error?.issues).toMatchObject([{ path, message }]);
});

test('the schema that was given is as strict as before', () => {
  expect(strict.safeParse({ name: 'a', x: 1 }).success).toBe(false);
});
