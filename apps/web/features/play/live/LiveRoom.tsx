import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { matchViewHref } from '../../../shared/links/links.ts';
import { stateMark } from '../../../shared/match/series-state.ts';
import { nameOf } from '../../../shared/tournaments/people.ts';
import { StatusMark } from '../../../shared/ui/marks/StatusMark.tsx';
import { LiveRow, type RoomContext } from './LiveRow.tsx';

type LiveRoomProps = RoomContext & { match: MatchSummary; tournament: TournamentState };

/** A match of an event. */
export function LiveRoom({ match, tournament, ...context }: LiveRoomProps) {
  const { match_id, status, wins_a, wins_b } = match;
  return (
    <LiveRow
      matchId={match_id}
      href={matchViewHref(tournament.id, match_id)}
      label={matchRoundLabel(tournament, match)}
      mark={<StatusMark {...stateMark(status)} />}
      sides={{ a: nameOf(tournament, match.a), b: nameOf(tournament, match.b) }}
      wins={{ a: wins_a, b: wins_b }}
      {...context}
    />
  );
}
