import type { SeriesState } from '@pailei/domain/series/types';
import { Check } from 'lucide-react';

import { cx } from '../ui/layout/cx.ts';
import { flowSteps, type FlowStep } from './my-match.ts';

const LOOKS: Readonly<Record<FlowStep['phase'], { step: string; number: string; label: string }>> = {
  done: { step: 'flex-1 text-text-2', number: 'bg-surface-3 text-lv-text', label: 'max-[901px]:hidden' },
  now: {
    step: 'flex-1 font-semibold text-text-1 before:absolute before:inset-x-4 before:-top-px before:h-0.5 before:bg-zhu-bright max-[901px]:flex-[2]',
    number: 'bg-zhu-fill text-on-fill',
    label: '',
  },
  wait: { step: 'flex-1 text-text-3', number: 'bg-surface-3', label: 'max-[901px]:hidden' },
};

/** The way through a match, with the step that it has come to. */
export function MatchFlow({ series }: { series: SeriesState }) {
  return (
    <ol className="mt-5 flex border-t border-t-line-1" aria-label="本场流程">
      {flowSteps(series).map(({ key, label, phase }, index) => (
        <li
          key={key}
          className={cx(
            'relative flex h-12 items-center justify-center gap-2 text-13 whitespace-nowrap',
            LOOKS[phase].step,
          )}
          {...(phase === 'now' && { 'aria-current': 'step' as const })}
        >
          <i
            className={cx(
              'grid size-5 place-items-center rounded-[4px] font-num text-14 font-semibold not-italic',
              LOOKS[phase].number,
            )}
          >
            {phase === 'done' ? <Check size={14} /> : index + 1}
          </i>
          <span className={LOOKS[phase].label}>{label}</span>
        </li>
      ))}
    </ol>
  );
}
