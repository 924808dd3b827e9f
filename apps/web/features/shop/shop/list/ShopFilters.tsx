import { PRICE_SLIDER_MAX } from '@pailei/contracts/shop/products/product-limits';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { RadioList } from '../../../../shared/ui/forms/RadioList.tsx';
import { RangeSlider } from '../../../../shared/ui/forms/RangeSlider.tsx';
import { SearchField } from '../../../../shared/ui/forms/SearchField.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { PRICE_STEP, priceRange, priceText, SORT_NAMES, SORTS, type ShopFilterValues } from './list.model.ts';

type ShopFiltersProps = { filters: ShopFilterValues; onChange: (changes: Partial<ShopFilterValues>) => void };

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_NAMES[value] }));
const yesNo = (isOn: boolean) => (isOn ? 'yes' : 'no');

/** Search text, price, sort order and the two switches, as in the address. On phones all but the search text is collapsed. */
export function ShopFilters({ filters, onChange }: ShopFiltersProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { search, sort, affordable, in_stock } = filters;
  return (
    <div className="grid grid-cols-1 gap-6 max-[901px]:gap-4">
      <div className="flex gap-2">
        <SearchField
          label="商品"
          placeholder="搜索商品"
          maxLength={100}
          value={search}
          width="min-w-0 flex-1"
          onChange={(next) => onChange({ search: next })}
        />
        <Button
          className="min-[901px]:hidden"
          variant="ghost"
          icon={<SlidersHorizontal size={16} />}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          筛选
        </Button>
      </div>
      <div
        className={cx(
          'grid grid-cols-1 gap-6 max-[901px]:gap-4',
          isUnfolded
            ? 'max-[901px]:rounded-panel max-[901px]:bg-surface-1 max-[901px]:p-4 max-[901px]:shadow-[0_0_0_1px_var(--pl-line-1)]'
            : 'max-[901px]:hidden',
        )}
      >
        <Choice label="价格（积分）">
          <RangeSlider
            labels={['最低价格', '最高价格']}
            min={0}
            max={PRICE_SLIDER_MAX}
            step={PRICE_STEP}
            value={priceRange(filters)}
            textOf={priceText}
            onChange={([from, to]) => onChange({ from: String(from), to: String(to) })}
          />
        </Choice>
        <Choice label="排序">
          <RadioList label="排序" options={SORT_OPTIONS} value={sort} onChange={(next) => onChange({ sort: next })} />
        </Choice>
        <div className="grid gap-3">
          <Switch isLine checked={affordable === 'yes'} onChange={(isOn) => onChange({ affordable: yesNo(isOn) })}>
            只看买得起的
          </Switch>
          <Switch isLine checked={in_stock === 'yes'} onChange={(isOn) => onChange({ in_stock: yesNo(isOn) })}>
            只看有货
          </Switch>
        </div>
      </div>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1.5 p-0 text-12 text-text-3">{label}</legend>
      {children}
    </fieldset>
  );
}
