import type { ShopEvents } from '@pailei/contracts/shop/products/shop.topic';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

export type StockMove = {
  product_id: string;
  kind: 'set' | 'adjustment';
  /** Pieces, negative to take. */
  change: number;
  /** At most 200 characters. */
  note: string;
  /** Null: the system. */
  actor_id: string | null;
};

export type MovedProduct = ShopEvents['stock_changed'];

/**
 * Changes stock manually and writes the movement; `undefined`, and nothing done, where there is no such product or
 * stock would fall below 0. Locks the product until the end of the transaction. The caller logs it to the shop's topic (`logStockChange`). The
 * database checks at commit that movements and stock agree.
 */
export async function moveStock(trx: Trx, move: StockMove): Promise<MovedProduct | undefined> {
  const { product_id, change, kind, note, actor_id } = move;
  const moved = await trx
    .updateTable('product')
    .set((eb) => ({ stock_quantity: eb('stock_quantity', '+', change) }))
    .where('id', '=', product_id)
    .where((eb) => eb('stock_quantity', '>=', -change))
    .returning(['id', 'stock_quantity', 'points_price', 'is_active'])
    .executeTakeFirst();
  if (!moved) return undefined;
  await trx
    .insertInto('stock_movement')
    .values((eb) => ({
      id: newId(),
      product_id,
      // A statement of its own: under the lock of the product it sees the movement before.
      sequence: eb
        .selectFrom('stock_movement')
        .select(sql<number>`coalesce(max(sequence), 0) + 1`.as('sequence'))
        .where('product_id', '=', product_id),
      kind,
      change,
      stock_after: moved.stock_quantity,
      order_id: null,
      note,
      actor_id,
    }))
    .execute();
  return moved;
}
