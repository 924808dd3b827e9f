import { CARD_RARITIES } from '@pailei/domain/decks/card';
import { className } from '@pailei/domain/decks/deck-rules';

import { useDeckRules } from '../../../../../shared/live/useDeckRules.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Segmented } from '../../../../../shared/ui/forms/Segmented.tsx';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { RARITY_NAMES, TYPE_NAMES } from '../../../../../shared/decks/deck-statistics.ts';
import type { CardFilters as Filters } from '../builder.api.ts';

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
      <div className="contents max-tablet:grid max-tablet:basis-full max-tablet:grid-cols-2 max-tablet:gap-2">
        <Select
          label="稀有度"
          large
          options={RARITIES}
          value={rarity}
          onChange={(value) => onChange({ rarity: value })}
        />
        <Select label="类型" large options={TYPES} value={type} onChange={(value) => onChange({ type: value })} />
      </div>
      <div className="max-tablet:basis-full">
        <Segmented
          label="职业或中立"
          fillsPhone
          options={groups}
          value={group}
          onChange={(value) => onChange({ group: value })}
        />
      </div>
      <div className="ml-auto flex gap-0.5 max-tablet:ml-0 max-tablet:basis-full" role="group" aria-label="费用">
        {COSTS.map((mana) => (
          <button
            key={mana}
            type="button"
            className={cx(
              'h-9 w-7.5 cursor-pointer rounded-seal border-0 p-0 font-num text-16 font-semibold max-tablet:h-10 max-tablet:flex-1',
              cost === mana ? 'bg-qing-wash text-qing-text' : 'bg-transparent text-text-2 hover:bg-hover',
            )}
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
