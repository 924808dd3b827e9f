import { standingBoards } from '@pailei/domain/battles/boards';

import type { FormatBodyProps } from '../format-view.ts';
import { BoardCard } from './BoardCard.tsx';

/** Every board with its players, its pips and its state; those that are not open yet keep their place. */
export function BoardCards({ state }: FormatBodyProps) {
  const boards = standingBoards(state);
  const missing = Math.max(0, state.settings.format.size - boards.length);
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(232px,1fr))] gap-3">
      {boards.map((board) => (
        <BoardCard key={board.number} state={state} board={board} />
      ))}
      {Array.from({ length: missing }, (_, index) => (
        <BoardCard key={`missing-${index}`} state={state} number={boards.length + index + 1} />
      ))}
    </ol>
  );
}
