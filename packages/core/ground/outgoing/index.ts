export { createFetchPublic, createPostPublic, OutgoingError } from './fetch-public.ts';
export type { FetchPublic, OutgoingDeps, PostPublic } from './fetch-public.ts';
