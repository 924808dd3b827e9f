import type { Envelope } from '@pailei/contracts/http/endpoint';
import { newId } from '@pailei/db/id';
import { ADDRESS, buildProduct, givePoints } from '@pailei/tests/support/shop';
import * as images from '@pailei/tests/support/images';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, PASSWORD, registerPlayer, type Deps, type App } from '@pailei/api/testing/app.fixture';
import { form } from '@pailei/api/testing/upload.fixture';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Caller = 'guest' | 'buyer' | 'admin';
/** `GET /orders/{id}` as the product's specification writes it. */
export type ProductCall = `${Method} /${string}`;

/** Every call that the product's specification names, with who makes it. Written by hand: it is what was asked for. */
export const PRODUCT_CALLS: Readonly<Record<ProductCall, Caller>> = {
  'POST /auth/login': 'guest',
  'POST /auth/register': 'guest',
  'GET /auth/me': 'buyer',
  'PUT /auth/profile': 'buyer',
  'POST /auth/logout': 'buyer',
  'POST /auth/forgot-password': 'guest',
  'POST /auth/validate-reset-token': 'guest',
  'POST /auth/reset-password': 'guest',
  'GET /products': 'buyer',
  'GET /products/{id}': 'buyer',
  'POST /products': 'admin',
  'POST /products/upload': 'admin',
  'PUT /products/{id}': 'admin',
  'DELETE /products/{id}': 'admin',
  'POST /orders': 'buyer',
  'GET /orders/me': 'buyer',
  'GET /orders/{id}': 'buyer',
  'PUT /orders/{id}/cancel': 'buyer',
  'GET /orders': 'admin',
  'PUT /orders/{id}/status': 'admin',
  'POST /orders/{id}/admin-cancel': 'admin',
  'GET /orders/statistics': 'admin',
};

/** The envelope, with the status of HTTP in place of its own word for it. */
export type Answer<T> = { status: number; data: T | null; message: string; errors: Record<string, string> };

const answerOf = <T>(status: number, body: Envelope<T>): Answer<T> => ({ ...body, status });

export type Shop = Awaited<ReturnType<typeof openShop>>;

type Question = { id?: string; query?: Record<string, string>; payload?: object; token?: string | undefined };

/** A shop with an admin and a buyer who has points; each call is made as its caller. */
export async function openShop(app: App, deps: Deps) {
  const actors = await createActors(deps, app);
  const { access_token: buyer, user } = await registerPlayer(app);
  await givePoints(deps.db, { user_id: user.id }, 100_000);
  const admin = (await actors.tokenOf('admin')) ?? '';
  const tokens: Record<Caller, string | undefined> = { guest: undefined, buyer, admin };

  /** `token` in place of that of the call's caller. */
  async function ask<T = never>(name: ProductCall, question: Question = {}): Promise<Answer<T>> {
    const { id = '', query, payload } = question;
    const token = 'token' in question ? question.token : tokens[PRODUCT_CALLS[name] ?? 'guest'];
    const [method, path] = name.split(' ') as [Method, string];
    const { status, body } = await call<T>(app, {
      method,
      url: `/api${path.replace('{id}', id)}`,
      ...(query && { query }),
      ...(payload && { payload }),
      ...(token !== undefined && { token }),
    });
    return answerOf(status, body);
  }

  const newProduct = (fields: { price?: number; stock?: number } = {}) => buildProduct(deps.db, fields);
  const orderOf = (product_id: string, quantity = 1) => ({
    product_id,
    quantity,
    shipping_address: { full_address: ADDRESS },
  });

  async function newOrder(quantity = 1): Promise<string> {
    const answer = await ask<{ id: string }>('POST /orders', { payload: orderOf(await newProduct(), quantity) });
    if (!answer.data) throw new Error(answer.message);
    return answer.data.id;
  }

  return { app, ask, tokens, user, newProduct, newOrder, orderOf, freshName: () => `选手${newId().slice(-8)}` };
}

export const UPLOAD_FIELDS = { name: '卡', description: '磁吸开合', points_price: '1', stock_quantity: '0' };

/** `POST /products/upload` with an image, and these fields beside it. */
export async function uploadProduct(
  { app, tokens }: Shop,
  fields: Readonly<Record<string, string>> = UPLOAD_FIELDS,
): Promise<Answer<{ name: string }>> {
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  const image = { name: 'image', value: await images.photo('png', 9, 9), filename: 'a.png', type: 'image/png' };
  const { status, body } = await call<{ name: string }>(app, {
    method: 'POST',
    url: '/api/products/upload',
    token: tokens.admin ?? '',
    ...form([...parts, image]),
  });
  return answerOf(status, body);
}

export const credentialsOf = ({ user }: Shop) => ({ username: user.username, password: PASSWORD });
