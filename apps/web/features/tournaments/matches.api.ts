import type { BodyInput } from '@pailei/contracts/endpoint';
import type { matchesApi, MatchSide } from '@pailei/contracts/matches';
import type { Side } from '@pailei/domain/series';
import type { LiveEvent } from '@pailei/live/client';
import { matchSideTopic, matchTopic } from '@pailei/live/topics';
import { useMutation } from '@tanstack/react-query';

import { api } from '../../shared/api/api.ts';
import type { CallInput } from '../../shared/api/client.ts';
import { acceptAnswer } from '../../shared/live/topics.ts';
import { useLiveTopic } from '../../shared/live/useLiveTopic.ts';
import { foldMatchSide } from './model/match-side.ts';

type MatchCommand = (typeof matchesApi)[
  | 'ready'
  | 'shield'
  | 'bans'
  | 'pick'
  | 'report'
  | 'contest'
  | 'forfeit'
  | 'rule'];

/** A command on a match. `isQuiet`: its form shows the error. */
export function useMatchCommand<E extends MatchCommand>(endpoint: E, id: string, isQuiet = false) {
  return useMutation({
    mutationFn: (body: BodyInput<E>) => api.call(endpoint, { params: { id }, body } as unknown as CallInput<E>),
    onSuccess: ({ info, series, version }) => acceptAnswer(matchTopic(id), { info, series }, version),
    meta: { quiet: isQuiet },
  });
}

const foldSideEvent = (side: MatchSide, event: LiveEvent): MatchSide => foldMatchSide(side, event.t, event.p);

/** What only the visitor's own side of a match may see. */
export function useMatchSide(id: string, side: Side) {
  return useLiveTopic<MatchSide, null>(matchSideTopic(id, side), { initial: null, fold: foldSideEvent });
}
