import type { TournamentState } from '@pailei/domain/tournament';

import { eventSteps } from '../model/steps.ts';

/** 报名, 签到, the stages, 结算: how far the tournament has come. */
export function StepsBar({ tournament }: { tournament: TournamentState }) {
  return (
    <ol className="steps" aria-label="赛事进程">
      {eventSteps(tournament).map(({ key, label, detail, phase }) => (
        <li key={key} className={`sp sp--${phase}`} {...(phase === 'now' && { 'aria-current': 'step' as const })}>
          <b>{label}</b>
          <small>{detail}</small>
        </li>
      ))}
    </ol>
  );
}
