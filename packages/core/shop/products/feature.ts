import { PRODUCT_AUDITS } from '@pailei/contracts/shop/products/products.audits';
import { STOCK_NOTICES } from '@pailei/contracts/shop/products/products.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { findIdleBatches, trimBatches } from '../../ground/batches/lists.sweep.ts';
import { changeStock, changeStockJob } from './change-stock.job.ts';
import { createProductsService } from './products.service.ts';
import { createShopVersion } from './shop-version.ts';
import { createStockChanger } from './stock-changes.ts';
import { shopTopicDefinition } from './shop.serve.ts';
import { alertLowStock } from './low-stock.ts';
import { productsCalls } from './products.calls.ts';

export const productsFeature = {
  name: 'products',
  headings: { products: { name: '积分商城', about: '商品、订单与收货地址。库存与价格的变化见实时协议的 shop 话题。' } },
  calls: [productsCalls],
  services: {
    shopVersion: createShopVersion,
    products: createProductsService,
    stockChanger: createStockChanger,
  },
  topics: [shopTopicDefinition],
  jobs: [changeStock],
  sweeps: [
    async (db, { overdue }) =>
      (await findIdleBatches(db, 'stock_change', overdue)).map(({ id, attempts }) => changeStockJob(id, attempts)),
  ],
  loops: [{ name: 'low-stock', every_ms: 5_000, pauses_with: null, tick: alertLowStock }],
  trims: [trimBatches('stock_change')],
  audits: PRODUCT_AUDITS.actions,
  target_names: {
    product: (db, ids) => db.selectFrom('product').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  notices: STOCK_NOTICES,
} as const satisfies Feature;
