import { tournamentsApi } from '@pailei/contracts/tournaments';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';

import { myPanelPath } from '../../../app/links.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Countdown } from '../../../shared/ui/Countdown.tsx';
import { StatusMark } from '../../../shared/ui/StatusMark.tsx';
import { usePlayerCommand } from '../tournaments.api.ts';
import { useMyStep } from '../useMyStep.ts';

/** A check-in that waits for the visitor outranks everything else in the lobby. */
export function CheckInBanner({ tournamentId }: { tournamentId: string }) {
  const { tournament, step } = useMyStep(tournamentId);
  const checkIn = usePlayerCommand(tournamentsApi.checkIn, tournamentId);
  if (!tournament || step?.kind !== 'check_in') return null;
  return (
    <section className="ci panel">
      <div>
        <StatusMark state="check_in" />
        <h2>{tournament.name}</h2>
        <p className="t2 s13">你已报名，逾期未签到名额自动让给候补</p>
      </div>
      {step.due_at && (
        <div className="ci__c">
          <small>签到剩余</small>
          <Countdown dueAt={step.due_at} />
        </div>
      )}
      <div className="ci__a">
        <Button
          variant="primary"
          size="lg"
          icon={<Check size={16} />}
          pending={checkIn.isPending}
          onClick={() => checkIn.mutate()}
        >
          签到
        </Button>
        <Link className="lnk" to={myPanelPath(tournamentId)}>
          查看卡组
        </Link>
      </div>
    </section>
  );
}
