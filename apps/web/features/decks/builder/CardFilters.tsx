import { CARD_RARITIES, className } from '@pailei/domain/decks';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { Select } from '../../../shared/ui/Select.tsx';
import { RARITY_NAMES, TYPE_NAMES } from '../parts/figures.ts';
import type { CardFilters as Filters } from './builder.api.ts';

type CardFiltersProps = { filters: Filters; heroClass: string; onChange: (changes: Partial<Filters>) => void };

const COSTS = [0, 1, 2, 3, 4, 5, 6, 7];
const ANY = { value: '', label: '全部' } as const;
const RARITIES = [ANY, ...CARD_RARITIES.map((value) => ({ value, label: RARITY_NAMES[value] }))];
const TYPES = [ANY, ...Object.entries(TYPE_NAMES).map(([value, label]) => ({ value, label }))];

/** Narrows the catalogue: whose cards, mana, rarity, kind. */
export function CardFilters({ filters: { group, cost, rarity, type }, heroClass, onChange }: CardFiltersProps) {
  const rules = useDeckRules();
  const groups = [
    ANY,
    { value: 'class', label: className(rules, heroClass) },
    { value: 'neutral', label: '中立' },
  ] as const;
  return (
    <>
      <Select label="稀有度" options={RARITIES} value={rarity} onChange={(value) => onChange({ rarity: value })} />
      <Select label="类型" options={TYPES} value={type} onChange={(value) => onChange({ type: value })} />
      <Segmented label="职业或中立" options={groups} value={group} onChange={(value) => onChange({ group: value })} />
      <div className="mana" role="group" aria-label="费用">
        {COSTS.map((mana) => (
          <button
            key={mana}
            type="button"
            className={cx('num', cost === mana && 'is-on')}
            aria-pressed={cost === mana}
            aria-label={mana === 7 ? '7 费以上' : `${mana} 费`}
            onClick={() => onChange({ cost: cost === mana ? null : mana })}
          >
            {mana === 7 ? '7+' : mana}
          </button>
        ))}
      </div>
    </>
  );
}
