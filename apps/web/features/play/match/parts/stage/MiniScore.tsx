import { isLive } from '@pailei/domain/featured/live';
import { runningGame } from '@pailei/domain/series/decide/legal';
import type { SeriesState } from '@pailei/domain/series/types';
import { useEffect, useState, type RefObject } from 'react';
import { connectionStateAtom, isBroken } from '../../../../../shared/live/connection.atoms.ts';
import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { LiveBadge } from '../../../../../shared/live/LiveBadge.tsx';
import { currentGameNumber, stateMark } from '../../../../../shared/match/series-state.ts';
import { GameClock, type ReplayTime } from '../Clock.tsx';

type MiniScoreProps = { series: SeriesState; replayTime: ReplayTime; stage: RefObject<HTMLElement | null> };

/** The score docked under the header of a phone while the stage is out of sight. */
export function MiniScore({ series, replayTime, stage }: MiniScoreProps) {
  const isAway = useIsAway(stage);
  const connection = useAtomValue(connectionStateAtom);
  const { a, b } = series.sides;
  const game = runningGame(series);
  return (
    <div
      className={cx(
        'fixed inset-x-0 top-14 z-30 hidden h-12 items-center gap-2.5 border-b border-b-line-2 bg-surface-2 px-4 transition-transform duration-base max-tablet:flex',
        !isAway && 'invisible -translate-y-[110%]',
      )}
      aria-hidden="true"
    >
      {isLive(series.status) && replayTime === null && !isBroken(connection) && <LiveBadge />}
      <b className="min-w-0 truncate font-medium">{a.name}</b>
      <span className="font-num text-[22px] font-semibold">
        {a.wins}:{b.wins}
      </span>
      <b className="min-w-0 truncate font-medium">{b.name}</b>
      <span className="ml-auto font-num text-[15px] font-semibold whitespace-nowrap text-zhu-text">
        {game ? (
          <>
            G{currentGameNumber(series)} <GameClock game={game} replayTime={replayTime} />
          </>
        ) : (
          stateMark(series.status, series.step).label
        )}
      </span>
    </div>
  );
}

function useIsAway(stage: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setAway(entry ? !entry.isIntersecting : false), {
      rootMargin: '-56px 0px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return isAway;
}
