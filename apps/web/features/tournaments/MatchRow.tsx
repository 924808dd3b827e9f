import type { MatchSummary } from '@pailei/domain/tournament';
import { Star } from 'lucide-react';
import { memo } from 'react';

import { matchViewHref } from '../../app/links.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { Seal } from '../../shared/ui/Seal.tsx';
import { RollingDigit } from '../../shared/ui/Score.tsx';
import { StatusMark } from '../../shared/ui/StatusMark.tsx';
import { stateMark } from '../match/model/series-state.ts';

type MatchRowProps = {
  tournamentId: string;
  match: MatchSummary;
  a: string;
  b: string;
  /** The round, or the table within it. */
  label: string;
  /** For referees: opens the ruling of a disputed match. */
  onRule?: ((matchId: string) => void) | undefined;
  /** For referees: opens the correction of a match that is over. */
  onCorrect?: ((matchId: string) => void) | undefined;
  /** Why a referee may do neither. */
  refusal?: string | undefined;
  isFeatured?: boolean;
  /** For referees: puts the match on the stage of the site, or takes it off. */
  onFeature?: ((matchId: string | null) => void) | undefined;
};

/** One match as a ruled row, leading to its match view. Only a change of its own match renders it again. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { tournamentId, match, a, b, label, onRule, onCorrect, refusal, isFeatured = false, onFeature } = props;
  const { match_id, status, wins_a, wins_b, winner, result } = match;
  const mark = stateMark(status);
  return (
    <li className="om">
      <a
        className="om__l"
        href={matchViewHref(tournamentId, match_id)}
        aria-label={`${label}，${a} ${wins_a} 比 ${wins_b} ${b}，${mark.label}`}
      >
        <span className="om__r">{label}</span>
        <span className={cx('om__p', winner === 'a' && 'w')}>
          <span className="ell">{a}</span>
        </span>
        <span className="om__s num">
          <RollingDigit value={wins_a} />
          <i>:</i>
          <RollingDigit value={wins_b} />
        </span>
        <span className={cx('om__p', winner === 'b' && 'w')}>
          <span className="ell">{b}</span>
        </span>
        <span className="om__t">
          {status === 'forfeited' && <Seal mark="弃" />}
          <StatusMark {...mark} />
        </span>
      </a>
      {refusal && (status === 'disputed' || result !== null) && <span className="om__own">{refusal}</span>}
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
          label={isFeatured ? '取消焦点对局' : '设为焦点对局'}
          aria-pressed={isFeatured}
          onClick={() => onFeature(isFeatured ? null : match_id)}
        >
          <Star size={16} className={cx(isFeatured && 'jin')} fill={isFeatured ? 'currentColor' : 'none'} />
        </IconButton>
      )}
    </li>
  );
});
