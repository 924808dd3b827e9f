import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import type { ProductRow } from '@pailei/db/schema/shop/shop';

export function productView(row: ProductRow): Product {
  const { id, name, description, points_price, stock_quantity, image_url, is_active, sold_count } = row;
  const { created_at, updated_at } = row;
  return {
    id,
    name,
    description,
    points_price,
    stock_quantity,
    image_url,
    is_active,
    created_at,
    updated_at,
    sold_count,
  };
}
