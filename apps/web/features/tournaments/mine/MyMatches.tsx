import type { Participant, TournamentState } from '@pailei/domain/tournament';

import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { MatchRow } from '../MatchRow.tsx';
import { matchesOf, matchLabel } from '../model/matches.ts';
import { nameOf } from '../model/people.ts';
import { LastMatchNote } from './LastMatchNote.tsx';

/** The visitor's matches of this tournament, newest first. */
export function MyMatches({ tournament, participant }: { tournament: TournamentState; participant: Participant }) {
  const matches = matchesOf(tournament, participant.id);
  const last = matches.find(({ result }) => result !== null);
  if (matches.length === 0) return null;
  return (
    <section>
      <SectionHeader title="我的对局" meta={`${matches.length} 场`} />
      {last && <LastMatchNote matchId={last.match_id} side={last.a === participant.id ? 'a' : 'b'} />}
      <ol className="oms">
        {matches.map((match) => (
          <MatchRow
            key={match.match_id}
            tournamentId={tournament.id}
            match={match}
            a={nameOf(tournament, match.a)}
            b={nameOf(tournament, match.b)}
            label={matchLabel(tournament, match)}
          />
        ))}
      </ol>
    </section>
  );
}
