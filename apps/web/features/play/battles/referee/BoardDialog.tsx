import type { BattleState } from '@pailei/domain/battles/types';
import type { Losers } from '@pailei/domain/battles/commands';
import { useState } from 'react';

import { RulingChoice } from '../../../../shared/rulings/RulingChoice.tsx';
import { formatView } from '../formats/format-views.ts';
import { BoardChoice } from './BoardChoice.tsx';
import { loserOptions, type RulingDialogProps } from './dialog-props.ts';
import { decidableBoards, restorableBoards } from './possible-rulings.ts';
import { PreviewedDialog } from './PreviewedDialog.tsx';
import type { PreviewedRuling } from './rulings.api.ts';

type BoardRuling = Exclude<PreviewedRuling, { type: 'reopen' }>;
type BoardDialogProps = RulingDialogProps & { type: BoardRuling['type'] };

/** A board is lost by a ruling, or played after all. What else changes with it is shown before. */
export function BoardDialog({ id, state, type, onClose }: BoardDialogProps) {
  const boards = type === 'restore_board' ? restorableBoards(state) : decidableBoards(state);
  const [number, setNumber] = useState(boards.length === 1 ? (boards[0]?.number ?? null) : null);
  const [losers, setLosers] = useState<Losers | null>(null);
  const ruling = rulingOf(type, number, losers);
  return (
    <PreviewedDialog
      id={id}
      title={type === 'restore_board' ? '撤销一台的判负' : '判一台负'}
      description={type === 'restore_board' ? '这一台换一个场次重新打。' : '进行中的一台立即结束。'}
      ruling={ruling}
      confirmLabel={confirmText(state, ruling)}
      isGrave={type !== 'restore_board'}
      onClose={onClose}
    >
      <BoardChoice state={state} boards={boards} value={number} onChange={setNumber} />
      {type === 'forfeit_board' && (
        <RulingChoice label="判负" options={loserOptions(state.sides)} value={losers} onChange={setLosers} />
      )}
    </PreviewedDialog>
  );
}

function rulingOf(type: BoardRuling['type'], number: number | null, losers: Losers | null): BoardRuling | null {
  if (number === null) return null;
  if (type === 'restore_board') return { type, board_number: number };
  return losers === null ? null : { type, board_number: number, losers };
}

function confirmText(state: BattleState, ruling: BoardRuling | null): string {
  if (ruling === null) return '请选择';
  const board = formatView(state).boardName(ruling.board_number);
  if (ruling.type === 'restore_board') return `重新打${board}`;
  return `判${board} ${ruling.losers === 'both' ? '双方' : state.sides[ruling.losers].name} 负`;
}
