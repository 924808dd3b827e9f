export * from './change-status.ts';
export { tellErased } from './orders.events.ts';
export * from './orders.filter.ts';
export { countOrders, findOrders, orders } from './orders.repository.ts';
export * from './orders.service.ts';
export * from './orders.topic.ts';
export * from './orders.view.ts';
export * from './order-limits.ts';
