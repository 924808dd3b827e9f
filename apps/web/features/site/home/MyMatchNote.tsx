import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { playPath } from '../../../shared/links/links.ts';
import { useMatch, usePersonal } from '../../../shared/live/useTopics.ts';
import { stateMark } from '../../../shared/match/series-state.ts';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { LiveBadge } from '../../../shared/live/LiveBadge.tsx';
import { Countdown } from '../../../shared/ui/time/Countdown.tsx';

const LINE = 'mb-4 flex h-15 items-center gap-3 max-tablet:mb-3';

/** The visitor's own line above the stage, always there: the match that waits for them, which outranks everything else, or none. */
export function MyMatchNote({ myName }: { myName: string }) {
  const open = usePersonal().state?.open_matches[0];
  const match = useMatch(open?.match_id ?? null).state;
  if (match === null || open === undefined) return <Nothing />;
  const { info, series } = match;
  const opponent = series.sides.a.name === myName ? series.sides.b : series.sides.a;
  return (
    <Link
      className={`${LINE} rounded-[8px] bg-zhu-wash px-4 shadow-[inset_3px_0_0_var(--pl-zhu-bright)]`}
      to={playPath(open)}
    >
      <LiveBadge label="你的场次" />
      <span className="min-w-0 flex-1 leading-5">
        <b className="block truncate">对 {opponent.name}</b>
        <span className="block truncate text-13 text-text-2">
          {series.due_at !== null && (
            <>
              <span className="text-zhu-text">
                <Countdown dueAt={series.due_at} />
              </span>
              {' · '}
            </>
          )}
          {`${stateMark(series.status, series.step).label} · ${info.tournament_name} ${info.label}`}
        </span>
      </span>
      <span className="flex h-8 flex-none items-center rounded-control bg-zhu-fill px-3 text-13 font-medium text-on-fill max-tablet:hidden">
        进入对战室
      </span>
      <ChevronRight size={18} className="tablet:hidden" aria-hidden="true" />
    </Link>
  );
}

/** The line's place in a page that was rendered for a guest: there for those who are about to be known (base.css). */
export function MyMatchPlace() {
  return <div className={LINE} data-member="place" aria-hidden="true" />;
}

function Nothing() {
  return (
    <div className={`${LINE} border-y border-y-line-1 text-13 text-text-3`}>
      <span className="min-w-0 flex-1 truncate">你的场次：现在没有要打的</span>
      <TextLink to="/solo-tournaments?status=mine">
        我参加的
        <ChevronRight size={14} />
      </TextLink>
    </div>
  );
}
