import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { MatchRow } from '../../MatchRow.tsx';
import { MatchRows } from '../../MatchRowParts.tsx';
import { useRulings } from '../../staff/useRulings.tsx';

/** For referees: the matches of a bracket that are over, the newest first, each with its correction. */
export function PlayedMatches({ tournament, stage }: { tournament: TournamentState; stage: Stage }) {
  const { isReferee, of, dialog } = useRulings(tournament);
  const played = stage.rounds.toReversed().flatMap(({ matches }) => matches.filter(({ result }) => result !== null));
  if (!isReferee || played.length === 0) return null;
  return (
    <section className="mt-8">
      <SectionHeader title="对局记录" meta={`${played.length} 场已结束`} />
      <MatchRows>
        {played.map((match) => (
          <MatchRow key={match.match_id} tournament={tournament} match={match} {...of(match)} />
        ))}
      </MatchRows>
      {dialog}
    </section>
  );
}
