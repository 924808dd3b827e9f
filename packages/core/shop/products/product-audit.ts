import type { ProductRow } from '@pailei/db/schema/shop/shop';

const AUDITED_FIELDS = [
  'name',
  'description',
  'points_price',
  'stock_quantity',
  'image_url',
  'is_active',
] as const satisfies readonly (keyof ProductRow)[];

type AuditedFacts = Partial<Pick<ProductRow, (typeof AUDITED_FIELDS)[number]>>;

/** What an audit row says of a product: the fields that changed, or all of them where it came or went. */
export function auditOf(id: string, before: ProductRow | null, after: ProductRow | null) {
  const differing = AUDITED_FIELDS.filter((field) => before?.[field] !== after?.[field]);
  const factsOf = (row: ProductRow | null): AuditedFacts | null =>
    row && Object.fromEntries(differing.map((field) => [field, row[field]]));
  return { target_type: 'product', target_id: id, before: factsOf(before), after: factsOf(after), reason: null };
}
