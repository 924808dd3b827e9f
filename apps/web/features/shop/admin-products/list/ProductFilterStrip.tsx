import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import type { ProductFilters } from './product-filters.ts';

const STATE_OPTIONS = [
  { value: 'all', label: '全部' },
  { value: 'on', label: '已上架' },
  { value: 'off', label: '已下架' },
] as const;
const STOCK_OPTIONS: { value: ProductFilters['stock']; label: string }[] = [
  { value: 'any', label: '不限' },
  { value: 'yes', label: '有货' },
  { value: 'no', label: '售罄' },
];

type ProductFilterStripProps = { filters: ProductFilters; onChange: (changes: Partial<ProductFilters>) => void };

export function ProductFilterStrip({ filters, onChange }: ProductFilterStripProps) {
  return (
    <FilterStrip
      tabs={{
        label: '商品状态',
        options: STATE_OPTIONS,
        value: filters.state,
        onChange: (state) => onChange({ state }),
      }}
      search={{ label: '商品名称、描述', value: filters.search, onChange: (search) => onChange({ search }) }}
    >
      <Select label="库存" options={STOCK_OPTIONS} value={filters.stock} onChange={(stock) => onChange({ stock })} />
    </FilterStrip>
  );
}
