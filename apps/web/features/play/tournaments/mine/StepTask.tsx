import type { NextStep } from '@pailei/domain/tournament/next-step';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { ReactNode } from 'react';

import { DueClock } from '../../../../shared/match-room/DueClock.tsx';
import { TaskPanel } from '../../../../shared/match-room/TaskPanel.tsx';
import { stepLabels } from '../../../../shared/tournaments/entries/next-step-labels.ts';

type StepTaskProps = { tournament: TournamentState; step: NextStep; children: ReactNode };

/** What a player or a team has to do next, with its clock; the control is inside. */
export function StepTask({ tournament, step, children }: StepTaskProps) {
  const { title, text, action, due_at, due_label } = stepLabels(step, tournament);
  return (
    <TaskPanel
      title={title}
      clock={due_at && <DueClock label={due_label ?? '剩余'} dueAt={due_at} isUrgent={action !== null} />}
      text={text}
    >
      {children}
    </TaskPanel>
  );
}
