import type { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';

import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import type { DeckFilterValues } from './deck-filter-values.ts';
import { SearchField } from '../../../../shared/ui/forms/SearchField.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { ClassFilter } from '../../../../shared/decks/ClassFilter.tsx';
import { SORT_NAMES, SORTS } from './list.model.ts';

type DeckFiltersProps = {
  filters: DeckFilterValues;
  list: Pick<DataOf<typeof decksApi.list>, 'counts' | 'archetypes' | 'all'>;
  onChange: (changes: Partial<DeckFilterValues>) => void;
};

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_NAMES[value] }));
/** The line that the filters stand in, also while they load. */
export const DECK_FILTERS_LINE = 'mb-5 flex flex-wrap items-center justify-between gap-3';

const ALL = { value: '', label: '全部' };

/** Class, search text, format, archetype and sort order of the list, as in the address. */
export function DeckFilters({ filters, list: { counts, archetypes, all }, onChange }: DeckFiltersProps) {
  const { formats } = useDeckRules();
  return (
    <div className={DECK_FILTERS_LINE}>
      <ClassFilter
        counts={counts}
        all={all}
        value={filters.class}
        onChange={(heroClass) => onChange({ class: heroClass })}
      />
      <div className="ml-auto flex flex-wrap gap-2 max-tablet:ml-0 max-tablet:w-full">
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
