import type { TournamentState } from '@pailei/domain/tournament/types';
import type { ReactNode } from 'react';

import { Ropes } from '../../../../shared/ui/marks/Ropes.tsx';
import { EventCrumbs } from './EventCrumbs.tsx';

type EventSubHeaderProps = {
  tournament: TournamentState;
  title: string;
  intro?: string;
  /** Buttons beside the title; not on paper. */
  actions?: ReactNode;
};

export function EventSubHeader({ tournament, title, intro, actions }: EventSubHeaderProps) {
  return (
    <header className="mb-6">
      <EventCrumbs tournament={tournament} title={title} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="min-w-0 text-28 font-bold wrap-anywhere max-tablet:text-24">
          {tournament.name} · {title}
        </h1>
        {actions && <div className="flex gap-2 max-tablet:w-full print:hidden">{actions}</div>}
      </div>
      {intro && <p className="mt-1 max-w-[64ch] text-text-2">{intro}</p>}
      <Ropes />
    </header>
  );
}
