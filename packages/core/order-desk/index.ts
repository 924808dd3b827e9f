export * from './erase-addresses.ts';
export * from './order-desk.service.ts';
