import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Star } from 'lucide-react';
import { memo } from 'react';

import { fixtureHref } from '../../../shared/links/links.ts';
import { Button } from '../../../shared/ui/actions/Button.tsx';
import { cx } from '../../../shared/ui/layout/cx.ts';
import { IconButton } from '../../../shared/ui/actions/IconButton.tsx';
import { Seal } from '../../../shared/ui/marks/Seal.tsx';
import { RollingDigit } from '../../../shared/ui/marks/Score.tsx';
import { StatusMark } from '../../../shared/ui/marks/StatusMark.tsx';
import { stateMark } from '../../../shared/match/series-state.ts';
import { nameOf } from '../../../shared/tournaments/people.ts';
import { LONG_LIST, MATCH_COLUMNS, MATCH_ROW, OWN_ROW, RowEnd, RowLabel, RowPlayer } from './MatchRowParts.tsx';

type RefereeProps = {
  /** For referees: opens the ruling of a disputed match. */
  onRule?: ((matchId: string) => void) | undefined;
  /** For referees: opens the correction of a match that is over. */
  onCorrect?: ((matchId: string) => void) | undefined;
  /** Why a referee may do neither. */
  refusal?: string | undefined;
  isFeatured?: boolean;
  /** For referees: features the match on the site, or stops that. */
  onFeature?: ((matchId: string | null) => void) | undefined;
};

type MatchRowProps = RefereeProps & {
  tournament: TournamentState;
  match: MatchSummary;
  /** In place of the round. */
  label?: string;
  /** What is unusual about it; empty: nothing. */
  note?: string;
  /** The visitor plays it. */
  isOwn?: boolean;
  /** One of so many that rows off the screen are not laid out. */
  isInLongList?: boolean;
};

/** One match as a ruled row, leading to its match view. */
export function MatchRow({
  tournament,
  match,
  label = matchRoundLabel(tournament, match),
  ...forReferees
}: MatchRowProps) {
  const [a, b] = [nameOf(tournament, match.a), nameOf(tournament, match.b)];
  const isOfTeams = tournament.settings.team !== undefined;
  return (
    <Row tournamentId={tournament.id} isOfTeams={isOfTeams} match={match} a={a} b={b} label={label} {...forReferees} />
  );
}

type RowProps = RefereeProps & {
  tournamentId: string;
  isOfTeams: boolean;
  match: MatchSummary;
  a: string;
  b: string;
  label: string;
  note?: string;
  isOwn?: boolean;
  isInLongList?: boolean;
};

/** Only a change of its own match renders it again. */
const Row = memo(function Row(props: RowProps) {
  const { tournamentId, isOfTeams, match, a, b, label, onRule, onCorrect, refusal, onFeature } = props;
  const { isFeatured = false, note = '', isOwn = false, isInLongList = false } = props;
  const { match_id, status, wins_a, wins_b, winner, result } = match;
  const mark = stateMark(status);
  const hasRefusal = refusal !== undefined && (status === 'disputed' || result !== null);
  return (
    <li
      className={cx(
        MATCH_ROW,
        isInLongList && LONG_LIST,
        isOwn && OWN_ROW,
        hasRefusal && 'max-[641px]:flex-wrap max-[641px]:gap-0',
      )}
    >
      <a className={MATCH_COLUMNS} href={fixtureHref({ id: tournamentId, isOfTeams }, match_id)}>
        <Place label={label} note={note} isOwn={isOwn} />
        <RowPlayer name={a} hasWon={winner === 'a'} />
        <span className="text-center font-num text-20 font-semibold text-text-1">
          <RollingDigit value={wins_a} />
          <i className="mx-1 text-text-3 not-italic">:</i>
          <RollingDigit value={wins_b} />
        </span>
        <RowPlayer name={b} hasWon={winner === 'b'} isRight />
        <RowEnd>
          {status === 'forfeited' && <Seal mark="弃" />}
          <StatusMark {...mark} />
        </RowEnd>
      </a>
      {hasRefusal && (
        <span className="flex-none pr-2 text-12 text-text-3 max-[641px]:w-full max-[641px]:pb-2">{refusal}</span>
      )}
      {onRule && status === 'disputed' && (
        <Button size="sm" onClick={() => onRule(match_id)}>
          裁定
        </Button>
      )}
      {onCorrect && status === 'finished' && (
        <Button size="sm" variant="text" aria-label={`更正 ${a} 对 ${b} 的结果`} onClick={() => onCorrect(match_id)}>
          更正
        </Button>
      )}
      {onFeature && (
        <IconButton
          size="sm"
          label={isFeatured ? '取消焦点场次' : '设为焦点场次'}
          aria-pressed={isFeatured}
          onClick={() => onFeature(isFeatured ? null : match_id)}
        >
          <Star
            size={16}
            className={isFeatured ? 'text-jin-text' : undefined}
            fill={isFeatured ? 'currentColor' : 'none'}
          />
        </IconButton>
      )}
    </li>
  );
});

/** Where it is played, whose it is, and what is unusual about it. */
function Place({ label, note, isOwn }: Required<Pick<RowProps, 'label' | 'note' | 'isOwn'>>) {
  return (
    <RowLabel>
      {label}
      {isOwn && <b className="ml-1.5 font-medium text-zhu-text">我</b>}
      {note !== '' && <small className="block text-12 text-huang-text max-tablet:ml-2 max-tablet:inline">{note}</small>}
    </RowLabel>
  );
}
