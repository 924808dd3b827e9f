import type { ReactNode } from 'react';

import { Panel } from '../ui/layout/Panel.tsx';

type TaskPanelProps = {
  title: string;
  /** What is left for it. */
  clock?: ReactNode;
  text: ReactNode;
  children?: ReactNode;
};

/** The one thing to do or to wait for, with its clock and its control. */
export function TaskPanel({ title, clock, text, children }: TaskPanelProps) {
  return (
    <Panel className="h-full">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="mb-1 text-18 leading-[26px] font-semibold">{title}</h2>
        {clock && <span className="flex flex-wrap items-center gap-x-4">{clock}</span>}
      </div>
      {text !== '' && <p className="text-13 text-text-2">{text}</p>}
      {children}
    </Panel>
  );
}

/** The buttons of a task; on phones the primary one takes what is left of the line. */
export function TaskActions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap items-center justify-end gap-2">{children}</div>;
}
