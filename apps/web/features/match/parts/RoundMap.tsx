import { cx } from '../../../shared/ui/cx.ts';
import { mapSummary, type CellKind, type TableRow } from '../model/round-map.ts';
import { stateMark } from '../model/series-state.ts';
import { MatchLink } from './MatchLink.tsx';
import { Section } from './Section.tsx';

const LOOKS = { live: 'l', dispute: 'D', waiting: 'w', done: 'd' } as const satisfies Record<CellKind, string>;

/** One cell per table of the rounds shown; a cell leads to its match. */
export function RoundMap({ rows, shownId }: { rows: readonly TableRow[]; shownId: string | null }) {
  return (
    <Section title="本轮场次" meta={mapSummary(rows)}>
      <div className="map">
        {rows.map(({ match, a, b, kind }) => (
          <MatchLink
            key={match.match_id}
            matchId={match.match_id}
            className={cx('mp', `mp--${LOOKS[kind]}`, match.match_id === shownId && 'is-shown')}
            label={`第 ${match.table} 桌，${a} ${match.wins_a} 比 ${match.wins_b} ${b}，${stateMark(match.status).label}`}
          >
            <span className="num">{match.table}</span>
          </MatchLink>
        ))}
      </div>
    </Section>
  );
}
