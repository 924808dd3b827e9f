export * from './check-shop.ts';
export { trimChecks } from './shop-check.sweep.ts';
