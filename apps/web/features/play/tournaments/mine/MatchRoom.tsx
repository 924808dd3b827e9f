import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';

import { useMatch } from '../../../../shared/live/useTopics.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Loading, Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { deckLabel } from '../../../../shared/match/decks.ts';
import { useMatchSide } from '../../../../shared/match-room/match-side.api.ts';
import { turnText } from '../../../../shared/match-room/my-match.ts';
import { RoomLists } from '../decklists/RoomLists.tsx';
import { ActionPanel } from '../../../../shared/match-room/ActionPanel.tsx';
import { DeckRows } from './decks/MyDecks.tsx';
import { CallReferee } from '../../../../shared/match-room/CallReferee.tsx';
import { PauseNote } from '../../../../shared/tournaments/PauseNote.tsx';
import { LeaveMatch } from '../../../../shared/match-room/LeaveMatch.tsx';
import { LeaveTournament } from './LeaveTournament.tsx';
import { MatchChatPanel } from '../../../../shared/chat/MatchChatPanel.tsx';
import { OpponentInfo } from '../../../../shared/match-room/OpponentInfo.tsx';
import { RoomGames } from '../../../../shared/match-room/RoomGames.tsx';
import { RoomHeader } from '../../../../shared/match-room/RoomHeader.tsx';

type MatchRoomProps = { tournament: TournamentState; participant: Participant; matchId: string };

/** The visitor's open match, live. What is to do keeps one place, whatever it is; what is added comes last. */
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
  const notes = series.sides[side].decks.map(({ slot }) => deckLabel(series, side, slot));
  return (
    <div className="grid grid-cols-main-rail gap-10 max-wide:grid-cols-1">
      <p className="sr-only" aria-live="assertive">
        {turnText(series, side)}
      </p>
      <div className="flex min-w-0 flex-col gap-6">
        <RoomHeader match={match} side={side} />
        <div className="grid min-h-[376px]">
          {tournament.pause ? (
            <PauseNote tournament={tournament} />
          ) : (
            <ActionPanel match={match} side={side} own={own} />
          )}
        </div>
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
        <RoomGames match={match} side={side} />
      </div>
      <aside className="flex min-w-0 flex-col gap-6">
        <OpponentInfo match={match} side={side} gameId={own?.opponent_game_id} />
        <MatchChatPanel
          className="h-[420px]"
          matchId={info.id}
          accountId={participant.user_id}
          endedAt={series.ended_at}
          isStaff={false}
        />
        <div className="grid gap-2">
          <CallReferee matchId={info.id} series={series} side={side} />
          <LeaveMatch matchId={info.id} opponent={series.sides[otherSide(side)].name} />
          <LeaveTournament tournament={tournament} participant={participant} />
        </div>
      </aside>
    </div>
  );
}
