import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';

import { myPanelPath } from '../../links/links.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Countdown } from '../../ui/time/Countdown.tsx';
import { StatusMark } from '../../ui/marks/StatusMark.tsx';
import { usePlayerCommand } from './entries.api.ts';

/** A check-in that waits for the visitor, with its button: as high as the other entries, twice as wide. */
export function CheckInCard({ tournament, dueAt }: { tournament: TournamentState; dueAt: string | null }) {
  const checkIn = usePlayerCommand(tournamentsApi.checkIn, tournament.id);
  const path = myPanelPath(tournament.id);
  return (
    <section
      className="grid snap-start grid-cols-[minmax(0,1fr)_auto_auto] content-center items-center gap-x-6 gap-y-2 bg-huang-wash px-5 shadow-[inset_3px_0_0_var(--pl-huang-fill)] max-desktop:grid-cols-[minmax(0,1fr)_auto] max-desktop:px-4 desktop:col-span-2"
      aria-label={`${tournament.name}，签到中`}
    >
      <div className="min-w-0 max-desktop:row-span-2">
        <StatusMark state="check_in" />
        <h3 className="truncate text-16 font-semibold">
          <Link to={path}>{tournament.name}</Link>
        </h3>
        <p className="text-13 text-text-2 max-desktop:text-12">逾期未签到，名额自动让给候补</p>
      </div>
      {dueAt && (
        <div className="text-right text-[40px] leading-10 text-huang-text max-desktop:text-24 max-desktop:leading-7">
          <small className="block leading-4">签到剩余</small>
          <Countdown dueAt={dueAt} isLabelled />
        </div>
      )}
      <div className="flex flex-col items-center gap-1 max-desktop:col-start-2">
        <Button
          variant="primary"
          size="lg"
          icon={<Check size={16} />}
          pending={checkIn.isPending}
          onClick={() => checkIn.mutate()}
        >
          签到
        </Button>
        <TextLink className="max-desktop:hidden" to={path}>
          查看卡组
        </TextLink>
      </div>
    </section>
  );
}
