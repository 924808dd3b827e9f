import type { Participant, TournamentState } from '@pailei/domain/tournament/types';

import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { MatchRow } from '../MatchRow.tsx';
import { MatchRows } from '../MatchRowParts.tsx';
import { matchesOf } from '../../../../shared/tournaments/matches.ts';
import { LastMatchNote } from '../../../../shared/match-room/LastMatchNote.tsx';

/** The visitor's matches of this tournament, newest first. */
export function MyMatches({ tournament, participant }: { tournament: TournamentState; participant: Participant }) {
  const matches = matchesOf(tournament, participant.id);
  // what a team plays is a battle, whose boards say it on its own page
  const last = participant.roster ? undefined : matches.find(({ result }) => result !== null);
  if (matches.length === 0) return null;
  return (
    <section>
      <SectionHeader title="我的场次" meta={`${matches.length} 场`} />
      <MatchRows>
        {matches.map((match) => (
          <MatchRow key={match.match_id} tournament={tournament} match={match} />
        ))}
      </MatchRows>
      {last && <LastMatchNote matchId={last.match_id} side={last.a === participant.id ? 'a' : 'b'} />}
    </section>
  );
}
