import type { TournamentState } from '@pailei/domain/tournament/types';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import { useKeptEvent } from '../../../../shared/kept-events/useKeptEvent.ts';
import { SpoilerNote } from '../../../../shared/spoilers/SpoilerNote.tsx';
import { useShownTournament } from '../../../../shared/spoilers/useShownTournament.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';
import { EventSubHeader } from './EventSubHeader.tsx';

type EventSubPageProps = {
  title: string;
  /** The page gives results away: viewers who want no spoilers are asked first. */
  revealsResults?: boolean;
  /** Asked once the event is there; `version` is that of its topic. */
  children: (tournament: TournamentState, version: number) => ReactNode;
};

/** A page beside an event's own: its rules, its log, its draws, its pairings on paper. */
export function EventSubPage({ title, revealsResults = false, children }: EventSubPageProps) {
  const { id = '' } = useParams();
  const { state, version, status, reveal } = useShownTournament(id);
  useKeptEvent(id);
  usePageTitle(state ? `${title} · ${state.name}` : title);
  if (status.phase === 'denied') return <LoadFailed message={status.message} />;
  return (
    <Loading isLoading={state === null} skeleton={<SkeletonRows count={8} />}>
      {() =>
        state &&
        (reveal && revealsResults ? (
          <>
            <EventSubHeader tournament={state} title={title} />
            <SpoilerNote onReveal={reveal}>防剧透已开启：本页会透露赛果，内容已隐藏。</SpoilerNote>
          </>
        ) : (
          children(state, version)
        ))
      }
    </Loading>
  );
}
