import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import { memo } from 'react';
import { stateMark } from '../../../../../shared/match/series-state.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { StatusMark } from '../../../../../shared/ui/marks/StatusMark.tsx';
import { DueClock } from '../Clock.tsx';
import { MatchLink } from './MatchLink.tsx';

type TableLineProps = { match: MatchSummary; a: string; b: string; label: string; isShown: boolean };

/** One table of the list. Renders again only when its own match changes. */
export const TableLine = memo(function TableLine({ match, a, b, label, isShown }: TableLineProps) {
  const { state, label: statusLabel } = stateMark(match.status);
  return (
    <MatchLink
      matchId={match.match_id}
      className={cx(
        'grid h-12 grid-cols-[minmax(136px,max-content)_minmax(0,1fr)_56px_minmax(0,1fr)_128px] items-center gap-3 border-b border-b-line-1 text-text-2 max-tablet:h-auto max-tablet:grid-cols-[minmax(0,1fr)_52px_minmax(0,1fr)] max-tablet:gap-x-2 max-tablet:gap-y-0.5 max-tablet:py-2',
        isShown
          ? 'bg-surface-2 shadow-[inset_3px_0_0_var(--pl-zhu-bright)] max-tablet:-mx-4 max-tablet:px-4'
          : 'hover:bg-hover',
      )}
    >
      <span
        className={cx(
          'truncate text-13 text-text-3 max-tablet:col-span-2 max-tablet:row-start-1',
          isShown && 'tablet:pl-3',
        )}
      >
        {label}
      </span>
      <Name name={a} isWinner={match.winner === 'a'} className="text-right" />
      <span className="text-center font-num text-[19px] font-semibold text-text-1">
        {match.wins_a}
        <span className="mx-1 text-text-3">:</span>
        {match.wins_b}
      </span>
      <Name name={b} isWinner={match.winner === 'b'} />
      <span className="flex items-center gap-2 justify-self-end max-tablet:col-start-3 max-tablet:row-start-1">
        {match.due_at && (
          <span className="font-num font-semibold text-text-3">
            <DueClock dueAt={match.due_at} replayTime={null} />
          </span>
        )}
        <StatusMark state={state} label={statusLabel} />
      </span>
    </MatchLink>
  );
});

function Name({ name, isWinner, className }: { name: string; isWinner: boolean; className?: string }) {
  return <span className={cx('truncate', isWinner && 'font-semibold text-text-1', className)}>{name}</span>;
}
