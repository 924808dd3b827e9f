export { addProducts } from './add-products.ts';
export { alertLowStock } from './low-stock.ts';
export * from './move-stock.ts';
export * from './products.service.ts';
export * from './shop-version.ts';
export * from './shop.serve.ts';
export * from './stock-book.ts';
export { createStockChanger } from './stock-changes.ts';
