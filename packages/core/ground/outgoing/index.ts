export { createFetchPublic, OutgoingError } from './fetch-public.ts';
export type { FetchPublic } from './fetch-public.ts';
