import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { mapSummary, type CellKind, type TableRow } from '../../model/round-map.ts';
import { stateMark } from '../../../../../shared/match/series-state.ts';
import { MatchLink } from './MatchLink.tsx';
import { Section } from '../Section.tsx';

const LOOK: Record<CellKind, string> = {
  live: 'bg-zhu-wash text-zhu-text shadow-[inset_0_0_0_1.5px_var(--pl-zhu-line)]',
  dispute: 'bg-huang-fill text-jin-ink',
  waiting: 'text-text-1 shadow-[inset_0_0_0_1.5px_var(--pl-line-control)]',
  done: 'bg-surface-3 text-text-3',
};

/** One cell per table of the rounds shown; a cell leads to its match. */
export function RoundMap({ rows, shownId }: { rows: readonly TableRow[]; shownId: string | null }) {
  return (
    <Section title="本轮场次" meta={mapSummary(rows)}>
      <div className="grid grid-cols-8 gap-1">
        {rows.map(({ match, a, b, kind }) => (
          <MatchLink
            key={match.match_id}
            matchId={match.match_id}
            className={cx(
              'grid h-9 place-items-center rounded-seal font-num text-[15px] font-semibold outline-offset-1 outline-text-2 transition-colors hover:outline-2 max-tablet:h-10',
              LOOK[kind],
              match.match_id === shownId && 'outline-2',
            )}
            label={`第 ${match.table} 桌，${a} ${match.wins_a} 比 ${match.wins_b} ${b}，${stateMark(match.status).label}`}
          >
            {match.table}
          </MatchLink>
        ))}
      </div>
    </Section>
  );
}
