import { isLive } from '@pailei/domain/featured/live';
import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import type { ReactNode } from 'react';

import { matchHref, placeOf } from '../../../shared/links/links.ts';
import { stateMark } from '../../../shared/match/series-state.ts';
import { AnchorButton } from '../../../shared/ui/actions/Button.tsx';
import { cx } from '../../../shared/ui/layout/cx.ts';
import { Avatar } from '../../../shared/ui/marks/Avatar.tsx';
import { RollingDigit } from '../../../shared/ui/marks/Score.tsx';
import { LiveBadge } from '../../../shared/live/LiveBadge.tsx';
import { StatusMark } from '../../../shared/ui/marks/StatusMark.tsx';
import { HiddenScore } from '../../../shared/spoilers/HiddenScore.tsx';
import { useSpoiler } from '../../../shared/spoilers/useSpoiler.ts';

/** Under the player: the match that is shown, with its score. */
export function ShownMatch({ match: { info, series }, menu }: { match: MatchSnapshot; menu: ReactNode }) {
  const { a, b } = series.sides;
  const { isHidden, reveal } = useSpoiler(info.id);
  const mark = stateMark(series.status, series.step);
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-b-line-1 pt-4 pb-3"
      aria-label="正在播出的场次"
    >
      <Player name={a.name} userId={info.players.a} />
      {isHidden ? (
        <HiddenScore of={`${a.name} 对 ${b.name}`} onReveal={reveal} />
      ) : (
        <SmallScore a={a.wins} b={b.wins} />
      )}
      <Player name={b.name} userId={info.players.b} isMirrored />
      <div className="col-span-full flex min-w-0 items-center gap-3 max-tablet:flex-wrap">
        {isLive(series.status) ? <LiveBadge /> : <StatusMark {...mark} />}
        <span className="min-w-0 flex-1 truncate text-13 text-text-2">
          {`${info.tournament_name} · ${info.label} · BO${series.settings.best_of}`}
        </span>
        <span className="flex items-center gap-2">
          <AnchorButton variant="ghost" size="sm" href={matchHref({ match_id: info.id, ...placeOf(info) })}>
            {isSeriesOver(series.status) ? '看回放' : '观战'}
          </AnchorButton>
          {menu}
        </span>
      </div>
    </section>
  );
}

type PlayerProps = { name: string; userId: string; isMirrored?: boolean };

/** Beside the score; on a phone the name stands under the picture. */
function Player({ name, userId, isMirrored = false }: PlayerProps) {
  return (
    <div
      className={cx(
        'flex min-w-0 items-center gap-3 max-tablet:flex-col max-tablet:gap-1 max-tablet:text-center',
        isMirrored && 'tablet:flex-row-reverse',
      )}
    >
      <Avatar name={name} size={40} userId={userId} />
      <b className="max-w-full min-w-0 truncate text-18 max-tablet:text-16">{name}</b>
    </div>
  );
}

const DOT = 'block size-[5px] bg-text-3';

function SmallScore({ a, b }: { a: number; b: number }) {
  return (
    <div
      className="flex items-center gap-3 font-num text-[40px] leading-none font-bold"
      role="img"
      aria-label={`比分 ${a} 比 ${b}`}
    >
      <RollingDigit value={a} />
      <span className="grid gap-2">
        <i className={DOT} />
        <i className={DOT} />
      </span>
      <RollingDigit value={b} />
    </div>
  );
}
