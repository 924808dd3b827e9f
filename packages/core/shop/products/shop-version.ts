import { shopTopic } from '@pailei/contracts/shop/products/shop.topic';
import { createTopicVersion, type TopicVersion } from '../../ground/reads/topic-version.ts';
import type { TopicHeads } from '../../ground/reads/topic-heads.ts';

export type ShopVersion = TopicVersion;

/** The version of all lists of products: every change of a product is an event of the `shop` topic. */
export const createShopVersion = ({ topicHeads }: { topicHeads: TopicHeads }): ShopVersion =>
  createTopicVersion(topicHeads, shopTopic.of());
