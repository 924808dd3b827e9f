export const PRODUCT_NAME_MIN = 2;
export const PRODUCT_NAME_MAX = 100;
export const PRODUCT_DESCRIPTION_MAX = 1_000;
/** Of a product that is made together with its image. */
export const UPLOAD_DESCRIPTION_MAX = 500;
export const PRICE_MAX = 1_000_000;
export const IMAGE_URL_MAX = 500;
/** The price slider's upper end, which means: no bound. */
export const PRICE_SLIDER_MAX = 10_000;
export const PRODUCTS_PAGE = 20;
/** Products of the popular and of the newest at first. */
export const PRODUCT_HIGHLIGHTS = 10;
/** Lines of one CSV. */
export const PRODUCT_IMPORT_MAX = 500;
export const IMPORT_MAX_CHARACTERS = 1_000_000;
/** Chinese characters are three bytes each, quotes and line breaks two. */
export const IMPORT_BODY_BYTES = 4 * IMPORT_MAX_CHARACTERS;
/** What one call for statistics, a list or a search reads at most. */
export const SHOP_FETCH_MAX = 1_000;
