import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError } from '@pailei/contracts/http/errors';
import { PRODUCT_ERRORS, type Product } from '@pailei/contracts/shop/products/product-shapes';
import type { productsApi } from '@pailei/contracts/shop/products/products.api';
import { imageUrl } from '@pailei/contracts/site/uploads/image-address';
import type { StoredImage } from '@pailei/contracts/site/uploads/uploads.api';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { ProductRow } from '@pailei/db/schema/shop/shop';
import { runTransaction, type Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { UploadsService } from '../../site/uploads/uploads.service.ts';
import { addProducts } from './add-products.ts';
import { importProducts, type ProductImport } from './import-products.ts';
import { moveStock } from './move-stock.ts';
import { requireImage } from './product-image.ts';
import { productReads } from './products.reads.ts';
import { deleteProduct, hasOrders, lockProduct, updateProduct } from './products.repository.ts';
import { productView } from './products.view.ts';
import { startStockChanges, type StockChanges } from './stock-changes.ts';
import { logProductChange } from './shop.events.ts';

const AUDITED_FIELDS = [
  'name',
  'description',
  'points_price',
  'stock_quantity',
  'image_url',
  'is_active',
] as const satisfies readonly (keyof ProductRow)[];

type AuditedFacts = Partial<Pick<ProductRow, (typeof AUDITED_FIELDS)[number]>>;

/** What an audit row says of a product: the fields that changed, or all of them where it came or went. */
function auditOf(id: string, before: ProductRow | null, after: ProductRow | null) {
  const differing = AUDITED_FIELDS.filter((field) => before?.[field] !== after?.[field]);
  const factsOf = (row: ProductRow | null): AuditedFacts | null =>
    row && Object.fromEntries(differing.map((field) => [field, row[field]]));
  return { target_type: 'product', target_id: id, before: factsOf(before), after: factsOf(after), reason: null };
}

export type ProductsDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  uploads: Pick<UploadsService, 'saveImage'>;
};

type Api = typeof productsApi;
type NewProductBody = BodyOf<Api['create']>;
type UploadedProduct = { body: BodyOf<Api['upload']>; bytes: Uint8Array; field: string };
export type ProductsService = ReturnType<typeof createProductsService>;

/** The products of the shop, and how admins make, change and remove them. */
export function createProductsService({ db, publisher, now, uploads }: ProductsDeps) {
  const write = <T>(work: (trx: Trx, log: LiveLog) => Promise<T>): Promise<T> => inTransaction({ db, publisher }, work);

  const create = (actor: Actor, body: NewProductBody): Promise<Product> =>
    write(async (trx, log) => {
      const id = newId();
      const [row] = await addProducts(trx, log, { rows: [{ id, ...body }], actor_id: actor.user_id, now: now() });
      if (!row) throw new Error('a product that was just added is not there');
      await recordAudit(trx, { actor, action: 'product.create', ...auditOf(id, null, row) });
      return productView(row);
    });

  const store = async (actor: Actor, bytes: Uint8Array, field: string): Promise<StoredImage & { url: string }> => {
    const image = await uploads.saveImage(actor, { purpose: 'product_image', bytes, field });
    return { ...image, url: imageUrl(image.id) };
  };

  return {
    ...productReads(db),
    create,

    /** For a product that is made or changed later; what no product takes is removed after a day. */
    async saveImage(actor: Actor, bytes: Uint8Array, field: string): Promise<StoredImage & { url: string }> {
      const image = await store(actor, bytes, field);
      const target = { target_type: 'product_image', target_id: image.id, before: null, after: null, reason: null };
      await runTransaction(db, (trx) => recordAudit(trx, { actor, action: 'product.upload_image', ...target }));
      return image;
    },

    /** The image first: one that is no image makes no product. */
    async createWithImage(actor: Actor, { body, bytes, field }: UploadedProduct): Promise<Product> {
      const { url } = await store(actor, bytes, field);
      return create(actor, { ...body, image_url: url, is_active: true });
    },

    /** Throws `product_missing`, and `stock_changed` when stock is not any more what the admin saw. */
    update(actor: Actor, id: string, body: BodyOf<Api['update']>): Promise<Product> {
      const { stock_quantity, stock_quantity_before, ...changes } = body;
      return write(async (trx, log) => {
        const before = await lockProduct(trx, id);
        if (!before) throw appError(PRODUCT_ERRORS, 'product_missing');
        if (stock_quantity !== undefined) {
          const expected = stock_quantity_before ?? before.stock_quantity;
          if (before.stock_quantity !== expected) throw appError(PRODUCT_ERRORS, 'stock_changed');
          await setStock(trx, before, { to: stock_quantity, actor_id: actor.user_id });
        }
        if (changes.image_url !== undefined && changes.image_url !== before.image_url) {
          await requireImage(trx, changes.image_url, now());
        }
        const after = await updateProduct(trx, id, { ...definedOf(changes), updated_at: now() });
        await recordAudit(trx, { actor, action: 'product.update', ...auditOf(id, before, after) });
        logProductChange(log, after, before.is_active);
        return productView(after);
      });
    },

    changeStock: (actor: Actor, given: StockChanges): Promise<DataOf<Api['changeStock']>> =>
      inTransaction({ db, publisher }, (trx) => startStockChanges(trx, actor, given)),

    importCsv: (actor: Actor, given: ProductImport): Promise<DataOf<Api['importCsv']>> =>
      write((trx, log) => importProducts(trx, log, { actor, given, now: now() })),

    /** One that was ever ordered is only taken out of the shop. */
    remove(actor: Actor, id: string): Promise<DataOf<Api['remove']>> {
      return write(async (trx, log) => {
        const before = await lockProduct(trx, id);
        if (!before) throw appError(PRODUCT_ERRORS, 'product_missing');
        const is_kept = await hasOrders(trx, id);
        const after = is_kept ? await updateProduct(trx, id, { is_active: false, updated_at: now() }) : null;
        if (!is_kept) await deleteProduct(trx, id);
        await recordAudit(trx, { actor, action: 'product.remove', ...auditOf(id, before, after) });
        logProductChange(log, { ...before, is_active: false }, true);
        return { id, is_kept };
      });
    },
  };
}

async function setStock(trx: Trx, product: ProductRow, { to, actor_id }: { to: number; actor_id: string }) {
  const change = to - product.stock_quantity;
  if (change === 0) return;
  await moveStock(trx, { product_id: product.id, change, kind: 'set', note: '', actor_id });
}

/** Without the fields that were left out. */
function definedOf<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [K in keyof T]: Exclude<T[K], undefined> };
}
