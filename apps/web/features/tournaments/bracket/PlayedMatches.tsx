import type { Stage, TournamentState } from '@pailei/domain/tournament';

import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { matchLabel } from '../model/matches.ts';
import { nameOf } from '../model/people.ts';
import { MatchRow } from '../MatchRow.tsx';
import { useRulings } from '../staff/useRulings.tsx';

/** For referees: the matches of a bracket that are over, the newest first, each with its correction. */
export function PlayedMatches({ tournament, stage }: { tournament: TournamentState; stage: Stage }) {
  const { isReferee, of, dialog } = useRulings(tournament);
  const played = stage.rounds.toReversed().flatMap(({ matches }) => matches.filter(({ result }) => result !== null));
  if (!isReferee || played.length === 0) return null;
  return (
    <section className="mt-8">
      <SectionHeader title="对局记录" meta={`${played.length} 场已结束`} />
      <ol className="oms">
        {played.map((match) => (
          <MatchRow
            key={match.match_id}
            tournamentId={tournament.id}
            match={match}
            a={nameOf(tournament, match.a)}
            b={nameOf(tournament, match.b)}
            label={matchLabel(tournament, match)}
            {...of(match)}
          />
        ))}
      </ol>
      {dialog}
    </section>
  );
}
