import { useMatch, useSystem } from '../../shared/live/useTopics.ts';
import { LiveBadge } from '../../shared/ui/StatusMark.tsx';
import { matchViewHref } from '../links.ts';

/** One line about the featured match: players, score, event. */
export function LiveTicker() {
  const featured = useSystem().state;
  const match = useMatch(featured?.featured_match_id ?? null).state;
  if (match === null) return <span />;
  const { info, series } = match;
  const { a, b } = series.sides;
  return (
    <a className="tick" href={matchViewHref(info.tournament_id, info.id)}>
      {series.winner === null && <LiveBadge />}
      <span className="tick__m">
        <b>{a.name}</b>
        <em className="num">{`${a.wins}:${b.wins}`}</em>
        <b>{b.name}</b>
      </span>
      <small>{`${info.tournament_name} · ${info.label}`}</small>
    </a>
  );
}
