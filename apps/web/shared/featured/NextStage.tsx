import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';

import { tournamentPath } from '../links/links.ts';
import { LinkButton } from '../ui/actions/Button.tsx';
import { countdownParts } from '../ui/time/countdown.format.ts';
import { useNow } from '../ui/time/Countdown.tsx';
import { twoDigits } from '../ui/time/two-digits.ts';
import { Stage, StageActions, StageSides, StageTop } from '../ui/layout/Stage.tsx';
import { StatusMark } from '../ui/marks/StatusMark.tsx';
import { Tag } from '../ui/marks/Tag.tsx';
import { tournamentState } from '../ui/marks/tournament-state.ts';
import { clockText } from '../ui/time/time.format.ts';
import { summaryText } from '../tournaments/summary-labels.ts';
import { dayLabel } from '../ui/time/day-text.ts';

type NextStageProps = { tournament: TournamentSummary; startsAt: string; isGuest: boolean };

/** Nothing is being played: the stage waits for the next tournament. */
export function NextStage({ tournament, startsAt, isGuest }: NextStageProps) {
  return (
    <Stage label="下一场" kind="waiting">
      <StageTop badge={<Tag>下一场</Tag>} parts={[tournament.name, ...summaryText(tournament)]}>
        {tournament.is_demo && <Tag>演示</Tag>}
        <StatusMark state={tournamentState(tournament.status)} />
      </StageTop>
      <StageSides kind="waiting" isSingle>
        <div>
          <div className="text-text-2">
            {dayLabel(startsAt)}{' '}
            <span className="font-num text-18 font-semibold text-zhu-text">{clockText(startsAt)}</span> 开擂 · 已报名{' '}
            {tournament.participant_count} / {tournament.capacity} 人
          </div>
          <BigCountdown dueAt={startsAt} />
        </div>
      </StageSides>
      <StageActions>
        <LinkButton
          variant="primary"
          size="lg"
          to={isGuest ? '/register' : tournamentPath(tournament.id)}
          className="max-tablet:flex-1"
        >
          {isGuest ? '注册参赛' : '去报名'}
        </LinkButton>
        <LinkButton variant="ghost" size="lg" to={tournamentPath(tournament.id)} className="max-tablet:flex-1">
          赛事详情
        </LinkButton>
      </StageActions>
    </Stage>
  );
}

/** Hours, minutes and seconds in the largest digits; never announced. */
function BigCountdown({ dueAt }: { dueAt: string }) {
  const [hours, minutes, seconds] = countdownParts(Date.parse(dueAt) - useNow()).map(twoDigits);
  return (
    <div className="mt-2 font-num text-[clamp(52px,6.8vw,96px)] leading-none font-bold" role="timer" aria-live="off">
      {hours}
      <Colon />
      {minutes}
      <Colon />
      {seconds}
    </div>
  );
}

function Colon() {
  return <span className="mx-[0.06em] text-text-3">:</span>;
}
