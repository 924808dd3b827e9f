import { ORDER_ERRORS, type OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import { POINTS_ERRORS } from '@pailei/contracts/shop/points/points.api';
import { violationError } from '@pailei/contracts/play/tournaments/rule-violations';
import type { Trx } from '@pailei/db/tx';
import { decidePlaceOrder } from '@pailei/domain/orders/place-order';
import { isViolation } from '@pailei/domain/violation/violation';
import type { LiveLog } from '@pailei/live/log';
import type { Outcome } from '../../ground/command-queue/command-queue.ts';
import { keepAnswers, openKeys, type KeyedCall, type KeyState } from '../../ground/idempotency/idempotency.ts';
import { openLedger, type Ledger } from '../points/ledger.ts';
import { openStock, type StockBook } from '../products/stock-book.ts';
import { readSetting } from '../../site/settings/settings.reads.ts';
import { quantityTooHigh } from './order-limits.ts';
import { logOrderPlaced } from './orders.events.ts';
import { findOrders, findTimelines, insertOrders } from './orders.repository.ts';
import { orderDetailView } from './orders.view.ts';
import { chargeOf, saleOf, saleView, type PlaceCall, type Sale } from './sale.ts';

/** What became of a call. `busy`: another transaction holds the lock on the buyer's account. */
export type PlaceOutcome = Outcome<OrderDetail>;

type Decided =
  | { status: 'sold'; sale: Sale }
  | { status: 'answered'; id: string }
  | Exclude<PlaceOutcome, { status: 'done' }>;

/** What orders are decided on: it shrinks with each of them. */
type OrderContext = { ledger: Ledger; stock: StockBook; maxQuantity: number; now: string };

const PLACE_ERRORS = { ...ORDER_ERRORS, points_insufficient: POINTS_ERRORS.points_insufficient };

const keyedCall = ({ actor, body, idempotencyKey }: PlaceCall): KeyedCall => ({
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
  // Accounts before products, as everywhere.
  const ledger = await openLedger(trx, [...new Set(fresh.map(({ actor }) => actor.user_id))], { waits });
  const stock = await openStock(trx, [...new Set(fresh.map(({ body }) => body.product_id))]);
  const { max_quantity: maxQuantity } = await readSetting(trx, 'orders');
  const decided = calls.map((call, index) => known(keys[index]) ?? decide(call, { ledger, stock, maxQuantity, now }));
  const sales = decided.flatMap((one) => (one.status === 'sold' ? [one.sale] : []));
  const placed = new Map([...(await readAnswered(trx, decided)), ...(await write(trx, log, sales, { ledger, stock }))]);
  return decided.map((one) => outcomeOf(one, placed));
}

/** `undefined`: the call is new. */
function known(key: KeyState<{ order_id: string }> | undefined): Decided | undefined {
  if (key?.state === 'refused') return { status: 'refused', error: key.error };
  return key?.state === 'answered' ? { status: 'answered', id: key.result.order_id } : undefined;
}

function decide(call: PlaceCall, { ledger, stock, maxQuantity, now }: OrderContext): Decided {
  const { actor, body } = call;
  if (body.quantity > maxQuantity) return { status: 'refused', error: quantityTooHigh(maxQuantity) };
  const balance = ledger.balanceOf(actor.user_id);
  if (balance === undefined) return { status: 'busy' };
  const product = stock.productOf(body.product_id);
  const total = decidePlaceOrder(body, product, balance);
  if (isViolation(total)) return { status: 'refused', error: violationError(PLACE_ERRORS, total) };
  if (!product) throw new Error('an order of no product was let through');
  const sale = saleOf(call, { product, total, now });
  ledger.change(chargeOf(sale));
  stock.take({
    product_id: product.id,
    order_id: sale.order.id,
    cycle: 1,
    quantity: body.quantity,
    actor_id: actor.user_id,
  });
  return { status: 'sold', sale };
}

/** Writes and logs what was decided; answers the orders by their ids. */
async function write(
  trx: Trx,
  log: LiveLog,
  sales: readonly Sale[],
  { ledger, stock }: Pick<OrderContext, 'ledger' | 'stock'>,
): Promise<[id: string, order: OrderDetail][]> {
  if (sales.length === 0) return [];
  const rows = sales.map(({ order: { username: _name, ...row } }) => row);
  const numbers = await insertOrders(
    trx,
    rows,
    sales.map(({ event }) => event),
  );
  await ledger.write(log);
  await stock.write(log);
  await keepAnswers(
    trx,
    sales.map(({ call, order }) => ({ call: keyedCall(call), result: { order_id: order.id } })),
  );
  return sales.map((sale) => {
    const number = numbers.get(sale.order.id);
    if (number === undefined) throw new Error(`order ${sale.order.id} got no number`);
    const record = { ...sale.order, number };
    logOrderPlaced(log, record);
    return [record.id, saleView(sale, record)];
  });
}

/** Orders of calls that were answered before, as they are by now. */
async function readAnswered(trx: Trx, decided: readonly Decided[]): Promise<[id: string, order: OrderDetail][]> {
  const ids = decided.flatMap((one) => (one.status === 'answered' ? [one.id] : []));
  if (ids.length === 0) return [];
  const records = await findOrders(trx, ids);
  const timelines = Map.groupBy(await findTimelines(trx, ids), ({ order_id }) => order_id);
  return records.map((record) => [record.id, orderDetailView(record, timelines.get(record.id) ?? [], 'buyer')]);
}

function outcomeOf(decided: Decided, placed: ReadonlyMap<string, OrderDetail>): PlaceOutcome {
  if (decided.status === 'refused' || decided.status === 'busy') return decided;
  const id = decided.status === 'sold' ? decided.sale.order.id : decided.id;
  const order = placed.get(id);
  if (!order) throw new Error(`order ${id} was placed, but is not there`);
  return { status: 'done', result: order };
}
