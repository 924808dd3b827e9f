import { isBoardRunning } from '@pailei/domain/battles/boards';
import type { BattleState } from '@pailei/domain/battles/types';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { formatView } from '../formats/format-views.ts';

/** The way to the board on which the reader sits now. */
export function OwnSeat({
  state,
  accountId,
  openNumber,
  onOpen,
}: {
  state: BattleState;
  accountId: string;
  /** The board that is open. */
  openNumber: number | null;
  onOpen: (number: number) => void;
}) {
  const board = state.boards.find(
    (one) => isBoardRunning(one) && one.seats.some((seat) => seat.account_id === accountId),
  );
  if (!board) return null;
  const isAdviser = board.seats.some((seat) => seat.account_id === accountId && seat.role === 'adviser');
  return (
    <Note
      tone="zhu"
      wraps
      action={
        <Button variant="primary" disabled={board.number === openNumber} onClick={() => onOpen(board.number)}>
          {board.number === openNumber ? '已在下方' : '进入场次'}
        </Button>
      }
    >
      你在{formatView(state).boardName(board.number)}
      {isAdviser ? '担任参谋' : '出战'}
    </Note>
  );
}
