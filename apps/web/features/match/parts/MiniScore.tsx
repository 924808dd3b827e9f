import { runningGame, type SeriesState } from '@pailei/domain/series';
import { useEffect, useState, type RefObject } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { LiveBadge } from '../../../shared/ui/StatusMark.tsx';
import { currentGameNumber, isLive, stateMark } from '../model/series-state.ts';
import { GameClock, type Moment } from './Clock.tsx';

type MiniScoreProps = { series: SeriesState; moment: Moment; stage: RefObject<HTMLElement | null> };

/** The score docked under the header of a phone while the stage is out of sight. */
export function MiniScore({ series, moment, stage }: MiniScoreProps) {
  const isAway = useIsAway(stage);
  const { a, b } = series.sides;
  const game = runningGame(series);
  return (
    <div className={cx('mini', isAway && 'is-shown')} aria-hidden="true">
      {isLive(series.status) && moment === null && <LiveBadge />}
      <b className="ell">{a.name}</b>
      <em className="num">
        {a.wins}:{b.wins}
      </em>
      <b className="ell">{b.name}</b>
      <small className="num">
        {game ? (
          <>
            G{currentGameNumber(series)} <GameClock game={game} moment={moment} />
          </>
        ) : (
          stateMark(series.status, series.step).label
        )}
      </small>
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
