import type { ProductsQuery, StockMovement } from '@pailei/contracts/shop/products/product-shapes';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { escapeLike } from '@pailei/db/like';
import { byPinyin } from '@pailei/db/pinyin';
import type { NewProduct, ProductRow, ProductTable } from '@pailei/db/schema/shop/shop';
import type { Trx } from '@pailei/db/tx';
import { sql, type Updateable } from 'kysely';

type ProductChanges = Omit<Updateable<ProductTable>, 'id' | 'stock_quantity' | 'sold_count' | 'created_at'>;

export function findProduct(db: Db | Trx, id: string): Promise<ProductRow | undefined> {
  return db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findProductsById(trx: Trx, ids: readonly string[]): Promise<ProductRow[]> {
  return trx
    .selectFrom('product')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .execute();
}

/** Locked against orders, other edits and its removal. */
export function lockProduct(trx: Trx, id: string): Promise<ProductRow | undefined> {
  return trx.selectFrom('product').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Adds products, each with the movement that its stock begins with. */
export async function insertProducts(trx: Trx, rows: readonly NewProduct[], actorId: string | null): Promise<void> {
  await trx.insertInto('product').values(rows).execute();
  await trx
    .insertInto('stock_movement')
    .values(
      rows.map(({ id, stock_quantity }) => ({
        id: newId(),
        product_id: id,
        sequence: 1,
        kind: 'initial' as const,
        change: stock_quantity,
        stock_after: stock_quantity,
        order_id: null,
        actor_id: actorId,
      })),
    )
    .execute();
}

export function updateProduct(trx: Trx, id: string, changes: ProductChanges): Promise<ProductRow> {
  return trx.updateTable('product').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Its movements go with it. */
export async function deleteProduct(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('product').where('id', '=', id).execute();
}

export async function hasOrders(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.selectFrom('shop_order').select('id').where('product_id', '=', id).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function findProducts(db: Db, query: ProductsQuery): Promise<{ items: ProductRow[]; total: number }> {
  const { skip, limit, sort_by, sort_order } = query;
  const [items, { total }] = await Promise.all([
    matching(db, query)
      .selectAll()
      .orderBy(sort_by, sort_by === 'name' ? byPinyin(sort_order) : sort_order)
      .orderBy('id', sort_order)
      .offset(skip)
      .limit(limit)
      .execute(),
    matching(db, query)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

function matching(db: Db, { is_active, min_price, max_price, in_stock, search }: ProductsQuery) {
  let rows = db.selectFrom('product');
  if (is_active !== 'all') rows = rows.where('is_active', '=', is_active === 'true');
  if (min_price !== undefined) rows = rows.where('points_price', '>=', min_price);
  if (max_price !== undefined) rows = rows.where('points_price', '<=', max_price);
  if (in_stock !== undefined) rows = rows.where('stock_quantity', in_stock ? '>' : '=', 0);
  if (search === undefined) return rows;
  const pattern = `%${escapeLike(search)}%`;
  return rows.where((eb) => eb.or([eb('name', 'ilike', pattern), eb('description', 'ilike', pattern)]));
}

/** Of what is sold: those most sold, or the newest. */
export function findHighlights(db: Db, by: 'sold_count' | 'created_at', limit: number): Promise<ProductRow[]> {
  return db
    .selectFrom('product')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy(by, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Of what is sold, the scarcest first. */
export function findLowStock(db: Db, threshold: number, limit: number): Promise<ProductRow[]> {
  return db
    .selectFrom('product')
    .selectAll()
    .where('is_active', '=', true)
    .where('stock_quantity', '<=', threshold)
    .orderBy('stock_quantity')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Newest first. */
export async function findMovements(
  db: Db,
  productId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ items: StockMovement[]; total: number }> {
  const items = await db
    .selectFrom('stock_movement as movement')
    .leftJoin('account', 'account.id', 'movement.actor_id')
    .select([
      'movement.id',
      'movement.sequence',
      'movement.kind',
      'movement.change',
      'movement.stock_after',
      'movement.order_id',
      'movement.note',
      'account.username as actor_name',
      'movement.created_at',
    ])
    .where('movement.product_id', '=', productId)
    .orderBy('movement.sequence', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('stock_movement')
    // They are numbered from 1 without a gap.
    .select((eb) => eb.fn.coalesce(eb.fn.max<number>('sequence'), sql<number>`0`).as('total'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return { items, total };
}

/** Which of these names products have already. */
export async function takenNames(trx: Trx, names: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('product')
    .select('name')
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .execute();
  return new Set(rows.map(({ name }) => name));
}
