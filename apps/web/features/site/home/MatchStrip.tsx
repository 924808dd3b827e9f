import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { matchViewHref } from '../../../shared/links/links.ts';
import { stateMark } from '../../../shared/match/series-state.ts';
import { useSpoiler } from '../../../shared/spoilers/useSpoiler.ts';
import { cx } from '../../../shared/ui/layout/cx.ts';
import { StatusMark } from '../../../shared/ui/marks/StatusMark.tsx';
import { Countdown } from '../../../shared/ui/time/Countdown.tsx';
import { clockText } from '../../../shared/ui/time/time.format.ts';
import { inSlots, STRIP_LENGTH, stripMatches } from './strip.ts';

const STRIP =
  'grid h-30.5 grid-cols-4 border-y border-y-line-1 max-[901px]:-mr-4 max-[901px]:snap-x max-[901px]:snap-mandatory max-[901px]:grid-cols-[repeat(4,230px)] max-[901px]:overflow-x-auto max-[901px]:overflow-y-hidden max-[901px]:[scrollbar-width:none]';
const CELL =
  'min-w-0 snap-start border-l border-l-line-1 px-4.5 py-3 first:border-l-0 first:pl-1 max-tablet:first:pl-0';

type MatchStripProps = { tournament: TournamentState | null; featuredId: string | null };

/** Up to four other matches of the tournament on the stage; its place is kept also while there are none. */
export function MatchStrip({ tournament, featuredId }: MatchStripProps) {
  const matches = useSlots(tournament ? stripMatches(tournament, featuredId) : []);
  if (tournament && matches.length === 0) {
    return <p className={cx(STRIP, 'place-items-center text-13 text-text-3')}>本轮没有其他场次</p>;
  }
  return (
    <div className={STRIP}>
      {Array.from({ length: STRIP_LENGTH }, (_, slot) => {
        const match = matches[slot];
        // a cell stays where it is when its match changes
        if (!match || !tournament) return <span key={slot} className={CELL} />;
        return <StripMatch key={slot} match={match} tournament={tournament} />;
      })}
    </div>
  );
}

function useSlots(wanted: readonly MatchSummary[]): MatchSummary[] {
  const [shown, setShown] = useState<readonly string[]>([]);
  const ids = inSlots(
    shown,
    wanted.map(({ match_id }) => match_id),
  );
  if (ids.join() !== shown.join()) setShown(ids);
  return ids.flatMap((id) => wanted.find(({ match_id }) => match_id === id) ?? []);
}

function StripMatch({ match, tournament }: { match: MatchSummary; tournament: TournamentState }) {
  const { isHidden } = useSpoiler(match.match_id);
  const nameOf = (id: string) => tournament.participants[id]?.name ?? '';
  return (
    <a className={cx(CELL, 'hover:bg-hover')} href={matchViewHref(tournament.id, match.match_id)}>
      <div className="mb-1.5 flex justify-between gap-2 text-12 text-text-3">
        <span className="min-w-0 truncate">{tournament.name}</span>
        <StatusMark {...stateMark(match.status)} size="s" />
      </div>
      <Line name={nameOf(match.a)} wins={isHidden ? null : match.wins_a} isWinner={!isHidden && match.winner === 'a'} />
      <Line name={nameOf(match.b)} wins={isHidden ? null : match.wins_b} isWinner={!isHidden && match.winner === 'b'} />
      <div className="mt-1.5 flex justify-between gap-2 text-12 whitespace-nowrap text-text-3">
        <span className="min-w-0 truncate">{matchRoundLabel(tournament, match)}</span>
        {isSeriesOver(match.status) ? (
          <span>{clockText(match.updated_at)}</span>
        ) : (
          match.due_at && <Countdown dueAt={match.due_at} />
        )}
      </div>
    </a>
  );
}

function Line({ name, wins, isWinner }: { name: string; wins: number | null; isWinner: boolean }) {
  return (
    <div className={cx('flex justify-between gap-2 leading-6', isWinner ? 'font-semibold text-text-1' : 'text-text-2')}>
      <span className="min-w-0 truncate" title={name}>
        {name}
      </span>
      <span className="font-num text-[18px] font-semibold">{wins}</span>
    </div>
  );
}
