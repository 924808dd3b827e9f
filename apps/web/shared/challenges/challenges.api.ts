import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { foldTeamChallenges } from '@pailei/contracts/play/challenges/team-challenges.fold';
import { teamChallengesTopic, type TeamChallenges } from '@pailei/contracts/play/challenges/team-challenges.topic';
import type { Challenge, ChallengeView } from '@pailei/contracts/play/challenges/challenge-views';
import { challengesApi } from '@pailei/contracts/play/challenges/challenges.api';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useKeyedCall } from '../api/useKeyedCall.ts';
import { useLiveTopic, type LiveTopic } from '../live/useLiveTopic.ts';

const CHALLENGE = 'challenge';

export type NewChallenge = BodyInput<typeof challengesApi.propose>;
/** What is offered, and when. */
export type Offer = Omit<NewChallenge, 'team_id'>;

/** What became of a proposal, or of a wish to move or cancel an appointment. */
export type ChallengeAnswer =
  | { type: 'counter'; offer: Offer }
  | { type: 'accept'; slot: string }
  | { type: 'reject' | 'withdraw' }
  | { type: 'move' | 'accept_move' | 'reject_move'; starts_at: string }
  | { type: 'cancel' | 'accept_cancel' | 'reject_cancel' };

/** The challenges of the visitor's team; null until the first snapshot. Without an id nothing is followed. */
export function useTeamChallenges(teamId: string | null): LiveTopic<TeamChallenges | null> {
  return useLiveTopic<TeamChallenges, null>(teamId === null ? null : teamChallengesTopic.of(teamId), {
    initial: null,
    fold: foldTeamChallenges,
  });
}

/** One challenge with all that was offered; `changed_at` is asked anew whenever the live list knows of a change. */
export function useChallenge(id: string, changedAt: string | null) {
  return useQuery({
    queryKey: [CHALLENGE, id, changedAt],
    queryFn: ({ signal }) => api.call(challengesApi.get, { params: { id }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
}

/** Challenges a team; its errors belong to the form. */
export function usePropose() {
  const { keyOf, forget } = useKeyedCall();
  return useMutation({
    mutationFn: (body: NewChallenge) => api.retry(challengesApi.propose, { body, idempotencyKey: keyOf(body) }),
    onSuccess: forget,
    meta: { quiet: true },
  });
}

/** Answers the newest proposal that the visitor has seen; whatever becomes of it, the view then shows how it stands. */
export function useAnswer({ id, proposal }: Pick<Challenge, 'id' | 'proposal'>) {
  const queries = useQueryClient();
  const { keyOf, forget } = useKeyedCall();
  return useMutation({
    mutationFn: (answer: ChallengeAnswer) => send(id, proposal.number, answer, keyOf(answer)),
    onSuccess: forget,
    onSettled: () => queries.invalidateQueries({ queryKey: [CHALLENGE, id] }),
    meta: { quiet: true },
  });
}

function send(
  id: string,
  proposal_number: number,
  answer: ChallengeAnswer,
  idempotencyKey: string,
): Promise<ChallengeView> {
  const call = { params: { id }, idempotencyKey };
  switch (answer.type) {
    case 'counter':
      return api.retry(challengesApi.counter, { ...call, body: { proposal_number, ...answer.offer } });
    case 'accept':
      return api.retry(challengesApi.accept, { ...call, body: { proposal_number, slot: answer.slot } });
    case 'reject':
      return api.retry(challengesApi.reject, { ...call, body: { proposal_number } });
    case 'withdraw':
      return api.retry(challengesApi.withdraw, { ...call, body: { proposal_number } });
    case 'move':
      return api.retry(challengesApi.proposeMove, { ...call, body: { starts_at: answer.starts_at } });
    case 'accept_move':
      return api.retry(challengesApi.acceptMove, { ...call, body: { starts_at: answer.starts_at } });
    case 'reject_move':
      return api.retry(challengesApi.rejectMove, { ...call, body: { starts_at: answer.starts_at } });
    case 'cancel':
      return api.retry(challengesApi.proposeCancel, { ...call, body: {} });
    case 'accept_cancel':
      return api.retry(challengesApi.acceptCancel, { ...call, body: {} });
    case 'reject_cancel':
      return api.retry(challengesApi.rejectCancel, { ...call, body: {} });
    default:
      return answer satisfies never;
  }
}
