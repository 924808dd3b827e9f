import { Link } from 'react-router-dom';

import { myPanelPath } from '../../app/links.ts';
import { useMatch, usePersonal } from '../../shared/live/useTopics.ts';
import { Countdown } from '../../shared/ui/Countdown.tsx';
import { LiveBadge } from '../../shared/ui/StatusMark.tsx';
import { stateMark } from '../match/model/series-state.ts';

/** The match that waits for the visitor: it outranks everything else on the page. */
export function MyMatchNote({ myName }: { myName: string | null }) {
  const open = usePersonal().state?.open_matches[0];
  const match = useMatch(open?.match_id ?? null).state;
  if (match === null || open === undefined) return null;
  const { info, series } = match;
  const opponent = series.sides.a.name === myName ? series.sides.b : series.sides.a;
  return (
    <Link className="note note--zhu next" to={myPanelPath(info.tournament_id)}>
      <LiveBadge label="你的场次" />
      <span className="note__t">
        <b>对 {opponent.name}</b>
        <span className="t2">
          {` · ${info.tournament_name} ${info.label} · ${stateMark(series.status, series.step).label}`}
          {series.due_at !== null && (
            <>
              {' · 还剩 '}
              <span className="zhu">
                <Countdown dueAt={series.due_at} />
              </span>
            </>
          )}
        </span>
      </span>
      <span className="btn btn--primary btn--sm">进入对战室</span>
    </Link>
  );
}
