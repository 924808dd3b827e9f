import { roundLabel } from '@pailei/contracts/round-labels';
import type { MatchSummary, TournamentState } from '@pailei/domain/tournament';
import { ChevronRight, Search } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { StatusMark } from '../../../shared/ui/StatusMark.tsx';
import {
  filterCounts,
  roundRefs,
  runningRounds,
  shownRows,
  TABLE_FILTERS,
  tableRows,
  type RoundRef,
  type TableFilter,
} from '../model/round-map.ts';
import { stateMark } from '../model/series-state.ts';
import { DueClock } from './Clock.tsx';
import { MatchLink } from './MatchLink.tsx';
import { Section } from './Section.tsx';

const FILTER_NAMES: Readonly<Record<TableFilter, string>> = {
  all: '全部',
  running: '进行中',
  dispute: '争议',
  finished: '已结束',
};
const RUNNING = 'running';
const EVERY = 'every';

/** Every table of the event: by round, by state, by player. */
export function TableList({ tournament, shownId }: { tournament: TournamentState; shownId: string | null }) {
  const [scope, setScope] = useState(RUNNING);
  const [filter, setFilter] = useState<TableFilter>('all');
  const [search, setSearch] = useState('');
  const refs = useMemo(() => roundRefs(tournament), [tournament]);
  const inScope = useMemo(() => tableRows(tournament, refsIn(refs, scope)), [tournament, refs, scope]);
  const counts = filterCounts(inScope);
  const rows = shownRows(inScope, filter, search);
  const labels = new Map(refs.map((ref) => [ref.key, refLabel(ref)]));
  return (
    <Section
      title="同届其他场次"
      action={
        <a className="lnk" href={`/solo-tournaments/${tournament.id}`}>
          完整对阵表
          <ChevronRight size={14} />
        </a>
      }
    >
      <div className="tools">
        <RoundSelect refs={refs} scope={scope} onChange={setScope} />
        <Segmented
          label="状态"
          options={TABLE_FILTERS.map((value) => ({ value, label: FILTER_NAMES[value], count: counts[value] }))}
          value={filter}
          onChange={setFilter}
        />
        <label className="inp inp--soft tools__s">
          <Search size={16} />
          <input
            type="search"
            placeholder="选手或桌号"
            aria-label="搜索选手或桌号"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
      </div>
      <div className="oms">
        {rows.map(({ match, a, b }) => (
          <TableLine
            key={match.match_id}
            match={match}
            a={a}
            b={b}
            label={matchLabel(match, labels)}
            isShown={match.match_id === shownId}
          />
        ))}
        {rows.length === 0 && <p className="oms__0">没有符合条件的场次</p>}
      </div>
    </Section>
  );
}

function refsIn(refs: readonly RoundRef[], scope: string): readonly RoundRef[] {
  if (scope === EVERY) return refs;
  return scope === RUNNING ? runningRounds(refs) : refs.filter((ref) => ref.key === scope);
}

function refLabel({ stage, round }: RoundRef): string {
  return roundLabel({
    stage_type: stage.type,
    round: round.number,
    round_count: stage.round_count,
    is_third_place: false,
  });
}

function matchLabel(match: MatchSummary, labels: ReadonlyMap<string, string>): string {
  if (match.node === 'third') return '季军赛';
  const label = labels.get(`${match.stage}-${match.round}`) ?? '';
  return label === '决赛' ? label : `${label} 第 ${match.table} 桌`;
}

type RoundSelectProps = { refs: readonly RoundRef[]; scope: string; onChange: (scope: string) => void };

function RoundSelect({ refs, scope, onChange }: RoundSelectProps) {
  return (
    <select className="sel" aria-label="阶段与轮次" value={scope} onChange={(event) => onChange(event.target.value)}>
      <option value={RUNNING}>当前轮次</option>
      <option value={EVERY}>全部轮次</option>
      {refs.map((ref) => (
        <option key={ref.key} value={ref.key}>
          {refLabel(ref)}
        </option>
      ))}
    </select>
  );
}

type TableLineProps = { match: MatchSummary; a: string; b: string; label: string; isShown: boolean };

/** Renders again only when its own match changes. */
const TableLine = memo(function TableLine({ match, a, b, label, isShown }: TableLineProps) {
  const { state, label: word } = stateMark(match.status);
  return (
    <MatchLink matchId={match.match_id} className={cx('om', isShown && 'is-shown')}>
      <span className="om__r">{label}</span>
      <span className={cx('om__p', match.winner === 'a' && 'w')}>
        <span className="ell">{a}</span>
      </span>
      <span className="om__s num">
        {match.wins_a}
        <i>:</i>
        {match.wins_b}
      </span>
      <span className={cx('om__p', match.winner === 'b' && 'w')}>
        <span className="ell">{b}</span>
      </span>
      <span className="om__t">
        {match.due_at && (
          <span className="num">
            <DueClock dueAt={match.due_at} moment={null} />
          </span>
        )}
        <StatusMark state={state} label={word} />
      </span>
    </MatchLink>
  );
});
