import { foldTeamInside } from '@pailei/contracts/people/teams/team-inside.fold';
import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import type { TeamInside, TeamView } from '@pailei/contracts/people/teams/team-views';
import { foldTeam } from '@pailei/contracts/people/teams/team.fold';
import { teamTopic } from '@pailei/contracts/people/teams/team.topic';

import { useAtomValue } from '../state/jotai.ts';
import { userAtom } from '../state/session.atoms.ts';
import { useLiveTopic, type LiveTopic } from './useLiveTopic.ts';

/** A team as everybody who is logged in sees it; null until the first snapshot. Without an id nothing is followed. */
export function useTeam(id: string | null): LiveTopic<TeamView | null> {
  return useLiveTopic(id === null ? null : teamTopic.of(id), { initial: null, fold: foldTeam, isKept: true });
}

/** What only members see of their team; nothing for all others. */
export function useTeamInside(id: string | null): LiveTopic<TeamInside | null> {
  const isMember = useAtomValue(userAtom)?.team_id === id;
  return useLiveTopic(id !== null && isMember ? teamInsideTopic.of(id) : null, { initial: null, fold: foldTeamInside });
}
