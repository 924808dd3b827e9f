import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import type { productsApi } from '@pailei/contracts/shop/products/products.api';
import { createProductsService } from '@pailei/core/shop/products/products.service';
import { imageAt } from '@pailei/contracts/site/uploads/image-address';
import { buildAccount } from '@pailei/tests/support/builders';
import * as images from '@pailei/tests/support/images';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';
import { form, imageForm, type FormPart } from '@pailei/api/testing/upload.fixture';

type Api = typeof productsApi;

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
const ROOT = '/api/products';
const BODY = { name: '漆黑对战桌垫', description: '橡胶底，边缘锁边', points_price: 3_600, stock_quantity: 34 };

let admin: string;
let player: string;
beforeAll(async () => {
  player = (await registerPlayer(app)).access_token;
});
beforeEach(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
});

const read = <T>(url: string, token = player) => call<T>(app, { method: 'GET', url, token });
const send = <T>(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, token = admin) =>
  call<T>(app, { method, url, token, ...(payload && { payload }) });
const create = (fields: object = {}, token = admin) => send<Product>('POST', ROOT, { ...BODY, ...fields }, token);
const made = async (fields: object = {}): Promise<Product> => {
  const { body } = await create(fields);
  if (!body.data) throw new Error(body.message);
  return body.data;
};
const list = (query = '', token = player) => read<DataOf<Api['list']>>(`${ROOT}${query}`, token);
const namesOf = async (query: string, token = player) =>
  (await list(query, token)).body.data?.items.map((it) => it.name);

describe('the rules of a product', () => {
  test.each([
    [{ name: '' }, 'name', '商品名称不能为空'],
    [{ name: '杯' }, 'name', '商品名称至少 2 个字符'],
    [{ name: '长'.repeat(101) }, 'name', '商品名称最多 100 个字符'],
    [{ description: ' ' }, 'description', '商品描述不能为空'],
    [{ description: '长'.repeat(1_001) }, 'description', '商品描述最多 1000 个字符'],
    [{ points_price: -1 }, 'points_price', '积分价格不能为负数'],
    [{ points_price: 1_000_001 }, 'points_price', '积分价格不能超过 1000000'],
    [{ points_price: 1.5 }, 'points_price', '积分价格应为整数'],
    [{ points_price: '1e3' }, 'points_price', '积分价格应为整数'],
    [{ points_price: undefined }, 'points_price', '积分价格不能为空'],
    [{ stock_quantity: -1 }, 'stock_quantity', '库存不能为负'],
    [{ stock_quantity: null }, 'stock_quantity', '库存不能为空'],
    [{ image_url: `https://example.com/${'长'.repeat(490)}` }, 'image_url', '图片地址最多 500 个字符'],
    [{ image_url: 'javascript:alert(1)' }, 'image_url', '图片应为已上传的图片或 https 地址'],
    [
      { image_url: '/api/files/01900000-0000-7000-8000-000000000000/full' },
      'image_url',
      '图片不存在或已过期，请重新上传',
    ],
    [{ image_url: '/api/files/x/full' }, 'image_url', '图片不存在或已过期，请重新上传'],
  ])('%j', async (fields, field, text) => {
    const { status, body } = await create(fields);
    expect([status, body.message, body.errors]).toEqual([422, '商品数据验证失败', { [field]: text }]);
  });

  test('its ends are inside', async () => {
    const ends = {
      name: '长'.repeat(100),
      description: '长'.repeat(1_000),
      points_price: 1_000_000,
      stock_quantity: 0,
    };
    expect((await create(ends)).body.data).toMatchObject({ ...ends, is_active: true, sold_count: 0, image_url: '' });
    expect((await create({ name: '杯子', points_price: 0 })).status).toBe(200);
  });
});

test('only admins make, change and see the stock of products', async () => {
  const { id } = await made();
  const calls = [
    create({}, player),
    send('PUT', `${ROOT}/${id}`, { name: '改名' }, player),
    send('DELETE', `${ROOT}/${id}`, undefined, player),
    read(`${ROOT}/${id}/movements`),
    read('/api/admin/products/low-stock'),
    send('POST', '/api/admin/products/stock', { changes: [], reason: '' }, player),
    list('?is_active=all'),
    list('?is_active=false'),
  ];
  for (const answer of await Promise.all(calls)) {
    expect([answer.status, answer.body.message]).toEqual([403, '只有管理员可以执行此操作']);
  }
});

