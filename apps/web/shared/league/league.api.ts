import { foldTeamLeague } from '@pailei/contracts/play/league/team-league.fold';
import { teamLeagueTopic, type TeamLeague } from '@pailei/contracts/play/league/team-league.topic';
import { leagueApi } from '@pailei/contracts/play/league/league.api';
import type { LeagueWeekView } from '@pailei/contracts/play/league/league-views';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useKeyedCall } from '../api/useKeyedCall.ts';
import { useLiveTopic, type LiveTopic } from '../live/useLiveTopic.ts';

/** What a captain says of the time of a fixture. */
export type TimeAnswer =
  | { type: 'propose'; seen: number; slots: string[] }
  | { type: 'accept'; number: number; slot: string }
  | { type: 'decline'; number: number };

/** The fixtures of the visitor's team in leagues; null until the first snapshot. Without an id nothing is followed. */
export function useTeamLeague(teamId: string | null): LiveTopic<TeamLeague | null> {
  return useLiveTopic<TeamLeague, null>(teamId === null ? null : teamLeagueTopic.of(teamId), {
    initial: null,
    fold: foldTeamLeague,
  });
}

/** One fixture with all that was offered, for a referee. */
export function useLeagueWeek(id: string) {
  return useQuery({
    queryKey: ['league-week', id],
    queryFn: ({ signal }) => api.call(leagueApi.get, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Sends it; its errors belong to whoever has asked. How the fixture then stands comes with the topic. */
export function useTimeAnswer(id: string) {
  const { keyOf, forget } = useKeyedCall();
  return useMutation({
    mutationFn: (answer: TimeAnswer) => send(id, answer, keyOf(answer)),
    onSuccess: forget,
    meta: { quiet: true },
  });
}

function send(id: string, { type: _, ...answer }: TimeAnswer, idempotencyKey: string): Promise<LeagueWeekView> {
  const call = { params: { id }, idempotencyKey };
  if ('slots' in answer) return api.retry(leagueApi.propose, { ...call, body: answer });
  if ('slot' in answer) return api.retry(leagueApi.accept, { ...call, body: answer });
  return api.retry(leagueApi.decline, { ...call, body: answer });
}
