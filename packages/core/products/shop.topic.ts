import type { ShopView } from '@pailei/contracts/live-shop';
import type { TopicDefinition } from '@pailei/live/registry';

/** `shop`: stock and price of what is sold, for whoever is logged in. */
export const shopTopicDefinition: TopicDefinition = {
  kind: 'shop',
  authorize: async ({ actor }) =>
    actor ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'unauthorized' },
  async snapshot(trx): Promise<ShopView> {
    const rows = await trx
      .selectFrom('product')
      .select(['id', 'stock_quantity', 'points_price'])
      .where('is_active', '=', true)
      .execute();
    return { lines: Object.fromEntries(rows.map(({ id, ...line }) => [id, line])) };
  },
};
