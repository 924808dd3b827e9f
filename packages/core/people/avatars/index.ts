export { createAvatarCache } from './avatar-cache.ts';
export type { AvatarCache } from './avatar-cache.ts';
export * from './avatars.service.ts';
