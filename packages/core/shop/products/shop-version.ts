import type { Db } from '@pailei/db/client';
import { shopTopic } from '@pailei/contracts/shop/products/shop.topic';
import { createTopicVersion, type TopicVersion } from '../../ground/reads/index.ts';

export type ShopVersion = TopicVersion;

/** The version of all lists of products: every change of a product is an event of the `shop` topic. */
export const createShopVersion = ({ db }: { db: Db }): ShopVersion => createTopicVersion(db, shopTopic.of());
