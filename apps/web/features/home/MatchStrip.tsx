import { roundLabel } from '@pailei/contracts/round-labels';
import { isSeriesOver } from '@pailei/domain/series';
import type { MatchSummary, TournamentState } from '@pailei/domain/tournament';

import { matchViewHref } from '../../app/links.ts';
import { Countdown } from '../../shared/ui/Countdown.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { StatusMark } from '../../shared/ui/StatusMark.tsx';
import { stateMark } from '../match/model/series-state.ts';
import { clockText } from '../match/model/time-text.ts';
import { stripMatches } from './strip.ts';

/** Up to four other matches of the tournament on the stage. */
export function MatchStrip({ tournament, featuredId }: { tournament: TournamentState; featuredId: string | null }) {
  const matches = stripMatches(tournament, featuredId);
  if (matches.length === 0) return null;
  return (
    <div className="lms">
      {matches.map((match) => (
        <StripMatch key={match.match_id} match={match} tournament={tournament} />
      ))}
    </div>
  );
}

function StripMatch({ match, tournament }: { match: MatchSummary; tournament: TournamentState }) {
  const nameOf = (id: string) => tournament.participants[id]?.name ?? '';
  return (
    <a className="lm" href={matchViewHref(tournament.id, match.match_id)}>
      <div className="lm__h">
        <span className="ell">{tournament.name}</span>
        <StatusMark {...stateMark(match.status)} />
      </div>
      <Line name={nameOf(match.a)} wins={match.wins_a} isWinner={match.winner === 'a'} />
      <Line name={nameOf(match.b)} wins={match.wins_b} isWinner={match.winner === 'b'} />
      <div className="lm__f">
        <span className="ell">{labelOf(match, tournament)}</span>
        {isSeriesOver(match.status) ? (
          <span>{clockText(match.updated_at)}</span>
        ) : (
          match.due_at && <Countdown dueAt={match.due_at} />
        )}
      </div>
    </a>
  );
}

function Line({ name, wins, isWinner }: { name: string; wins: number; isWinner: boolean }) {
  return (
    <div className={cx('lm__p', isWinner && 'w')}>
      <span className="ell" title={name}>
        {name}
      </span>
      <span className="num">{wins}</span>
    </div>
  );
}

function labelOf(match: MatchSummary, tournament: TournamentState): string {
  const stage = tournament.stages[match.stage];
  if (stage === undefined) return '';
  return roundLabel({
    stage_type: stage.type,
    round: match.round,
    round_count: stage.round_count,
    is_third_place: match.node === 'third',
  });
}
