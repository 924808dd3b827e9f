import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { SeriesFormat } from '@pailei/domain/series/settings';
import type { Person } from '@pailei/domain/rights/rights';
import { Search } from 'lucide-react';
import { useState } from 'react';

import { Input } from '../../../../shared/ui/forms/Input.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { LaterSelect } from '../../../../shared/ui/forms/LaterSelect.tsx';
import { FORMAT_OPTIONS } from '../../../../shared/tournaments/event-labels.ts';
import type { LobbyFilters } from './lobby-filters.ts';
import { statusOptions } from './status-options.ts';

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
  const [appliedSearch, setAppliedSearch] = useState(filters.search);
  if (appliedSearch !== filters.search) {
    setAppliedSearch(filters.search);
    setSearch(filters.search);
  }
  const change = (changes: Partial<LobbyFilters>) => onChange({ ...filters, skip: 0, ...changes });
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
      <Segmented
        label="状态"
        options={statusOptions(live, person)}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
      <form
        className="flex flex-wrap items-center gap-2 max-tablet:w-full"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          change({ search: search.trim() });
        }}
      >
        <LaterSelect<SeriesFormat | typeof ANY_FORMAT>
          label="赛制"
          options={[{ value: ANY_FORMAT, label: '不限' }, ...FORMAT_OPTIONS]}
          value={filters.format ?? ANY_FORMAT}
          onChange={(format) => change({ format: format === ANY_FORMAT ? null : format })}
        />
        <Input
          tone="soft"
          className="w-55 max-tablet:-order-1 max-tablet:w-full"
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
