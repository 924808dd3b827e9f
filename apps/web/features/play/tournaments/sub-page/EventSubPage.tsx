import type { TournamentState } from '@pailei/domain/tournament';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import { useKeptEvent } from '../../../../shared/kept-events/useKeptEvent.ts';
import { useTournament } from '../../../../shared/live/useTopics.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';

type EventSubPageProps = {
  title: string;
  /** Asked once the event is there; `version` is that of its topic. */
  children: (tournament: TournamentState, version: number) => ReactNode;
};

/** A page beside an event's own: its rules, its log, its draws, its pairings on paper. */
export function EventSubPage({ title, children }: EventSubPageProps) {
  const { id = '' } = useParams();
  const { state, version, status } = useTournament(id);
  useKeptEvent(id);
  usePageTitle(state ? `${title} · ${state.name}` : title);
  if (status.phase === 'denied') return <LoadFailed message={status.message} />;
  return (
    <Loading isLoading={state === null} skeleton={<SkeletonRows count={8} />}>
      {() => state && children(state, version)}
    </Loading>
  );
}
