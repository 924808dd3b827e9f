import type { Db } from '@pailei/db/client';
import { shopTopic } from '@pailei/contracts/shop/products/shop.topic';
import { createCachedReader, type CachedReader } from '../../site/settings/index.ts';

export type ShopVersion = CachedReader<string | undefined>;

/**
 * Every change of a product is an event of the `shop` topic in the same transaction, so the head of that topic is the
 * version of all its lists. At most a second old; `undefined` while it is not known.
 */
export function createShopVersion({ db, clock }: { db: Db; clock: () => number }): ShopVersion {
  return createCachedReader<string | undefined>({ read: () => readShopVersion(db), initial: undefined, clock });
}

async function readShopVersion(db: Db): Promise<string> {
  const { epoch, version } = await db
    .selectFrom('live_epoch')
    .leftJoin('live_head', (join) => join.on('live_head.topic', '=', shopTopic.of()))
    .select(['live_epoch.epoch', 'live_head.version'])
    .executeTakeFirstOrThrow();
  return `${epoch}-${version ?? 0}`;
}
