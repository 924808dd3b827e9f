export * from './change-status.ts';
export * from './limits.ts';
export * from './mask-address.ts';
export * from './order-filter.ts';
export * from './order-number.ts';
export * from './place-order.ts';
export * from './types.ts';
