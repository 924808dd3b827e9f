import type { TournamentState } from '@pailei/domain/tournament/types';

import { lobbyCrumb } from '../model/lobby-crumb.ts';
import { tournamentPath } from '../../../../shared/links/links.ts';
import { Crumbs } from '../../../../shared/ui/layout/Crumbs.tsx';

/** The way to a page beside an event's own. */
export function EventCrumbs({ tournament, title }: { tournament: TournamentState; title: string }) {
  return (
    <Crumbs
      crumbs={[lobbyCrumb(tournament), { label: tournament.name, to: tournamentPath(tournament.id) }, { label: title }]}
    />
  );
}
