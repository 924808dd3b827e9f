import { PRICE_SLIDER_MAX } from '@pailei/contracts/products';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { RadioList } from '../../../shared/ui/RadioList.tsx';
import { RangeSlider } from '../../../shared/ui/RangeSlider.tsx';
import { SearchField } from '../../../shared/ui/SearchField.tsx';
import { Switch } from '../../../shared/ui/Switch.tsx';
import { PRICE_STEP, priceRange, priceText, SORT_NAMES, SORTS, type ShopFilterValues } from './list.model.ts';

type ShopFiltersProps = { filters: ShopFilterValues; onChange: (changes: Partial<ShopFilterValues>) => void };

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_NAMES[value] }));
const yes = (isOn: boolean) => (isOn ? 'yes' : 'no');

/** Words, price, order and the two switches, as they stand in the address. On phones all but the words unfold. */
export function ShopFilters({ filters, onChange }: ShopFiltersProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { search, sort, affordable, in_stock } = filters;
  return (
    <div className={cx('shf', isUnfolded && 'is-open')}>
      <div className="shf__s">
        <SearchField
          label="商品"
          placeholder="搜索商品"
          maxLength={100}
          value={search}
          onChange={(next) => onChange({ search: next })}
        />
        <Button
          className="shf__b"
          variant="ghost"
          icon={<SlidersHorizontal size={16} />}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          筛选
        </Button>
      </div>
      <div className="shf__m">
        <fieldset>
          <legend>价格（积分）</legend>
          <RangeSlider
            labels={['最低价格', '最高价格']}
            min={0}
            max={PRICE_SLIDER_MAX}
            step={PRICE_STEP}
            value={priceRange(filters)}
            textOf={priceText}
            onChange={([from, to]) => onChange({ from: String(from), to: String(to) })}
          />
        </fieldset>
        <fieldset>
          <legend>排序</legend>
          <RadioList label="排序" options={SORT_OPTIONS} value={sort} onChange={(next) => onChange({ sort: next })} />
        </fieldset>
        <div className="shf__w">
          <Switch checked={affordable === 'yes'} onChange={(isOn) => onChange({ affordable: yes(isOn) })}>
            只看买得起的
          </Switch>
          <Switch checked={in_stock === 'yes'} onChange={(isOn) => onChange({ in_stock: yes(isOn) })}>
            只看有货
          </Switch>
        </div>
      </div>
    </div>
  );
}
