import type { TournamentState } from '@pailei/domain/tournament/types';

import { cx } from '../../../../shared/ui/layout/cx.ts';
import { eventSteps, type EventStep } from '../model/steps.ts';

const LOOKS: Readonly<Record<EventStep['phase'], { line: string; label: string; detail: string }>> = {
  done: { line: 'border-t-text-3', label: 'font-medium text-text-2', detail: 'text-text-3' },
  now: { line: 'border-t-zhu-bright', label: 'font-semibold text-text-1', detail: 'text-text-2' },
  wait: { line: 'border-t-line-2', label: 'font-medium text-text-3', detail: 'text-text-3' },
};

/** 报名, 签到, the stages, 结算: how far the tournament has come. */
export function StepsBar({ tournament }: { tournament: TournamentState }) {
  return (
    <ol className="mt-6 mb-3 flex gap-1" aria-label="赛事进程">
      {eventSteps(tournament).map(({ key, label, detail, phase }) => {
        const look = LOOKS[phase];
        return (
          <li
            key={key}
            className={cx(
              'min-w-0 flex-1 border-t-3 pt-3 leading-[18px] max-[901px]:text-12 min-[901px]:min-h-[51px]',
              look.line,
            )}
            {...(phase === 'now' && { 'aria-current': 'step' as const })}
          >
            <b className={cx('block', look.label)}>{label}</b>
            <small className={cx('max-[901px]:hidden', look.detail)}>{detail}</small>
          </li>
        );
      })}
    </ol>
  );
}
