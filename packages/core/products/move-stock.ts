import type { ShopEvents } from '@pailei/contracts/live-shop';
import { newId } from '@pailei/db/id';
import type { NewStockMovement } from '@pailei/db/schema/shop';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

export type StockMove = Pick<NewStockMovement, 'product_id' | 'kind' | 'note' | 'actor_id'> & {
  /** Pieces, negative to take. */
  change: number;
  /** With its order a move happens once per kind and cycle. */
  order_id?: string;
  cycle?: number;
};

export type MovedProduct = ShopEvents['stock_changed'];

/**
 * Moves stock and writes the line that says so; `undefined`, and nothing done, where there is no such product or stock
 * would fall below 0. Locks the product until the end of the transaction. The caller tells the shop (`tellStock`). The
 * database checks at commit that movements and stock agree.
 */
export async function moveStock(trx: Trx, move: StockMove): Promise<MovedProduct | undefined> {
  const { product_id, change, kind, order_id = null, cycle = 1, note, actor_id } = move;
  const sold = kind === 'order' || kind === 'order_return' ? -change : 0;
  const moved = await trx
    .updateTable('product')
    .set((eb) => ({
      stock_quantity: eb('stock_quantity', '+', change),
      sold_count: eb('sold_count', '+', sold),
    }))
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
      order_id,
      cycle,
      note,
      actor_id,
    }))
    .execute();
  return moved;
}
