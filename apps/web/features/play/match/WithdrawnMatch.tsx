import type { TournamentState } from '@pailei/domain/tournament/types';
import type { ReactNode } from 'react';

import { areListsPublic } from '../../../shared/decklists/lists.ts';
import { matchViewHref } from '../../../shared/links/links.ts';
import { useSpoiler } from '../../../shared/spoilers/useSpoiler.ts';
import { TextAnchor } from '../../../shared/ui/actions/TextButton.tsx';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import type { LiveMatch } from './match.fold.ts';
import { PageSkeleton } from './parts/PageStates.tsx';
import { TableList } from './parts/tables/TableList.tsx';
import { ShownMatch } from './ShownMatch.tsx';
import { useLiveMatch } from './useLiveMatch.ts';

type WithdrawnMatchProps = {
  tournament: TournamentState;
  matchId: string;
  /** Shown where the event never had this match. */
  children: ReactNode;
};

/** A match that the event has taken back stays on the page of who follows it, and says so. */
export function WithdrawnMatch({ tournament, matchId, children }: WithdrawnMatchProps) {
  const { state, status } = useLiveMatch(matchId);
  if (state?.info.tournament_id === tournament.id) return <Withdrawn tournament={tournament} match={state} />;
  return state || status.phase === 'denied' ? children : <PageSkeleton />;
}

function Withdrawn({ tournament, match }: { tournament: TournamentState; match: LiveMatch }) {
  const { info, series } = match;
  const { isHidden } = useSpoiler(tournament.id);
  const frame = {
    path: matchViewHref(tournament.id, info.id),
    areListsOpen: areListsPublic(tournament),
    notice: (
      <Note
        tone="huang"
        className="mb-3"
        action={<TextAnchor href={matchViewHref(tournament.id)}>看其他场次</TextAnchor>}
      >
        {`本场已作废，不计入赛事成绩。${reasonOf(match)}`}
      </Note>
    ),
    ...(!isHidden && { tables: <TableList tournament={tournament} shownId={info.id} /> }),
    updatedAt: series.ended_at ?? series.created_at,
  };
  return <ShownMatch match={match} frame={frame} />;
}

function reasonOf({ series: { rulings } }: LiveMatch): string {
  const cancelled = rulings.findLast(({ kind }) => kind === 'cancelled');
  return cancelled ? `原因：${cancelled.reason}。` : '';
}
