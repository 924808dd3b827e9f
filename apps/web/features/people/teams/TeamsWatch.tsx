import { holdsRight } from '@pailei/domain/rights/rights';
import { useEffect } from 'react';

import { useOverview, usePersonal } from '../../../shared/live/useTopics.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { pendingTeamsAtom, teamRequestsAtom } from '../../../shared/state/teams.atoms.ts';

/** Keeps for every page what of teams waits for the visitor. */
export function TeamsWatch() {
  const user = useAtomValue(userAtom);
  return (
    <>
      {user && <OwnRequests />}
      {holdsRight('admin', user) && <PendingTeams />}
    </>
  );
}

function OwnRequests() {
  const requests = usePersonal().state?.team_requests;
  const count = requests ? requests.invitations + requests.received : 0;
  const setCount = useSetAtom(teamRequestsAtom);
  useEffect(() => {
    setCount(count);
    return () => setCount(0);
  }, [count, setCount]);
  return null;
}

function PendingTeams() {
  const count = useOverview().state?.figures?.teams_pending ?? 0;
  const setCount = useSetAtom(pendingTeamsAtom);
  useEffect(() => {
    setCount(count);
    return () => setCount(0);
  }, [count, setCount]);
  return null;
}
