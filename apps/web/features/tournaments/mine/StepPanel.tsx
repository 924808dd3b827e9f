import { tournamentsApi } from '@pailei/contracts/tournaments';
import type { NextStep, TournamentState } from '@pailei/domain/tournament';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import { stepWords } from '../model/next-step-words.ts';
import { usePlayerCommand } from '../tournaments.api.ts';
import { DeckForm } from './DeckForm.tsx';
import { DueClock } from './DueClock.tsx';
import { Register } from './Register.tsx';

/** Outside of a match: what to do or to wait for, with its control. */
export function StepPanel({ tournament, step }: { tournament: TournamentState; step: NextStep }) {
  const words = stepWords(step, tournament);
  return (
    <section className="panel pad">
      <div className="row row--sb wrap">
        <h3 className="act__t">{words.title}</h3>
        {words.due_at && (
          <DueClock label={words.due_label ?? '剩余'} dueAt={words.due_at} isUrgent={words.action !== null} />
        )}
      </div>
      <p className="t2 s13">{words.text}</p>
      <StepControl tournament={tournament} step={step} />
    </section>
  );
}

function StepControl({ tournament, step }: { tournament: TournamentState; step: NextStep }): ReactNode {
  switch (step.kind) {
    case 'register':
      return <Register id={tournament.id} />;
    case 'submit_decks':
      return <DeckForm tournament={tournament} />;
    case 'check_in':
      return <CheckIn id={tournament.id} />;
    default:
      return null;
  }
}

function CheckIn({ id }: { id: string }) {
  const checkIn = usePlayerCommand(tournamentsApi.checkIn, id);
  return (
    <div className="act__f">
      <Button
        variant="primary"
        size="lg"
        icon={<Check size={16} />}
        pending={checkIn.isPending}
        onClick={() => checkIn.mutate()}
      >
        签到
      </Button>
    </div>
  );
}
