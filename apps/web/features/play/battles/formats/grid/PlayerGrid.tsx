import type { Board } from '@pailei/domain/battles/types';

import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Seal } from '../../../../../shared/ui/marks/Seal.tsx';
import { Cell, HeaderCell, HeaderRow, Table, TableFrame, TableRow } from '../../../../../shared/ui/table/Table.tsx';
import type { LineUpPlace } from '../../../../../shared/battles/model/line-up-places.ts';
import type { FormatBodyProps } from '../format-view.ts';
import { cellState, playerGrid } from '../../../../../shared/battles/model/player-grid.ts';

const CELLS: Record<ReturnType<typeof cellState>, string> = {
  won: 'bg-jin-wash text-jin-text',
  lost: 'bg-transparent shadow-[inset_0_0_0_1px_var(--pl-line-2)] text-text-2',
  both_lost: 'bg-transparent text-text-3',
  open: 'bg-zhu-wash text-zhu-text shadow-[inset_0_0_0_1px_var(--pl-zhu-line)]',
};

/** The grid of a format in which each player has to win once: who has is marked. */
export function WinnersGrid(props: FormatBodyProps) {
  return <PlayerGrid {...props} marksWinners />;
}

/** Who met whom: the players of a down, those of b across. Scores stand from the row's side. */
export function PlayerGrid({ state, onOpen, marksWinners = false }: FormatBodyProps & { marksWinners?: boolean }) {
  const { columns, rows } = playerGrid(state);
  const { a, b } = state.sides;
  return (
    <TableFrame label="各台对阵" className="border-t border-t-line-2">
      <Table className="w-full">
        <thead>
          <HeaderRow>
            <HeaderCell>{`${a.name} \\ ${b.name}`}</HeaderCell>
            {columns.map((place) => (
              <HeaderCell key={place.index} align="center">
                <PlaceName place={place} marksWinners={marksWinners} />
              </HeaderCell>
            ))}
          </HeaderRow>
        </thead>
        <tbody>
          {rows.map(({ place, cells }) => (
            <TableRow key={place.index}>
              <HeaderCell scope="row">
                <PlaceName place={place} marksWinners={marksWinners} />
              </HeaderCell>
              {cells.map((boards, column) => (
                <Cell key={column} align="center" space="tight">
                  <span className="inline-flex min-h-8 items-center gap-1">
                    {boards.map((board) => (
                      <BoardCell key={board.number} board={board} onOpen={onOpen} />
                    ))}
                  </span>
                </Cell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function PlaceName({ place, marksWinners }: { place: LineUpPlace; marksWinners: boolean }) {
  return (
    <span className="inline-flex max-w-32 items-center gap-1.5 text-13 text-text-1">
      <span className={cx('min-w-0 truncate', place.player === null && 'text-text-3')} title={place.player?.name}>
        {place.player?.name ?? '未公开'}
      </span>
      {marksWinners && place.won > 0 && <Seal mark="胜" size="xs" />}
    </span>
  );
}

function BoardCell({ board, onOpen }: { board: Board; onOpen: (number: number) => void }) {
  const { number, score } = board;
  return (
    <button
      type="button"
      className={cx(
        'h-8 min-w-12 cursor-pointer rounded-seal border-0 px-2 font-num text-16 font-semibold max-tablet:h-10',
        CELLS[cellState(board)],
      )}
      aria-label={`第 ${number} 台 ${score.a} 比 ${score.b}，查看`}
      onClick={() => onOpen(number)}
    >
      {score.a}:{score.b}
    </button>
  );
}
