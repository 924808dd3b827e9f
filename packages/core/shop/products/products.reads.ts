import type { DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import { PRODUCT_ERRORS, type Product } from '@pailei/contracts/shop/products/product-shapes';
import { SHOP_FETCH_MAX } from '@pailei/contracts/shop/products/product-limits';
import type { productsApi } from '@pailei/contracts/shop/products/products.api';
import type { Db } from '@pailei/db/client';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { Actor } from '@pailei/live/registry';
import { readSetting } from '../../site/settings/settings.reads.ts';
import { findHighlights, findLowStock, findMovements, findProduct, findProducts } from './products.repository.ts';
import { productView } from './products.view.ts';

type Api = typeof productsApi;

/** What stands in the shop, and what admins see besides. */
export function productReads(db: Db) {
  return {
    /** What is not sold is for admins: `admin_only`. */
    async list(actor: Actor, query: QueryOf<Api['list']>): Promise<DataOf<Api['list']>> {
      if (query.is_active !== 'true' && !holdsRight('admin', actor)) {
        throw generalError('admin_only');
      }
      const { items, total } = await findProducts(db, query);
      return { items: items.map(productView), total, skip: query.skip, limit: query.limit };
    },

    async highlights({ limit }: QueryOf<Api['highlights']>): Promise<DataOf<Api['highlights']>> {
      const [popular, latest] = await Promise.all([
        findHighlights(db, 'sold_count', limit),
        findHighlights(db, 'created_at', limit),
      ]);
      return { popular: popular.map(productView), latest: latest.map(productView) };
    },

    /** Throws `product_missing`, also to others than admins for one that is not sold. */
    async get(actor: Actor, id: string): Promise<Product> {
      const row = await findProduct(db, id);
      if (!row || !(row.is_active || holdsRight('admin', actor))) throw appError(PRODUCT_ERRORS, 'product_missing');
      return productView(row);
    },

    async movements(id: string, query: QueryOf<Api['movements']>): Promise<DataOf<Api['movements']>> {
      if (!(await findProduct(db, id))) throw appError(PRODUCT_ERRORS, 'product_missing');
      return { ...(await findMovements(db, id, query)), skip: query.skip, limit: query.limit };
    },

    /** At the threshold or below it; without one that of the settings. */
    async lowStock({ threshold: wanted }: QueryOf<Api['lowStock']>): Promise<DataOf<Api['lowStock']>> {
      const threshold = wanted ?? (await readSetting(db, 'shop')).low_stock_threshold;
      const rows = await findLowStock(db, threshold, SHOP_FETCH_MAX);
      return { threshold, products: rows.map(productView) };
    },
  };
}
