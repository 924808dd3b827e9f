import type { ReactNode } from 'react';

import { useAsOfText } from '../../../../../shared/live/AsOf.tsx';
import { PANEL } from '../../../../../shared/ui/layout/Panel.tsx';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import { Countdown, useDeadlineNow } from '../../../../../shared/ui/time/Countdown.tsx';

export type DecisionClock = {
  readonly label: string;
  readonly dueAt: string;
  /** Milliseconds from the beginning to the deadline; null: not known, and no bar is drawn. */
  readonly totalMs: number | null;
};

type DecisionFrameProps = {
  title: string;
  text: ReactNode;
  /** Somebody who reads this has to act. */
  isAsked?: boolean;
  clock?: DecisionClock | null;
  children?: ReactNode;
  footer?: ReactNode;
};

/** The one place where a team decides: what is asked, until when, the choice, and what happens without one. */
export function DecisionFrame({ title, text, isAsked = false, clock = null, children, footer }: DecisionFrameProps) {
  const asOf = useAsOfText();
  return (
    <section
      aria-label={title}
      className={cx(PANEL, 'px-6 py-5 max-tablet:px-4 max-tablet:py-4', isAsked && 'border-l-3 border-l-zhu-bright')}
    >
      <div className="flex items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-18/6.5 font-semibold">
            {title}
            {isAsked && <Tag tone="zhu">等你决定</Tag>}
          </h2>
          <p className="mt-1 text-text-2">{text}</p>
        </div>
        {clock && (
          <p className={cx('flex-none text-right text-13', isAsked ? 'text-huang-text' : 'text-text-2')}>
            {clock.label}
            <span className="block text-[36px]/10 max-tablet:text-[30px]/8">
              <Countdown dueAt={clock.dueAt} isLabelled />
            </span>
            {asOf && <small className="block">{asOf}</small>}
          </p>
        )}
      </div>
      {clock?.totalMs && <TimeBar dueAt={clock.dueAt} totalMs={clock.totalMs} />}
      {children}
      {footer && <div className="mt-4.5 flex flex-wrap items-center justify-end gap-x-4 gap-y-3">{footer}</div>}
    </section>
  );
}

/** What is left of the time, as a line; the clock beside it says the same in numbers. */
function TimeBar({ dueAt, totalMs }: { dueAt: string; totalMs: number }) {
  const left = Math.max(0, Math.min(1, (Date.parse(dueAt) - useDeadlineNow()) / totalMs));
  return (
    <div className="my-4 h-0.75 overflow-hidden rounded-[2px] bg-surface-3" aria-hidden="true">
      <i className="block h-full origin-left bg-huang-fill" style={{ transform: `scaleX(${left})` }} />
    </div>
  );
}

/** What happens without an answer, or why the last one was refused; beside the button. */
export function FooterNote({ error, children }: { error: string | null; children?: ReactNode }) {
  return (
    <p
      className={cx('min-w-0 flex-1 basis-60 text-13', error === null ? 'text-text-2' : 'text-yan-text')}
      role={error === null ? undefined : 'alert'}
    >
      {error ?? children}
    </p>
  );
}
