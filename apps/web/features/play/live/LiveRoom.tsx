import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import type { StreamQueue } from '@pailei/domain/stream-queue';
import type { MatchSummary, TournamentState } from '@pailei/domain/tournament';

import { matchViewHref } from '../../../shared/links/links.ts';
import { stateMark } from '../../../shared/match/series-state.ts';
import { nameOf } from '../../../shared/tournaments/people.ts';
import { cx } from '../../../shared/ui/layout/cx.ts';
import { StatusMark } from '../../../shared/ui/marks/StatusMark.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { HiddenScore } from '../../../shared/spoilers/HiddenScore.tsx';
import { QueueMenu } from './QueueMenu.tsx';
import { useSpoiler } from '../../../shared/spoilers/useSpoiler.ts';

/** What every room is shown beside. */
export type RoomContext = { shownMatchId: string | null; queue: StreamQueue | null; isStaff: boolean };

type LiveRoomProps = RoomContext & { match: MatchSummary; tournament: TournamentState };

/** One match of the list; the one on the stage has a tick at its edge. */
export function LiveRoom({ match, tournament, shownMatchId, queue, isStaff }: LiveRoomProps) {
  const { match_id, status, wins_a, wins_b } = match;
  const { isHidden, reveal } = useSpoiler(match_id);
  const [a, b] = [nameOf(tournament, match.a), nameOf(tournament, match.b)];
  const name = `${a} 对 ${b}`;
  const isShown = match_id === shownMatchId;
  const isOnAir = queue?.on_air?.match_id === match_id;
  return (
    <li
      className={cx(
        'relative flex items-center gap-1 border-b border-b-line-1 hover:bg-hover',
        isShown &&
          'before:absolute before:inset-y-3 before:-left-3 before:w-[3px] before:rounded-[2px] before:bg-zhu-bright',
      )}
    >
      <a
        className="min-w-0 flex-1 py-2.5"
        href={matchViewHref(tournament.id, match_id)}
        aria-current={isShown || undefined}
      >
        <span className="flex min-h-5 min-w-0 items-center justify-between gap-2 text-12 text-text-3">
          <span className="min-w-0 truncate">{matchRoundLabel(tournament, match)}</span>
          {isOnAir ? <Tag tone="zhu">直播中</Tag> : <StatusMark {...stateMark(status)} />}
        </span>
        <Line name={a} wins={isHidden ? null : wins_a} />
        <Line name={b} wins={isHidden ? null : wins_b} />
      </a>
      {(isHidden || isStaff) && (
        <span className="flex items-center">
          {isHidden && <HiddenScore of={name} onReveal={reveal} />}
          {isStaff && queue && <QueueMenu queue={queue} matchId={match_id} name={name} />}
        </span>
      )}
    </li>
  );
}

function Line({ name, wins }: { name: string; wins: number | null }) {
  return (
    <span className="flex min-w-0 justify-between gap-2 leading-6">
      <span className="min-w-0 truncate">{name}</span>
      {wins !== null && <span className="font-num text-18 leading-6 font-semibold">{wins}</span>}
    </span>
  );
}
