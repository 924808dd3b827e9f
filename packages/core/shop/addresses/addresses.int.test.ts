import type { SavedAddress } from '@pailei/contracts/shop/addresses/addresses.api';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';

const { app } = await useApp();

type Book = { addresses: SavedAddress[] };

let token: string;
beforeEach(async () => {
  token = (await registerPlayer(app)).access_token;
});

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload: object = {}) => {
  const { status, body } = await call<Book>(app, {
    method,
    url: `/api/addresses${path}`,
    token,
    ...(method !== 'GET' && { payload }),
  });
  return { status, message: body.message, errors: body.errors, addresses: body.data?.addresses ?? [] };
};
const address = (place: string) => `上海市徐汇区漕溪北路 ${place} 号`;
const add = (place: string, is_default = false) => ask('POST', '', { full_address: address(place), is_default });
/** With a star where the default is. */
const shown = ({ addresses }: Book) =>
  addresses.map(({ full_address, is_default }) => `${full_address.slice(11, -2)}${is_default ? '*' : ''}`);
const idOf = ({ addresses }: Book, place: string) =>
  addresses.find(({ full_address }) => full_address === address(place))?.id ?? '';

describe('the book of addresses', () => {
  test('begins empty; its first address is the default', async () => {
    expect(await ask('GET')).toMatchObject({ status: 200, addresses: [] });
    expect(shown(await add('1'))).toEqual(['1*']);
    expect(shown(await add('2'))).toEqual(['1*', '2']);
  });

  test('has one default at a time', async () => {
    await add('1');
    expect(shown(await add('2', true))).toEqual(['2*', '1']);
    const book = await ask('GET');
    const changed = await ask('PUT', `/${idOf(book, '1')}`, { full_address: address('3'), is_default: true });
    expect(shown(changed)).toEqual(['3*', '2']);
  });

  test('keeps its default when that is changed or others go, and finds another when it goes', async () => {
    await add('1');
    const book = await add('2');
    expect(shown(await ask('PUT', `/${idOf(book, '1')}`, { full_address: address('4') }))).toEqual(['4*', '2']);
    const left = await ask('DELETE', `/${book.addresses[0]?.id}`);
    expect(shown(left)).toEqual(['2*']);
    expect(shown(await ask('DELETE', `/${idOf(book, '2')}`))).toEqual([]);
  });

  test('holds the same address once, even at the same instant', async () => {
    await Promise.all(Array.from({ length: 5 }, () => add('1')));
    expect(shown(await ask('GET'))).toEqual(['1*']);
  });

  test('holds 20', async () => {
    for (let place = 1; place <= 20; place += 1) await add(`${place}`);
    expect(await add('21')).toMatchObject({ status: 409, message: '最多保存 20 个地址' });
    expect((await add('20')).status).toBe(200);
  });

  test('takes no address of 9 characters', async () => {
    const { status, errors } = await ask('POST', '', { full_address: '九'.repeat(9) });
    expect({ status, errors }).toEqual({ status: 422, errors: { full_address: '收货地址至少 10 个字符' } });
  });
});
