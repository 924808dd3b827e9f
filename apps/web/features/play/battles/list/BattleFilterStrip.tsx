import type { BattleListName } from '@pailei/contracts/play/battles/battles.api';
import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';

import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { FORMAT_OPTIONS, teamOptions, type BattleFilters } from './battle-filters.ts';

type Chosen<List> = Pick<BattleFilters, 'format' | 'team'> & { list: List };

type BattleFilterStripProps<List> = {
  lists: readonly { value: List; label: string }[];
  filters: Chosen<List>;
  /** What the list shows: their teams can be chosen. */
  lines: readonly BattleSummary[];
  onChange: (changes: Partial<Chosen<List>>) => void;
};

/** Which battles a list shows: what they are at, their format, one team. */
export function BattleFilterStrip<List extends BattleListName>({
  lists,
  filters: { list, format, team },
  lines,
  onChange,
}: BattleFilterStripProps<List>) {
  return (
    <FilterStrip
      tabs={{ label: '列表', options: lists, value: list, onChange: (chosen) => onChange({ list: chosen }) }}
    >
      <Select
        label="赛制"
        options={FORMAT_OPTIONS}
        value={format}
        onChange={(chosen) => onChange({ format: chosen })}
      />
      <Select
        label="战队"
        options={teamOptions(lines, team)}
        value={team}
        onChange={(chosen) => onChange({ team: chosen })}
      />
    </FilterStrip>
  );
}
