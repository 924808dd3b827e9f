import { isLive } from '@pailei/domain/featured/live';

import { useHeld } from '../../shared/featured/useHeld.ts';
import { useMatch, useSystem } from '../../shared/live/useTopics.ts';
import { LiveBadge } from '../../shared/live/LiveBadge.tsx';
import { matchHref, placeOf } from '../../shared/links/links.ts';

/** One line about the featured match: players, score, event. */
export function LiveTicker() {
  const id = useSystem().state?.featured_match_id ?? null;
  const match = useHeld(useMatch(id).state, id === null);
  if (match === null || match.series.status === 'cancelled') return <span />;
  const { info, series } = match;
  const { a, b } = series.sides;
  return (
    <a
      className="flex h-9 min-w-0 items-center gap-3 text-13 text-text-2 max-tablet:hidden"
      href={matchHref({ match_id: info.id, ...placeOf(info) })}
    >
      {isLive(series.status) && <LiveBadge />}
      <span className="flex items-baseline gap-2.5 whitespace-nowrap text-text-1">
        <b className="font-medium">{a.name}</b>
        <span className="font-num text-[18px] font-semibold">{`${a.wins}:${b.wins}`}</span>
        <b className="font-medium">{b.name}</b>
      </span>
      <small className="truncate text-text-3 max-desktop:hidden">{`${info.tournament_name} · ${info.label}`}</small>
    </a>
  );
}
