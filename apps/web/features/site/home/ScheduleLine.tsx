import type { ReactNode } from 'react';

import { cx } from '../../../shared/ui/layout/cx.ts';
import { clockText, dayText } from '../../../shared/ui/time/time.format.ts';

type ScheduleLineProps = {
  at: string | null;
  hasDay: boolean;
  isMine: boolean;
  isDone: boolean;
  title: ReactNode;
  meta: string;
  state: ReactNode;
  mark: ReactNode;
  action: ReactNode;
};

const ROW =
  'relative grid min-h-15 grid-cols-[56px_minmax(0,1fr)_fit-content(132px)_72px_76px] items-center gap-3 border-b border-b-line-1 max-[901px]:grid-cols-[52px_minmax(0,1fr)_auto] max-[901px]:gap-y-0.5 max-[901px]:py-2.5';

/** A line of the schedule, as high whatever it says. */
export function ScheduleLine({ at, hasDay, isMine, isDone, title, meta, state, mark, action }: ScheduleLineProps) {
  return (
    <li className={ROW}>
      {isMine && <i className="absolute inset-y-3 -left-3 w-0.75 rounded-[2px] bg-zhu-bright" aria-hidden="true" />}
      {at !== null && (
        <time
          className={cx('font-num text-18 font-semibold max-[901px]:row-span-2', isDone && 'text-text-3')}
          dateTime={at}
        >
          {hasDay ? dayText(at) : clockText(at)}
        </time>
      )}
      <div className="col-start-2 min-w-0 leading-5">
        <span className={cx('flex items-center gap-2', isDone && 'text-text-3')}>{title}</span>
        <small className="block truncate text-text-3">{meta}</small>
      </div>
      <span className="min-h-5 min-w-0 truncate text-13 text-text-2 max-[901px]:col-start-2 max-[901px]:row-start-2">
        {state}
      </span>
      <span className="max-[901px]:col-start-3 max-[901px]:row-start-1 max-[901px]:text-right">{mark}</span>
      <span className="justify-self-end max-[901px]:col-start-3 max-[901px]:row-start-2">{action}</span>
    </li>
  );
}
