import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { isUserFreshAtom } from '../../../../../shared/state/session.atoms.ts';
import { TaskActions } from '../../../../../shared/match-room/TaskPanel.tsx';
import { Button, LinkButton } from '../../../../../shared/ui/actions/Button.tsx';
import { RosterDialog } from './RosterDialog.tsx';
import { leadsTeam } from './team-place.ts';

/** The way in, for those who lead a team; the others read who can. */
export function EnterTeam({ tournament, user }: { tournament: TournamentState; user: User }) {
  const [isOpen, setOpen] = useState(false);
  const isUserFresh = useAtomValue(isUserFreshAtom);
  if (!isUserFresh && !leadsTeam(user)) return null;
  if (user.team_id === null)
    return (
      <TaskActions>
        <LinkButton to="/teams">找一支战队</LinkButton>
      </TaskActions>
    );
  if (!leadsTeam(user)) return <p className="mt-2 text-text-2">由队长或副队长为战队报名。</p>;
  return (
    <TaskActions>
      <Button className="max-tablet:flex-1" variant="primary" size="lg" onClick={() => setOpen(true)}>
        为战队报名
      </Button>
      {isOpen && <RosterDialog tournament={tournament} roster={null} onClose={() => setOpen(false)} />}
    </TaskActions>
  );
}
