import type { MatchSnapshot } from '@pailei/contracts/matches';
import { deckStatus, otherSide, type Side } from '@pailei/domain/series';
import type { Participant, TournamentState } from '@pailei/domain/tournament';

import { useMatch } from '../../../shared/live/useTopics.ts';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Loading, Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { DECK_WORDS } from '../../match/model/decks.ts';
import { useMatchSide } from '../matches.api.ts';
import { turnText } from '../model/my-match.ts';
import { RoomLists } from '../decklists/RoomLists.tsx';
import { ActionPanel } from './ActionPanel.tsx';
import { DeckRows } from './MyDecks.tsx';
import { LeaveMatch } from './LeaveMatch.tsx';
import { LeaveTournament } from './LeaveTournament.tsx';
import { OpponentInfo } from './OpponentInfo.tsx';
import { RoomGames } from './RoomGames.tsx';
import { RoomHeader } from './RoomHeader.tsx';

type MatchRoomProps = { tournament: TournamentState; participant: Participant; matchId: string };

/** The visitor's open match, live. */
export function MatchRoom({ tournament, participant, matchId }: MatchRoomProps) {
  const { state: match, status } = useMatch(matchId);
  if (status.phase === 'denied') return <LoadFailed message={status.message} />;
  return (
    <Loading isLoading={match === null} skeleton={<Skeleton height={320} />}>
      {() => match && <Room tournament={tournament} participant={participant} match={match} />}
    </Loading>
  );
}

function Room({ tournament, participant, match }: Omit<MatchRoomProps, 'matchId'> & { match: MatchSnapshot }) {
  const { info, series } = match;
  const side: Side = series.sides.a.participant_id === participant.id ? 'a' : 'b';
  const own = useMatchSide(info.id, side).state;
  const notes = series.sides[side].decks.map(({ slot }) => DECK_WORDS[deckStatus(series, side, slot)]);
  return (
    <div className="grid g-side gap-10">
      <p className="only-sr" aria-live="assertive">
        {turnText(series, side)}
      </p>
      <div className="stack gap-6">
        <RoomHeader match={match} side={side} />
        <ActionPanel match={match} side={side} own={own} />
        <RoomGames match={match} side={side} />
        {own && (
          <section>
            <SectionHeader
              title="我的出战卡组"
              meta="已锁定"
              action={<RoomLists tournament={tournament} matchId={info.id} series={series} side={side} />}
            />
            <DeckRows decks={own.decks} notes={own.decks.map((_, slot) => notes[slot] ?? '本场不使用')} />
          </section>
        )}
      </div>
      <aside className="stack gap-6">
        <OpponentInfo match={match} side={side} gameId={own?.opponent_game_id} />
        <div className="grid gap-2">
          <LeaveMatch matchId={info.id} opponent={series.sides[otherSide(side)].name} />
          <LeaveTournament tournament={tournament} participant={participant} />
        </div>
      </aside>
    </div>
  );
}
