export { createGuestTopics, type GuestPositions, type GuestTopics } from './guest-topics.ts';
