import { composeTopics, FEATURES } from '../features/index.ts';

/** All the hub knows of the features: who may join a topic, and where its view starts. */
export const topicRegistry = composeTopics(FEATURES);

export { createGuestTopics, type GuestPositions, type GuestTopics } from './guest-topics.ts';
