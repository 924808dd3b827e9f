import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';

import { MatchChatButton } from '../../../../shared/chat/MatchChatButton.tsx';
import { ActionPanel } from '../../../../shared/match-room/ActionPanel.tsx';
import { LeaveMatch } from '../../../../shared/match-room/LeaveMatch.tsx';
import { useMatchSide } from '../../../../shared/match-room/match-side.api.ts';
import { turnText } from '../../../../shared/match-room/my-match.ts';
import { OpponentInfo } from '../../../../shared/match-room/OpponentInfo.tsx';
import { RoomHeader } from '../../../../shared/match-room/RoomHeader.tsx';

/** The board of whoever plays it now: what a match's own room has, in the console of the battle. */
export function PlayBoard({ match, side }: { match: MatchSnapshot; side: Side }) {
  const { info, series } = match;
  const own = useMatchSide(info.id, side).state;
  return (
    <div className="mb-6 grid gap-4">
      <p className="sr-only" aria-live="assertive">
        {turnText(series, side)}
      </p>
      <RoomHeader match={match} side={side} />
      <ActionPanel match={match} side={side} own={own} />
      <div className="grid grid-cols-2 items-start gap-4 max-tablet:grid-cols-1">
        <OpponentInfo match={match} side={side} gameId={own?.opponent_game_id} />
        <div className="grid gap-2 justify-items-start">
          <MatchChatButton matchId={info.id} isStaff={false} />
          {!isSeriesOver(series.status) && (
            <LeaveMatch matchId={info.id} opponent={series.sides[otherSide(side)].name} />
          )}
        </div>
      </div>
    </div>
  );
}
