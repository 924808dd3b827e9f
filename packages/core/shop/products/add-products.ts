import type { NewProduct, ProductRow } from '@pailei/db/schema/shop/shop';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { requireImage } from './product-image.ts';
import { findProductsById, insertProducts } from './products.repository.ts';
import { logProductChange } from './shop.events.ts';

type Added = {
  rows: readonly NewProduct[];
  actor_id: string;
  /** ISO, UTC. */
  now: string;
};

/** Adds products with the stock they begin with, keeps their images and logs them to the shop's topic. The caller writes the audit row. */
export async function addProducts(trx: Trx, log: LiveLog, { rows, actor_id, now }: Added): Promise<ProductRow[]> {
  for (const { image_url } of rows) await requireImage(trx, image_url ?? '', now);
  await insertProducts(trx, rows, actor_id);
  const added = await findProductsById(
    trx,
    rows.map(({ id }) => id),
  );
  for (const product of added) logProductChange(log, product, false);
  return added;
}
