import type { BodyOf } from '@pailei/contracts/endpoint';
import type { AppError } from '@pailei/contracts/errors';
import { ORDER_ERRORS } from '@pailei/contracts/orders';
import type { OrderDetail, ordersApi } from '@pailei/contracts/orders';
import { POINTS_ERRORS } from '@pailei/contracts/points';
import { violationError } from '@pailei/contracts/rule-violations';
import { newId } from '@pailei/db/id';
import type { NewOrderEvent, NewShopOrder, ProductRow } from '@pailei/db/schema/shop';
import type { Trx } from '@pailei/db/tx';
import { decidePlaceOrder } from '@pailei/domain/orders';
import { isViolation } from '@pailei/domain/violation';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { keepAnswers, openKeys } from '../idempotency/index.ts';
import type { KeyedCall } from '../idempotency/index.ts';
import { openLedger } from '../points/index.ts';
import type { Ledger } from '../points/index.ts';
import { openStock } from '../products/index.ts';
import type { StockBook } from '../products/index.ts';
import { tellPlaced } from './orders.events.ts';
import { findOrders, findTimelines, insertOrderEvents, insertOrders } from './orders.repository.ts';
import { orderDetailView } from './orders.view.ts';

export type PlaceCall = {
  actor: Actor;
  body: BodyOf<typeof ordersApi.place>;
  idempotencyKey: string | undefined;
};

/** What became of a call. `busy`: somebody else holds the buyer's account just now. */
export type PlaceOutcome =
  | { status: 'placed'; order: OrderDetail }
  | { status: 'refused'; error: AppError }
  | { status: 'busy' };

type Placed = { status: 'placed'; id: string };
type Decided = Placed | Exclude<PlaceOutcome, { status: 'placed' }>;

type Desk = { ledger: Ledger; stock: StockBook; now: string; orders: NewShopOrder[]; events: NewOrderEvent[] };

const PLACE_ERRORS = { ...ORDER_ERRORS, points_insufficient: POINTS_ERRORS.points_insufficient };

export const keyedCall = ({ actor, body, idempotencyKey }: PlaceCall): KeyedCall => ({
  account_id: actor.user_id,
  route: 'POST /orders',
  key: idempotencyKey,
  body,
});

/**
 * Places orders together, in the order of the calls: keys, accounts and products are locked once, each call is decided
 * on what the ones before have left, and what was decided is written at once. A refused call leaves nothing. With
 * `waits` false calls of accounts that are held elsewhere come back as `busy`.
 */
export async function placeOrders(
  trx: Trx,
  log: LiveLog,
  calls: readonly PlaceCall[],
  { now, waits }: { now: string; waits: boolean },
): Promise<PlaceOutcome[]> {
  const keys = await openKeys<{ order_id: string }>(trx, calls.map(keyedCall));
  const fresh = calls.filter((_call, index) => keys[index]?.state === 'new');
  const desk: Desk = { ...(await openDesk(trx, fresh, waits)), now, orders: [], events: [] };
  const decided = calls.map((call, index): Decided => {
    const key = keys[index];
    if (key?.state === 'refused') return { status: 'refused', error: key.error };
    if (key?.state === 'answered') return { status: 'placed', id: key.result.order_id };
    return decide(call, desk);
  });
  await write(trx, log, desk);
  await keepAnswers(trx, answersOf(calls, decided, desk));
  return withOrders(trx, log, decided, desk);
}

async function openDesk(
  trx: Trx,
  calls: readonly PlaceCall[],
  waits: boolean,
): Promise<Pick<Desk, 'ledger' | 'stock'>> {
  const ledger = await openLedger(trx, [...new Set(calls.map(({ actor }) => actor.user_id))], { waits });
  const stock = await openStock(trx, [...new Set(calls.map(({ body }) => body.product_id))]);
  return { ledger, stock };
}

function decide({ actor, body }: PlaceCall, desk: Desk): Decided {
  const { ledger, stock } = desk;
  const balance = ledger.balanceOf(actor.user_id);
  if (balance === undefined) return { status: 'busy' };
  const product = stock.productOf(body.product_id);
  const total = decidePlaceOrder(body, product, balance);
  if (isViolation(total)) return { status: 'refused', error: violationError(PLACE_ERRORS, total) };
  if (!product) throw new Error(`an order of no product was let through`);
  return { status: 'placed', id: take(desk, { actor, body, product, total }) };
}

type Sale = Pick<PlaceCall, 'actor' | 'body'> & { product: ProductRow; total: number };

/** Notes the order with all that belongs to it. */
function take({ ledger, stock, now, orders, events }: Desk, { actor, body, product, total }: Sale): string {
  const id = newId();
  const account_id = actor.user_id;
  orders.push({
    id,
    account_id,
    product_id: product.id,
    product_name: product.name,
    image_url: product.image_url,
    quantity: body.quantity,
    points_price: product.points_price,
    points_total: total,
    status: 'pending',
    cycle: 1,
    tracking_number: null,
    full_address: body.shipping_address.full_address,
    address_erased_at: null,
    created_at: now,
    updated_at: now,
  });
  events.push(placedEvent(id, account_id, now));
  ledger.change({
    account_id,
    amount: -total,
    kind: 'order',
    reference_type: 'order',
    reference_id: id,
    note: product.name,
    actor_id: account_id,
  });
  stock.take({ product_id: product.id, order_id: id, quantity: body.quantity, actor_id: account_id });
  return id;
}

function placedEvent(order_id: string, actor_id: string, created_at: string): NewOrderEvent {
  const step = { sequence: 1, from_status: null, to_status: 'pending', tracking_number: null, reason: null } as const;
  return { id: newId(), order_id, ...step, by: 'buyer', actor_id, created_at };
}

async function write(trx: Trx, log: LiveLog, { ledger, stock, orders, events }: Desk): Promise<void> {
  if (orders.length === 0) return;
  await insertOrders(trx, orders);
  await insertOrderEvents(trx, events);
  await ledger.write(log);
  await stock.write(trx, log);
}

function answersOf(calls: readonly PlaceCall[], decided: readonly Decided[], { orders }: Desk) {
  const isNew = new Set(orders.map(({ id }) => id));
  return calls.flatMap((call, index) => {
    const one = decided[index];
    return one?.status === 'placed' && isNew.has(one.id)
      ? [{ call: keyedCall(call), result: { order_id: one.id } }]
      : [];
  });
}

/** Reads the orders back, with their numbers, and tells of those that are new. */
async function withOrders(trx: Trx, log: LiveLog, decided: readonly Decided[], desk: Desk): Promise<PlaceOutcome[]> {
  const ids = decided.flatMap((one) => (one.status === 'placed' ? [one.id] : []));
  const records = new Map((await findOrders(trx, ids)).map((record) => [record.id, record]));
  const timelines = Map.groupBy(await findTimelines(trx, ids), ({ order_id }) => order_id);
  for (const { id } of desk.orders) {
    const record = records.get(id);
    if (record) tellPlaced(log, record);
  }
  return decided.map((one): PlaceOutcome => {
    if (one.status !== 'placed') return one;
    const record = records.get(one.id);
    if (!record) throw new Error(`order ${one.id} was placed, but is not there`);
    return { status: 'placed', order: orderDetailView(record, timelines.get(one.id) ?? [], 'buyer') };
  });
}
