export { createFetchPublic } from './fetch-public.ts';
export type { FetchPublic } from './fetch-public.ts';
export { namesPrivateHost, OutgoingError } from './open-public.ts';
export type { OutgoingDeps } from './open-public.ts';
export { createPostPublic } from './post-public.ts';
export type { PostPublic } from './post-public.ts';
