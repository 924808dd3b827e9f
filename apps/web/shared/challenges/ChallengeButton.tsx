import type { TeamProfile } from '@pailei/contracts/people/teams/team-views';
import { SIDES } from '@pailei/domain/series/sides';
import { Swords } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { challengeLink as challengePath } from '@pailei/contracts/play/challenges/challenge-link';
import { useAtomValue } from '../state/jotai.ts';
import { userAtom } from '../state/session.atoms.ts';
import { Button, LinkButton } from '../ui/actions/Button.tsx';
import { leadsTeam } from './challenge-rights.ts';
import { useTeamChallenges } from './challenges.api.ts';

const ProposeDialog = lazy(async () => ({ default: (await import('./ProposeDialog.tsx')).ProposeDialog }));

type ChallengeButtonProps = { team: Pick<TeamProfile, 'id' | 'name' | 'takes_challenges' | 'status'> };

/** On another team's page: challenges it, leads to the challenge that is open, or says why there is none. */
export function ChallengeButton({ team }: ChallengeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const user = useAtomValue(userAtom);
  const ownId = user?.team_id ?? null;
  const isLeader = leadsTeam(user) && ownId !== team.id && team.status === 'approved';
  const { state } = useTeamChallenges(isLeader ? ownId : null);
  if (!isLeader) return null;
  const open = state?.challenges.find(
    ({ status, teams }) => status === 'open' && SIDES.some((side) => teams[side].id === team.id),
  );
  if (open) {
    return (
      <LinkButton variant="ghost" icon={<Swords size={16} />} to={challengePath(open.id)}>
        查看约战
      </LinkButton>
    );
  }
  if (!team.takes_challenges) return <span className="self-center text-12 text-text-3">暂不接受约战</span>;
  return (
    <>
      <Button variant="ghost" icon={<Swords size={16} />} onClick={() => setOpen(true)}>
        约战
      </Button>
      <Suspense>{isOpen && <ProposeDialog team={team} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
