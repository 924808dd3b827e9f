import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';

import { Countdown } from '../../../../../shared/ui/time/Countdown.tsx';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { LiveBadge } from '../../../../../shared/live/LiveBadge.tsx';
import { StatusMark } from '../../../../../shared/ui/marks/StatusMark.tsx';
import { isUnderWay, stateMark } from '../../../../../shared/match/series-state.ts';

/** Above a match that is under way: its state, and what the players have left. */
export function NodeState({ match: { status, due_at } }: { match: MatchSummary }) {
  const isPlaying = status === 'playing';
  return (
    <span className="absolute inset-x-0 bottom-full flex h-7 items-center justify-between px-0.5 pb-1.5 text-12 text-text-2">
      {isPlaying ? <LiveBadge /> : <StatusMark {...stateMark(status)} />}
      {due_at && isUnderWay(status) && (
        <b aria-hidden="true" className={cx('text-[15px]', isPlaying ? 'text-zhu-text' : 'text-huang-text')}>
          <Countdown dueAt={due_at} />
        </b>
      )}
    </span>
  );
}
