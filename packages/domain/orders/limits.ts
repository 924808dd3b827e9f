/** Pieces in one order; an admin may set fewer. */
export const QUANTITY_MAX = 100;
/** Pieces of one product. */
export const STOCK_MAX = 1_000_000;
/** At or below it a product is low on stock, unless an admin sets another number. */
export const LOW_STOCK_DEFAULT = 10;