describe('the list', () => {
  beforeAll(async () => {
    admin = (await actors.tokenOf('admin')) ?? '';
    await deps.db.deleteFrom('product').execute();
    await made({ name: '卡套', points_price: 100, stock_quantity: 5 });
    await made({ name: '桌垫', points_price: 300, stock_quantity: 0, description: '100% 橡胶' });
    await made({ name: '徽章', points_price: 200, stock_quantity: 9 });
    await made({ name: '旧款', points_price: 50, stock_quantity: 1, is_active: false });
  });

  test.each([
    ['', ['徽章', '桌垫', '卡套']],
    ['?sort_order=1', ['卡套', '桌垫', '徽章']],
    ['?sort_by=points_price&sort_order=asc', ['卡套', '徽章', '桌垫']],
    ['?sort_by=stock_quantity&sort_order=-1', ['徽章', '卡套', '桌垫']],
    ['?in_stock=true', ['徽章', '卡套']],
    ['?min_price=200&max_price=200', ['徽章']],
    ['?search=100%25', ['桌垫']],
    ['?search=%25%25', []],
    ['?skip=1&limit=1', ['桌垫']],
    ['?skip=1&limit=1000', ['桌垫', '卡套']],
  ])('%s', async (query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  test('what is not sold is for admins', async () => {
    expect(await namesOf('?is_active=all', admin)).toEqual(['旧款', '徽章', '桌垫', '卡套']);
    expect(await namesOf('?is_active=false', admin)).toEqual(['旧款']);
  });

  test.each([
    ['?search=', '请输入搜索关键词'],
    ['?min_price=-1', '价格不能为负数'],
    ['?min_price=5&max_price=4', '最低价格不能高于最高价格'],
    ['?sort_by=secret', '排序方式无效'],
    ['?is_active=1', '取值应为 true、false 或 all'],
    ['?limit=1001', '不能大于 1000'],
  ])('%s is refused', async (query, text) => {
    const { status, body } = await list(query);
    expect([status, Object.values(body.errors)]).toEqual([422, [text]]);
  });

  test('popular and newest', async () => {
    await deps.db.updateTable('product').set({ sold_count: 7 }).where('name', '=', '卡套').execute();
    const { body } = await read<DataOf<Api['highlights']>>(`${ROOT}/highlights?limit=2`);
    expect(body.data?.popular.map(({ name }) => name)).toEqual(['卡套', '徽章']);
    expect(body.data?.latest.map(({ name }) => name)).toEqual(['徽章', '桌垫']);
  });

  test('is not sent again to who has it, and is another one with the next change', async () => {
    const first = await list('?limit=7');
    const etag = String(first.headers['etag']);
    const again = () =>
      app.inject({
        method: 'GET',
        url: `${ROOT}?limit=7`,
        headers: { authorization: `Bearer ${player}`, 'if-none-match': etag },
      });
    expect((await again()).statusCode).toBe(304);
    expect((await list('?limit=7')).text).toBe(first.text);
    await made({ name: '新品' });
    const fresh = await again();
    expect(fresh.statusCode).toBe(200);
    expect(fresh.json<{ data: { items: Product[] } }>().data.items[0]?.name).toBe('新品');
  });

  test('is another one as soon as another process has changed a product', async () => {
    await list('?limit=8');
    const elsewhere = createProductsService({
      ...deps,
      uploads: { saveImage: () => Promise.reject(new Error('no images here')) },
    });
    const added = { ...BODY, name: '他处新品', image_url: '', is_active: true };
    await elsewhere.create(await buildAccount(deps.db, 'admin'), added);
    expect(await namesOf('?limit=8')).toContain('他处新品');
  });

  test('an admin’s list is never what another caller of the same address is given', async () => {
    expect((await list('?is_active=all', admin)).headers['etag']).toBeUndefined();
    expect((await list('?is_active=all')).status).toBe(403);
  });
});

describe('an edit', () => {
  test('of stock may name the number it was made on, and is refused where that is another one by now', async () => {
    const { id } = await made();
    const url = `${ROOT}/${id}`;
    const stale = await send('PUT', url, { stock_quantity: 5, stock_quantity_before: 33 });
    expect([stale.status, stale.body.message]).toEqual([409, '库存已被其他操作修改，请核对后再保存']);
    const done = await send<Product>('PUT', url, { stock_quantity: 5, stock_quantity_before: 34 });
    expect(done.body.data?.stock_quantity).toBe(5);
    const { body } = await read<DataOf<Api['movements']>>(`${url}/movements`, admin);
    expect(body.data?.items.map(({ kind, change, stock_after }) => [kind, change, stock_after])).toEqual([
      ['set', -29, 5],
      ['initial', 34, 34],
    ]);
  });

  test('of a product that is gone', async () => {
    const { id } = await made();
    await send('DELETE', `${ROOT}/${id}`);
    for (const answer of [await read(`${ROOT}/${id}`), await send('PUT', `${ROOT}/${id}`, { name: '改名' })]) {
      expect([answer.status, answer.body.message]).toEqual([404, '商品不存在']);
    }
  });
});

describe('an image', () => {
  const FIELDS: FormPart[] = [
    { name: 'name', value: '霜刃联名卡盒' },
    { name: 'description', value: '磁吸开合' },
    { name: 'points_price', value: '1560' },
    { name: 'stock_quantity', value: '58' },
  ];
  const upload = (image: Uint8Array, fields: FormPart[] = FIELDS) =>
    call<Product>(app, {
      method: 'POST',
      url: `${ROOT}/upload`,
      token: admin,
      ...form([...fields, { name: 'image', value: image, filename: 'a.jpg', type: 'image/jpeg' }]),
    });
  const sizeOf = async (url: string, size: 'full' | 'card' | 'thumb') => {
    const { statusCode, rawPayload } = await app.inject({ method: 'GET', url: imageAt(url, size) });
    return statusCode === 200 ? images.readImage(rawPayload) : statusCode;
  };

  test('comes with a new product, in several sizes as WebP, for everybody to see', async () => {
    const { body } = await upload(await images.photo('jpeg', 2_000, 1_500));
    expect(body.data).toMatchObject({ name: '霜刃联名卡盒', points_price: 1_560, stock_quantity: 58, is_active: true });
    const url = body.data?.image_url ?? '';
    expect(await sizeOf(url, 'full')).toEqual({ format: 'webp', width: 1_600, height: 1_200 });
    expect(await sizeOf(url, 'card')).toEqual({ format: 'webp', width: 640, height: 480 });
    expect(await sizeOf(url, 'thumb')).toEqual({ format: 'webp', width: 320, height: 240 });
  });

  test('is sent first and then named, also by two products, and stays', async () => {
    const sent = await call<{ url: string }>(app, {
      method: 'POST',
      url: `${ROOT}/images`,
      token: admin,
      ...imageForm(await images.photo('png', 60, 40)),
    });
    const image_url = sent.body.data?.url ?? '';
    const [first, second] = [await made({ image_url }), await made({ image_url, name: '同图' })];
    expect([first.image_url, second.image_url]).toEqual([image_url, image_url]);
    await send('PUT', `${ROOT}/${first.id}`, { image_url: '' });
    const file = await deps.db.selectFrom('stored_file').select('attached_at').orderBy('created_at', 'desc').execute();
    expect(file[0]?.attached_at).not.toBeNull();
    expect(await sizeOf(image_url, 'card')).toMatchObject({ width: 60 });
  });

  test.each([
    [[{ name: 'points_price', value: '0' }], { points_price: '积分价格必须大于 0' }],
    [[{ name: 'points_price', value: '1e3' }], { points_price: '积分价格应为整数' }],
    [[{ name: 'stock_quantity', value: '-1' }], { stock_quantity: '库存不能为负' }],
    [[{ name: 'description', value: '长'.repeat(501) }], { description: '商品描述最多 500 个字符' }],
  ])('%#: fields that come with it are checked', async (changed: FormPart[], errors) => {
    const fields = FIELDS.map((part) => changed.find(({ name }) => name === part.name) ?? part);
    const { status, body } = await upload(await images.photo('png', 9, 9), fields);
    expect([status, body.message, body.errors]).toEqual([422, '商品数据验证失败', errors]);
  });

  test.each([
    ['a script', () => Buffer.from("alert('x')"), 422, '只支持 jpg、jpeg、png 或 gif 图片'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      422,
      '只支持 jpg、jpeg、png 或 gif 图片',
    ],
    ['a bomb', () => images.onePixelColour(20_000, 20_000), 422, '图片尺寸过大，最多 1600 万像素'],
    ['half a JPEG', async () => (await images.photo('jpeg', 90, 90)).subarray(0, 500), 422, '图片无法读取，请换一张'],
    ['5 MB and a byte', () => Buffer.alloc(5 * 1024 * 1024 + 1, 1), 413, '图片不能超过 5 MB'],
  ])('%s makes no product', async (_what, make, expected, message) => {
    const before = (await list('?limit=1')).body.data?.total;
    const { status, body } = await upload(await make());
    expect([status, body.message]).toEqual([expected, message]);
    expect((await list('?limit=1')).body.data?.total).toBe(before);
  });
});

test('a table of products is taken line by line, once per key', async () => {
  const csv = '商品名称,描述,积分价格,库存\n明信片,十二张,320,400\n坏行,描述,x,1\n';
  const request = {
    method: 'POST',
    url: '/api/admin/products/import',
    headers: { 'idempotency-key': 'one-click-of-an-admin', authorization: `Bearer ${admin}` },
    payload: { csv },
  } as const;
  const report = { created: 1, refused: [{ line: 3, message: '积分价格应为整数' }] };
  expect((await call<DataOf<Api['importCsv']>>(app, request)).body.data).toEqual(report);
  expect((await app.inject(request)).json()).toMatchObject({ data: report });
  expect((await list('?search=明信片')).body.data?.total).toBe(1);
});

test('changes of stock are handed to a worker', async () => {
  const { id } = await made();
  const payload = { changes: [{ product_id: id, delta: -4 }], reason: '破损' };
  const { body } = await send<{ job_id: string }>('POST', '/api/admin/products/stock', payload);
  const [job] = await deps.db.selectFrom('outbox_job').selectAll().where('name', '=', 'change-stock').execute();
  expect(job?.payload).toEqual({ change_id: body.data?.job_id });
  const both = await send('POST', '/api/admin/products/stock', {
    ...payload,
    changes: [{ product_id: id, delta: 1, set_to: 1 }],
  });
  expect(both.status).toBe(422);
});
