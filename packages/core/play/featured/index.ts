export * from './feature-match.ts';
export * from './featured.service.ts';
export { readFeatured } from './featured.reads.ts';
