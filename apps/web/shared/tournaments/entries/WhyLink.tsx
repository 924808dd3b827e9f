import type { TournamentState } from '@pailei/domain/tournament/types';
import { useMemo } from 'react';

import { whyPath } from '../../links/links.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { whyText } from './why-text.ts';

/** Where an entrant stands in the newest table of an event, with a link to why; nothing where no table has them. */
export function WhyLink({ tournament, participantId }: { tournament: TournamentState; participantId: string }) {
  const text = useMemo(() => whyText(tournament, participantId), [tournament, participantId]);
  return text === null ? null : <TextLink to={whyPath(tournament.id)}>{text}</TextLink>;
}
