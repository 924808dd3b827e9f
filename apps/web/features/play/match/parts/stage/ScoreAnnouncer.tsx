import type { SeriesState } from '@pailei/domain/series/types';
import { stateMark } from '../../../../../shared/match/series-state.ts';

/** The page's one polite live region: announces the score when it changes. */
export function ScoreAnnouncer({ series: { sides, status, winner } }: { series: SeriesState }) {
  const score = `${sides.a.name} ${sides.a.wins} 比 ${sides.b.wins} ${sides.b.name}`;
  const end = winner ? `，${sides[winner].name} 取胜` : status === 'disputed' ? `，${stateMark(status).label}` : '';
  return (
    <p className="sr-only" aria-live="polite">
      {score}
      {end}
    </p>
  );
}
