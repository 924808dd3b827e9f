export * from './choose-featured.ts';
