export * from './desk-order.ts';
export * from './round-desk.ts';
