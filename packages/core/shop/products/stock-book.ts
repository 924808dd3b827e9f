import { insertionOf, isNonEmpty } from '@pailei/db/insert-many';
import { newId } from '@pailei/db/id';
import type { NewStockMovement, ProductRow } from '@pailei/db/schema/shop/shop';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { sql } from 'kysely';
import { logStockChange } from './shop.events.ts';

/** A product, with its stock as it is after what was noted so far. */
type Shelf = ProductRow & { sequence: number };

/** Pieces that an order takes or gives back, once per cycle. */
export type OrderedQuantity = {
  product_id: string;
  order_id: string;
  cycle: number;
  quantity: number;
  actor_id: string;
};

export type StockBook = {
  /** `undefined`: there is no such product. */
  productOf(id: string): ProductRow | undefined;
  /** Notes that an order takes pieces. Whoever calls has looked that there are as many. */
  take(pieces: OrderedQuantity): void;
  /** Notes that an order gives pieces back. */
  giveBack(pieces: OrderedQuantity): void;
  /** Writes the collected movements and logs them to the shop's topic. */
  write(log: LiveLog): Promise<void>;
};

/** Locks products in the order of their ids, until the end of the transaction, for orders that are placed or changed together. */
export async function openStock(trx: Trx, productIds: readonly string[]): Promise<StockBook> {
  const shelves = new Map((await lockShelves(trx, productIds)).map((shelf) => [shelf.id, shelf]));
  const movements: NewStockMovement[] = [];

  function move(pieces: OrderedQuantity, { kind, change }: Pick<NewStockMovement, 'kind' | 'change'>): void {
    const { product_id, order_id, cycle, actor_id } = pieces;
    const shelf = shelves.get(product_id);
    if (!shelf) throw new Error(`product ${product_id} was not opened`);
    shelf.stock_quantity += change;
    shelf.sold_count -= change;
    shelf.sequence += 1;
    const place = { id: newId(), product_id, sequence: shelf.sequence, stock_after: shelf.stock_quantity };
    movements.push({ ...place, kind, change, order_id, cycle, note: '', actor_id });
  }

  return {
    productOf: (id) => shelves.get(id),
    take: (pieces) => move(pieces, { kind: 'order', change: -pieces.quantity }),
    giveBack: (pieces) => move(pieces, { kind: 'order_return', change: pieces.quantity }),
    async write(log) {
      const moved = new Set(movements.map(({ product_id }) => product_id));
      const changed = [...shelves.values()].filter(({ id }) => moved.has(id));
      await writeMovements(trx, movements, changed);
      for (const { id, stock_quantity, points_price, is_active } of changed)
        logStockChange(log, { id, stock_quantity, points_price, is_active });
    },
  };
}

async function lockShelves(trx: Trx, ids: readonly string[]): Promise<Shelf[]> {
  if (ids.length === 0) return [];
  await sql`select id from product where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(trx);
  // A statement of its own: under the locks it sees the newest movements.
  const { rows } = await sql<Shelf>`
    select product.*, coalesce(
      (select sequence from stock_movement where product_id = product.id order by sequence desc limit 1), 0) as sequence
    from product where id = any(${[...ids]}::uuid[])`.execute(trx);
  return rows;
}

async function writeMovements(
  trx: Trx,
  movements: readonly NewStockMovement[],
  shelves: readonly Shelf[],
): Promise<void> {
  if (!isNonEmpty(movements)) return;
  const stock = shelves.map(({ id, stock_quantity, sold_count }) => ({ id, stock_quantity, sold_count }));
  await sql`
    with changed as (
      update product set stock_quantity = changed.stock_quantity, sold_count = changed.sold_count
      from jsonb_to_recordset(${JSON.stringify(stock)}::jsonb)
        as changed(id uuid, stock_quantity integer, sold_count integer)
      where product.id = changed.id
    )
    ${insertionOf('stock_movement', movements)}`.execute(trx);
}
