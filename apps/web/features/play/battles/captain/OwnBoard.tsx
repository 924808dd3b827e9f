import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { isBoardRunning, playerOf } from '@pailei/domain/battles/boards';
import { sitsAt } from '@pailei/domain/battles/line-up/captain-options';
import type { Board } from '@pailei/domain/battles/types';

import { LastMatchNote } from '../../../../shared/match-room/LastMatchNote.tsx';
import { OwnBoardSide } from './OwnBoardSide.tsx';
import { PlayBoard } from './PlayBoard.tsx';
import type { OwnPlace } from './useOwnPlace.ts';

type OwnBoardProps = { board: Board; match: MatchSnapshot; place: OwnPlace };

/** A board from the own side: who plays it has its controls, who sits there or leads the team its decks and hidden choices. */
export function OwnBoard({ board, match, place }: OwnBoardProps) {
  const { side, accountId, leads } = place;
  const isPlayer = playerOf(board, side)?.account_id === accountId;
  const mayRead = leads || sitsAt(board, side, accountId);
  return (
    <>
      {isPlayer && isBoardRunning(board) && <PlayBoard match={match} side={side} />}
      {mayRead && <OwnBoardSide match={match} side={side} />}
      {isPlayer && <LastMatchNote matchId={match.info.id} side={side} />}
    </>
  );
}
