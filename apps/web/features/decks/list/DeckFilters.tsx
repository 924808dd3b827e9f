import type { decksApi } from '@pailei/contracts/decks';
import type { DataOf } from '@pailei/contracts/endpoint';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { SearchField } from '../../../shared/ui/SearchField.tsx';
import { Select } from '../../../shared/ui/Select.tsx';
import { ClassFilter } from '../parts/ClassFilter.tsx';
import type { DeckFilterValues } from './DecksPage.tsx';
import { SORT_NAMES, SORTS } from './list.model.ts';

type DeckFiltersProps = {
  filters: DeckFilterValues;
  list: Pick<DataOf<typeof decksApi.list>, 'counts' | 'archetypes' | 'all'>;
  onChange: (changes: Partial<DeckFilterValues>) => void;
};

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_NAMES[value] }));
const ALL = { value: '', label: '全部' };

/** Class, words, format, archetype and order of the list, as they stand in the address. */
export function DeckFilters({ filters, list: { counts, archetypes, all }, onChange }: DeckFiltersProps) {
  const { formats } = useDeckRules();
  return (
    <div className="dfl">
      <ClassFilter
        counts={counts}
        all={all}
        value={filters.class}
        onChange={(heroClass) => onChange({ class: heroClass })}
      />
      <div className="dfl__r">
        <SearchField
          label="卡组"
          placeholder="搜索卡组"
          value={filters.search}
          onChange={(search) => onChange({ search })}
        />
        <Select
          label="模式"
          options={[ALL, ...formats.map(({ id, name }) => ({ value: id, label: name }))]}
          value={filters.format}
          onChange={(format) => onChange({ format })}
        />
        {archetypes.length > 0 && (
          <Select
            label="流派"
            options={[ALL, ...archetypes.map((archetype) => ({ value: archetype, label: archetype }))]}
            value={filters.archetype}
            onChange={(archetype) => onChange({ archetype })}
          />
        )}
        <Select label="排序" options={SORT_OPTIONS} value={filters.sort} onChange={(sort) => onChange({ sort })} />
      </div>
    </div>
  );
}
