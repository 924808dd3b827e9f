export { createGuestTopics, type GuestPositions, type GuestTopics } from './guest-topics.ts';
export { createTopicSnapshots } from './topic-snapshots.ts';
