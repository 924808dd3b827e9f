import type { TeamView } from '@pailei/contracts/people/teams/team.topic';

import { JoinAction } from '../requests/JoinAction.tsx';
import { useAppliedTeams } from '../requests/requests.api.ts';

/** What somebody who is no member can do. */
export function VisitorAction({ view: { team, members } }: { view: TeamView }) {
  const applied = useAppliedTeams();
  return <JoinAction team={{ ...team, member_count: members.length }} applied={applied} look="page" />;
}
