import type { ReactNode } from 'react';

import { DueClock } from '../../../shared/match-room/DueClock.tsx';
import { cx } from '../../../shared/ui/layout/cx.ts';
import { Panel } from '../../../shared/ui/layout/Panel.tsx';
import { Countdown } from '../../../shared/ui/time/Countdown.tsx';

/** `large`: the one next thing; `row`: one of the others. */
export type TaskSize = 'large' | 'row';

type TaskCardProps = {
  size: TaskSize;
  /** Where it is: an event, a match of it, a battle. */
  place: ReactNode;
  mark: ReactNode;
  title: string;
  text: ReactNode;
  due: { label: string; at: string } | null;
  isUrgent: boolean;
  /** Beside the button. */
  note?: ReactNode;
  /** The button. */
  children: ReactNode;
};

/** One thing to do or to wait for, with its countdown and the way to it. */
export function TaskCard({ size, ...task }: TaskCardProps) {
  return size === 'large' ? <LargeTask {...task} /> : <TaskRow {...task} />;
}

type Task = Omit<TaskCardProps, 'size'>;

function LargeTask({ place, mark, title, text, due, isUrgent, note, children }: Task) {
  return (
    <Panel>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13 text-text-2">
        <span className="min-w-0 wrap-anywhere">{place}</span>
        {mark}
      </p>
      <div className="mt-2 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-24 leading-8 font-semibold wrap-anywhere">{title}</h2>
        {due && <DueClock label={due.label} dueAt={due.at} isUrgent={isUrgent} />}
      </div>
      {text !== '' && <p className="mt-1 max-w-[64ch] text-text-2 wrap-anywhere">{text}</p>}
      <div className="mt-5 flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {note}
        {children}
      </div>
    </Panel>
  );
}

function TaskRow({ place, mark, title, text, due, isUrgent, note, children }: Task) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-b-line-1 py-3 max-tablet:grid-cols-1">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 text-13 text-text-2">
          <span className="min-w-0 wrap-anywhere">{place}</span>
          {mark}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="font-medium wrap-anywhere">{title}</b>
          {due && (
            <span className={cx('text-13', isUrgent ? 'text-huang-text' : 'text-text-2')}>
              {due.label} <Countdown dueAt={due.at} isLabelled />
            </span>
          )}
        </p>
        {text !== '' && <p className="text-13 text-text-3 wrap-anywhere">{text}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {note}
        {children}
      </div>
    </li>
  );
}
