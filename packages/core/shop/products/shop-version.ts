import { shopTopic } from '@pailei/contracts/shop/products/shop.topic';
import { createTopicVersion, type TopicHeads, type TopicVersion } from '../../ground/reads/index.ts';

export type ShopVersion = TopicVersion;

/** The version of all lists of products: every change of a product is an event of the `shop` topic. */
export const createShopVersion = ({ topicHeads }: { topicHeads: TopicHeads }): ShopVersion =>
  createTopicVersion(topicHeads, shopTopic.of());
