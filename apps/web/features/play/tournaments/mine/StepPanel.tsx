import { entriesApi } from '@pailei/contracts/play/entries/entries.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { NextStep } from '@pailei/domain/tournament/next-step';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { usePlayerCommand } from '../../../../shared/tournaments/entries/entries.api.ts';
import { CheckInButton } from './CheckInButton.tsx';
import { DeckForm } from './decks/DeckForm.tsx';
import { Register } from './Register.tsx';
import { TaskActions } from '../../../../shared/match-room/TaskPanel.tsx';
import { StepTask } from './StepTask.tsx';

/** Outside of a match: what to do or to wait for, with its control. */
export function StepPanel({ tournament, step }: { tournament: TournamentState; step: NextStep }) {
  return (
    <StepTask tournament={tournament} step={step}>
      <StepControl tournament={tournament} step={step} />
    </StepTask>
  );
}

function StepControl({ tournament, step }: { tournament: TournamentState; step: NextStep }): ReactNode {
  switch (step.kind) {
    case 'register':
      return <Register tournament={tournament} />;
    case 'submit_decks':
      return <DeckForm tournament={tournament} />;
    case 'check_in':
      return <CheckIn id={tournament.id} />;
    case 'accept_place':
      return <AcceptPlace id={tournament.id} />;
    default:
      return null;
  }
}

/** A place that became free: a check-in accepts it. */
function AcceptPlace({ id }: { id: string }) {
  const accept = usePlayerCommand(tournamentsApi.checkIn, id);
  const decline = usePlayerCommand(entriesApi.declinePlace, id);
  const isPending = accept.isPending || decline.isPending;
  return (
    <TaskActions>
      <Button
        className="max-tablet:flex-1"
        variant="primary"
        size="lg"
        icon={<Check size={16} />}
        pending={accept.isPending}
        disabled={isPending}
        onClick={() => accept.mutate()}
      >
        接受并签到
      </Button>
      <Button size="lg" pending={decline.isPending} disabled={isPending} onClick={() => decline.mutate()}>
        放弃名额
      </Button>
    </TaskActions>
  );
}

function CheckIn({ id }: { id: string }) {
  const checkIn = usePlayerCommand(tournamentsApi.checkIn, id);
  return <CheckInButton isPending={checkIn.isPending} onCheckIn={() => checkIn.mutate()} />;
}
