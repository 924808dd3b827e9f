import type { TournamentSummary } from '@pailei/contracts/tournaments';
import type { SeriesFormat } from '@pailei/domain/series';
import type { Person } from '@pailei/domain/rights';
import { Search } from 'lucide-react';
import { useState } from 'react';

import { Input } from '../../../shared/ui/Field.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { Select } from '../../../shared/ui/Select.tsx';
import { FORMAT_OPTIONS } from '../model/event-words.ts';
import type { LobbyFilters } from '../model/lobby-filters.ts';
import { statusOptions } from '../model/status-options.ts';

type FilterBarProps = {
  filters: LobbyFilters;
  live: readonly TournamentSummary[] | null;
  person: Person | null;
  onChange: (filters: LobbyFilters) => void;
};

const ANY_FORMAT = 'any';

/** Status, format and search; every change goes back to the first page. */
export function FilterBar({ filters, live, person, onChange }: FilterBarProps) {
  const [search, setSearch] = useState(filters.search);
  const [asked, setAsked] = useState(filters.search);
  if (asked !== filters.search) {
    setAsked(filters.search);
    setSearch(filters.search);
  }
  const change = (changes: Partial<LobbyFilters>) => onChange({ ...filters, skip: 0, ...changes });
  return (
    <div className="row wrap row--sb g12 flt-bar">
      <Segmented
        label="状态"
        options={statusOptions(live, person)}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
      <form
        className="row wrap flt"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          change({ search: search.trim() });
        }}
      >
        <Select<SeriesFormat | typeof ANY_FORMAT>
          label="赛制"
          options={[{ value: ANY_FORMAT, label: '不限' }, ...FORMAT_OPTIONS]}
          value={filters.format ?? ANY_FORMAT}
          onChange={(format) => change({ format: format === ANY_FORMAT ? null : format })}
        />
        <Input
          className="inp--soft flt__s"
          type="search"
          icon={<Search size={16} />}
          placeholder="搜索赛事"
          aria-label="搜索赛事"
          enterKeyHint="search"
          maxLength={40}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onBlur={() => search.trim() !== filters.search && change({ search: search.trim() })}
        />
      </form>
    </div>
  );
}
