export { addProducts } from './add-products.ts';
export { watchLowStock } from './low-stock.ts';
export * from './move-stock.ts';
export * from './products.service.ts';
export * from './shop-version.ts';
export * from './shop.topic.ts';
export * from './stock-book.ts';
export { createStockChanger } from './stock-changes.ts';
