import { useState } from 'react';

import { CorrectionDialog } from '../../../../shared/rulings/CorrectionDialog.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { BoardChoice } from './BoardChoice.tsx';
import type { RulingDialogProps } from './dialog-props.ts';
import { playedBoards } from './possible-rulings.ts';

/** A board is chosen first; its result is corrected in its match. */
export function CorrectBoardDialog({ state, onClose }: RulingDialogProps) {
  const boards = playedBoards(state);
  const [number, setNumber] = useState(boards.length === 1 ? (boards[0]?.number ?? null) : null);
  const matchId = boards.find((board) => board.number === number)?.match_id;
  if (matchId) return <CorrectionDialog matchId={matchId} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="更正哪一台的结果">
      <div className="mt-2 flex min-w-0 flex-col pb-5">
        <BoardChoice state={state} boards={boards} value={number} onChange={setNumber} />
      </div>
    </Dialog>
  );
}
