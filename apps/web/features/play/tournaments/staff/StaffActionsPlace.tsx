import { holdsRight } from '@pailei/domain/rights';
import type { TournamentState } from '@pailei/domain/tournament';

import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { staffMenu } from './staff-menu.ts';
import { staffStep } from './staff-step.ts';

const PLACE = 'h-10 flex-1 tablet:hidden';

type StaffActionsPlaceProps = {
  tournament: TournamentState;
  /** Null in a page that was rendered for a guest: the place is there for those who are about to be known (base.css). */
  user: User | null;
};

/** What staff will have on a phone beside the other link. */
export function StaffActionsPlace({ tournament, user }: StaffActionsPlaceProps) {
  const isOver = tournament.status === 'finished' || tournament.status === 'cancelled';
  const hasMenu = user === null ? !isOver : staffMenu(tournament, holdsRight('admin', user)).length > 0;
  const whose = (member: string) => (user === null ? { 'data-member': member } : {});
  return (
    <>
      {tournament.stages.length > 0 && <span className={PLACE} {...whose('staff')} />}
      {tournament.status === 'running' && <span className={PLACE} {...whose('staff')} />}
      {staffStep(tournament, false) && <span className={PLACE} {...whose('staff')} />}
      {hasMenu && <span className="size-11 tablet:hidden" {...whose('admin')} />}
    </>
  );
}
