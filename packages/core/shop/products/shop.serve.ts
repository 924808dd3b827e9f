import { shopTopic } from '@pailei/contracts/shop/products/shop.topic';
import { serveTopic } from '@pailei/live/registry';

/** Stock and price of what is sold, for all who are logged in. */
export const shopTopicDefinition = serveTopic(shopTopic, {
  authorize: async ({ actor }) =>
    actor ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'unauthorized' },
  async snapshot(trx) {
    const rows = await trx
      .selectFrom('product')
      .select(['id', 'stock_quantity', 'points_price'])
      .where('is_active', '=', true)
      .execute();
    return { lines: Object.fromEntries(rows.map(({ id, ...line }) => [id, line])) };
  },
});
