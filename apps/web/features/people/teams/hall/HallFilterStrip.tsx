import { ClassFilter } from '../../../../shared/decks/ClassFilter.tsx';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { ACTIVITY_OPTIONS, RECRUITING_OPTIONS, SIZE_OPTIONS, SORT_OPTIONS, type HallFilters } from './hall-filters.ts';

type HallFilterStripProps = { filters: HallFilters; onChange: (changes: Partial<HallFilters>) => void };

const LISTS = [
  { value: 'teams', label: '战队招人' },
  { value: 'players', label: '选手寻队' },
] as const;

/** Which list, and what narrows it; all of it stands in the address. */
export function HallFilterStrip({ filters, onChange }: HallFilterStripProps) {
  const isTeams = filters.show === 'teams';
  return (
    <>
      <FilterStrip
        tabs={{ label: '大厅', options: LISTS, value: filters.show, onChange: (show) => onChange({ show }) }}
        search={{
          label: isTeams ? '战队、标签或队长' : '选手或介绍',
          value: filters.search,
          onChange: (search) => onChange({ search }),
        }}
      >
        {isTeams && (
          <>
            <Select
              label="招募"
              options={RECRUITING_OPTIONS}
              value={filters.recruiting}
              onChange={(recruiting) => onChange({ recruiting })}
            />
            <Select
              label="近 30 天"
              options={ACTIVITY_OPTIONS}
              value={filters.activity}
              onChange={(activity) => onChange({ activity })}
            />
            <Select label="人数" options={SIZE_OPTIONS} value={filters.size} onChange={(size) => onChange({ size })} />
            <Select label="排序" options={SORT_OPTIONS} value={filters.sort} onChange={(sort) => onChange({ sort })} />
          </>
        )}
      </FilterStrip>
      <div className="mb-4">
        <ClassFilter value={filters.class} onChange={(value) => onChange({ class: value })} />
      </div>
    </>
  );
}
