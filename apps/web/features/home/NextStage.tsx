import type { TournamentSummary } from '@pailei/contracts/tournaments';

import { tournamentPath } from '../../app/links.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { useNow } from '../../shared/ui/Countdown.tsx';
import { Stage, StageTop } from '../../shared/ui/Stage.tsx';
import { StatusMark } from '../../shared/ui/StatusMark.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { tournamentState } from '../../shared/ui/tournament-state.ts';
import { clockText } from '../match/model/time-text.ts';
import { dayWord, summaryText } from './home.words.ts';

type NextStageProps = { tournament: TournamentSummary; startsAt: string; isGuest: boolean };

/** Nothing is being played: the stage waits for the next tournament. */
export function NextStage({ tournament, startsAt, isGuest }: NextStageProps) {
  return (
    <Stage label="下一场" className="idle">
      <StageTop badge={<Tag>下一场</Tag>} parts={[tournament.name, ...summaryText(tournament)]}>
        {tournament.is_demo && <Tag>演示</Tag>}
        <StatusMark state={tournamentState(tournament.status)} />
      </StageTop>
      <div className="hero__m">
        <div className="sb">
          <div className="sb__c">
            {dayWord(startsAt)} <span className="num">{clockText(startsAt)}</span> 开擂 · 已报名{' '}
            {tournament.participant_count} / {tournament.capacity} 人
          </div>
          <BigCountdown dueAt={startsAt} />
        </div>
      </div>
      <div className="hero__d">
        <div className="hero__cta">
          {isGuest ? (
            <LinkButton variant="primary" size="lg" to="/register">
              注册参赛
            </LinkButton>
          ) : (
            <LinkButton variant="primary" size="lg" to={tournamentPath(tournament.id)}>
              去报名
            </LinkButton>
          )}
          <LinkButton variant="ghost" size="lg" to={tournamentPath(tournament.id)}>
            赛事详情
          </LinkButton>
        </div>
      </div>
    </Stage>
  );
}

/** Hours, minutes and seconds in the largest digits; never announced. */
function BigCountdown({ dueAt }: { dueAt: string }) {
  const seconds = Math.max(0, Math.ceil((Date.parse(dueAt) - useNow()) / 1_000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(
    (part) => String(part).padStart(2, '0'),
  );
  return (
    <div className="cdn num" role="timer" aria-live="off">
      {hours}
      <i>:</i>
      {minutes}
      <i>:</i>
      {rest}
    </div>
  );
}
