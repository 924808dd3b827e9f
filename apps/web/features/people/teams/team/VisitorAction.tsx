import type { TeamView } from '@pailei/contracts/people/teams/team-views';

import { ChallengeButton } from '../../../../shared/challenges/ChallengeButton.tsx';
import { JoinAction } from '../requests/JoinAction.tsx';
import { useAppliedTeams } from '../requests/requests.api.ts';

/** What somebody who is no member can do. */
export function VisitorAction({ view: { team, members } }: { view: TeamView }) {
  const applied = useAppliedTeams();
  return (
    <>
      <ChallengeButton team={team} />
      <JoinAction team={{ ...team, member_count: members.length }} applied={applied} look="page" />
    </>
  );
}
