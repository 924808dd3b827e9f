import { z } from 'zod';
import { sortOrder } from '../products/product-shapes.ts';

const ORDER_SORTS = ['created_at', 'updated_at', 'points_total', 'status'] as const;
type OrderSort = { sort_by: (typeof ORDER_SORTS)[number]; sort_order: 'asc' | 'desc' };

const PROBLEM = '排序方式无效';

export const orderSort = {
  sort_by: z.enum(ORDER_SORTS, PROBLEM).default('created_at'),
  sort_order: sortOrder.default('desc'),
};

const FIELD = ORDER_SORTS.join('|');
const SORT = new RegExp(`^(?:(-?)(${FIELD})|(${FIELD}):(1|-1|asc|desc))?$`);

/** Field and direction in one word: `created_at`, `-created_at`, `created_at:1`, `created_at:desc`; empty counts as left out. */
export const orderSortText = z.string(PROBLEM).regex(SORT, PROBLEM).transform(readSort).optional();

function readSort(text: string): OrderSort | undefined {
  const [, minus, plain, named, direction] = SORT.exec(text) ?? [];
  const sort_by = ORDER_SORTS.find((field) => field === (plain ?? named));
  if (!sort_by) return undefined;
  const isDescending = minus === '-' || direction === '-1' || direction === 'desc';
  return { sort_by, sort_order: isDescending ? 'desc' : 'asc' };
}
