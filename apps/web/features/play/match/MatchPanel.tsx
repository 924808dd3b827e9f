import { findMatch } from '@pailei/domain/tournament/state-parts';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useMemo } from 'react';
import { areListsPublic } from '../../../shared/decklists/lists.ts';
import { matchViewHref } from '../../../shared/links/links.ts';
import { useSpoiler } from '../../../shared/spoilers/useSpoiler.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { choiceAtom } from './match.atoms.ts';
import type { LiveMatch } from './match.fold.ts';
import { roundRefs, runningRounds, tableRows } from './model/round-map.ts';
import { PageSkeleton, PageState } from './parts/PageStates.tsx';
import { RoundMap } from './parts/tables/RoundMap.tsx';
import { TableList } from './parts/tables/TableList.tsx';
import { ShownMatch } from './ShownMatch.tsx';
import { useLiveMatch } from './useLiveMatch.ts';

/** A match of an event, and the other tables beside it. */
export function MatchPanel({ tournament, matchId }: { tournament: TournamentState; matchId: string }) {
  const { state, status } = useLiveMatch(matchId);
  if (state) return <TournamentMatch tournament={tournament} match={state} />;
  if (status.phase !== 'denied') return <PageSkeleton />;
  return <PageState art="cut-rope" title="没有找到" text={status.message} />;
}

function TournamentMatch({ tournament, match }: { tournament: TournamentState; match: LiveMatch }) {
  const { id } = match.info;
  const { isHidden } = useSpoiler(tournament.id);
  const rows = useMemo(() => tableRows(tournament, runningRounds(roundRefs(tournament))), [tournament]);
  const frame = {
    path: matchViewHref(tournament.id, id),
    areListsOpen: areListsPublic(tournament),
    notice: <UnknownChoice tournament={tournament} />,
    ...(!isHidden && {
      tables: <TableList tournament={tournament} shownId={id} />,
      rounds: <RoundMap rows={rows} shownId={id} />,
    }),
    updatedAt: findMatch(tournament, id)?.updated_at ?? match.series.created_at,
  };
  return <ShownMatch match={match} frame={frame} />;
}

/** An address that names a match which this tournament does not have. */
function UnknownChoice({ tournament }: { tournament: TournamentState }) {
  const choice = useAtomValue(choiceAtom);
  if (choice.match === null || tournament.match_index[choice.match]) return null;
  return (
    <Note tone="huang" className="mb-3">
      没有找到链接里的场次，现在显示的是同一赛事的另一场。
    </Note>
  );
}
