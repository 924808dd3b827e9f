import { currentStandings, type TournamentState } from '@pailei/domain/tournament';
import { useMemo } from 'react';

import { whyPath } from '../../links/links.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';

/** Where an entrant stands in the newest table of an event, with a link to why; nothing where no table has them. */
export function WhyLink({ tournament, participantId }: { tournament: TournamentState; participantId: string }) {
  const rank = useMemo(
    () => currentStandings(tournament).find(({ id }) => id === participantId)?.rank,
    [tournament, participantId],
  );
  return rank === undefined ? null : <TextLink to={whyPath(tournament.id)}>为什么是第 {rank} 名</TextLink>;
}
