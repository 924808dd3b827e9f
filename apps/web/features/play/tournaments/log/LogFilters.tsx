import type { Participant } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { SearchField } from '../../../../shared/ui/forms/SearchField.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { LINE_KIND_NAMES, LINE_KINDS } from './log-line.ts';
import type { LogFilter } from './log-lines.ts';

const KINDS = [
  { value: 'all' as const, label: '全部' },
  ...LINE_KINDS.map((value) => ({ value, label: LINE_KIND_NAMES[value] })),
];
const FOUND_MAX = 6;

type LogFiltersProps = {
  filter: LogFilter;
  people: readonly Participant[];
  onChange: (changes: Partial<LogFilter>) => void;
};

/** By kind, and by one participant who is found by name. */
export function LogFilters({ filter, people, onChange }: LogFiltersProps) {
  const chosen = people.find(({ id }) => id === filter.participant);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Segmented label="种类" options={KINDS} value={filter.kind} onChange={(kind) => onChange({ kind })} />
      {chosen ? (
        <span className="inline-flex items-center gap-2 text-13">
          选手 <b>{chosen.name}</b>
          <TextButton onClick={() => onChange({ participant: null })}>全部选手</TextButton>
        </span>
      ) : (
        <PersonSearch people={people} onChoose={(participant) => onChange({ participant })} />
      )}
    </div>
  );
}

function PersonSearch({ people, onChoose }: { people: readonly Participant[]; onChoose: (id: string) => void }) {
  const [search, setSearch] = useState('');
  const text = search.trim().toLowerCase();
  const found = text === '' ? [] : people.filter(({ name }) => name.toLowerCase().includes(text)).slice(0, FOUND_MAX);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <SearchField label="选手" placeholder="按选手筛选" value={search} onChange={setSearch} />
      {found.map(({ id, name }) => (
        <TextButton key={id} onClick={() => onChoose(id)}>
          {name}
        </TextButton>
      ))}
      {text !== '' && found.length === 0 && <span className="text-13 text-text-3">没有这位选手</span>}
    </div>
  );
}
