import type { Product } from '@pailei/contracts/shop/products/product-shapes';

import type { NewProductBody } from '../products-admin.api.ts';

/** The fields as they are typed. */
export type ProductForm = {
  name: string;
  description: string;
  points_price: string;
  stock_quantity: string;
  image_url: string;
  is_active: boolean;
};

export function formOf(product: Product | null): ProductForm {
  return {
    name: product?.name ?? '',
    description: product?.description ?? '',
    points_price: product ? String(product.points_price) : '',
    stock_quantity: product ? String(product.stock_quantity) : '',
    image_url: product?.image_url ?? '',
    is_active: product?.is_active ?? true,
  };
}

/** What the contract then checks; a field that is empty is missing. */
export function bodyOf(form: ProductForm): Partial<NewProductBody> {
  const [points_price, stock_quantity] = [numberOf(form.points_price), numberOf(form.stock_quantity)];
  return {
    name: form.name,
    description: form.description,
    image_url: form.image_url,
    is_active: form.is_active,
    ...(points_price !== undefined && { points_price }),
    ...(stock_quantity !== undefined && { stock_quantity }),
  };
}

/** Undefined for an empty field, and not a number for what is not written in digits. */
function numberOf(text: string): number | undefined {
  const digits = text.trim();
  if (digits === '') return undefined;
  return /^-?\d+$/.test(digits) ? Number(digits) : NaN;
}
