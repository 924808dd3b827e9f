import { matchTableLabel } from '@pailei/contracts/play/tournaments/round-labels';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { TextAnchor } from '../../../../../shared/ui/actions/TextButton.tsx';
import { Segmented } from '../../../../../shared/ui/forms/Segmented.tsx';
import {
  filterCounts,
  roundRefs,
  runningRounds,
  shownRows,
  TABLE_FILTERS,
  tableRows,
  type RoundRef,
  type TableFilter,
} from '../../model/round-map.ts';
import { Section } from '../Section.tsx';
import { EVERY_ROUND, RoundSelect, RUNNING_ROUNDS, TableSearch } from './TableFilters.tsx';
import { TableLine } from './TableLine.tsx';

const FILTER_NAMES: Readonly<Record<TableFilter, string>> = {
  all: '全部',
  running: '进行中',
  dispute: '争议',
  finished: '已结束',
};

/** Every table of the event: by round, by state, by player. */
export function TableList({ tournament, shownId }: { tournament: TournamentState; shownId: string | null }) {
  const [scope, setScope] = useState(RUNNING_ROUNDS);
  const [filter, setFilter] = useState<TableFilter>('all');
  const [search, setSearch] = useState('');
  const refs = useMemo(() => roundRefs(tournament), [tournament]);
  const inScope = useMemo(() => tableRows(tournament, refsIn(refs, scope)), [tournament, refs, scope]);
  const counts = filterCounts(inScope);
  const rows = shownRows(inScope, filter, search);
  const wholeTable = (
    <TextAnchor className="max-tablet:min-h-10" href={`/solo-tournaments/${tournament.id}`}>
      完整对阵表
      <ChevronRight size={14} />
    </TextAnchor>
  );
  return (
    <Section title="本轮对阵" action={wholeTable}>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <RoundSelect tournament={tournament} refs={refs} scope={scope} onChange={setScope} />
        <Segmented
          label="状态"
          options={TABLE_FILTERS.map((value) => ({ value, label: FILTER_NAMES[value], count: counts[value] }))}
          value={filter}
          onChange={setFilter}
        />
        <TableSearch value={search} onChange={setSearch} />
      </div>
      <div className="border-t border-t-line-2">
        {rows.map(({ match, a, b }) => (
          <TableLine
            key={match.match_id}
            match={match}
            a={a}
            b={b}
            label={matchTableLabel(tournament, match)}
            isShown={match.match_id === shownId}
          />
        ))}
        {rows.length === 0 && <p className="py-5 text-text-3">没有符合条件的场次</p>}
      </div>
    </Section>
  );
}

function refsIn(refs: readonly RoundRef[], scope: string): readonly RoundRef[] {
  if (scope === EVERY_ROUND) return refs;
  return scope === RUNNING_ROUNDS ? runningRounds(refs) : refs.filter((ref) => ref.key === scope);
}
