import { isBoardOver, isBoardRunning } from '@pailei/domain/battles/boards';
import type { BattleState, Board } from '@pailei/domain/battles/types';
import { SIDES, type Side } from '@pailei/domain/series/sides';

import { boardViewHref } from '../../../../shared/links/links.ts';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { StatusMark } from '../../../../shared/ui/marks/StatusMark.tsx';
import { Cell, HeaderCell, HeaderRow, Table, TableFrame, TableRow } from '../../../../shared/ui/table/Table.tsx';
import { formatDuration } from '../../../../shared/ui/time/countdown.format.ts';
import { useNow } from '../../../../shared/ui/time/Countdown.tsx';
import { formatView } from '../formats/format-views.ts';
import {
  boardDurationMs,
  boardHeading,
  boardMark,
  boardPlayerName,
} from '../../../../shared/battles/model/board-labels.ts';

type BoardRecordProps = {
  state: BattleState;
  replayTime: number | null;
  openNumber: number | null;
  onOpen: (number: number) => void;
};

/** Every board, the newest first: who, how it stands, how long it took; a row opens the board. */
export function BoardRecord({ state, replayTime, openNumber, onOpen }: BoardRecordProps) {
  const boards = state.boards.toReversed();
  const over = boards.filter(isBoardOver).length;
  return (
    <section>
      <SectionHeader title={formatView(state).hasOrderNames ? '擂次记录' : '各台记录'} meta={`${over} 台已结束`} />
      {boards.length === 0 ? (
        <p className="border-t border-t-line-2 py-5 text-text-3">开战后，每一台的结果会列在这里。</p>
      ) : (
        <TableFrame label="各台记录">
          <Table className="w-full">
            <thead>
              <HeaderRow>
                <HeaderCell>台</HeaderCell>
                <HeaderCell align="right">{state.sides.a.name}</HeaderCell>
                <HeaderCell align="center">比分</HeaderCell>
                <HeaderCell>{state.sides.b.name}</HeaderCell>
                <HeaderCell align="right">用时</HeaderCell>
                <HeaderCell align="right">状态</HeaderCell>
                <HeaderCell align="right">
                  <span className="sr-only">查看</span>
                </HeaderCell>
              </HeaderRow>
            </thead>
            <tbody>
              {boards.map((board) => (
                <BoardRow
                  key={board.number}
                  board={board}
                  replayTime={replayTime}
                  isOpen={board.number === openNumber}
                  onOpen={onOpen}
                />
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </section>
  );
}

const ACTION =
  'inline-flex h-8 cursor-pointer items-center border-0 bg-transparent px-2 text-13 text-text-2 hover:text-zhu-text max-tablet:h-10';

type BoardRowProps = { board: Board; isOpen: boolean } & Pick<BoardRecordProps, 'replayTime' | 'onOpen'>;

function BoardRow({ board, replayTime, isOpen, onOpen }: BoardRowProps) {
  const { number, score, status } = board;
  const isGone = status === 'withdrawn';
  const [a, b] = SIDES.map((side) => (
    <Cell key={side} align={side === 'a' ? 'right' : 'left'} className={playerLook(board, side)}>
      {boardPlayerName(board, side)}
    </Cell>
  ));
  return (
    <TableRow className={cx(isBoardRunning(board) && 'bg-zhu-wash', isGone && 'line-through')}>
      <Cell className="text-text-3" title={boardHeading(board)}>
        <span className="font-num text-[15px] font-semibold">{number}</span>
      </Cell>
      {a}
      <Cell align="center" isNumber>
        {score.a} : {score.b}
      </Cell>
      {b}
      <Cell align="right" isNumber className="text-text-2">
        <Duration board={board} replayTime={replayTime} />
      </Cell>
      <Cell align="right">
        <StatusMark {...boardMark(board)} />
      </Cell>
      <Cell align="right" space="tight">
        {board.match_id !== null && (
          <span className="inline-flex">
            <button
              type="button"
              className={ACTION}
              aria-expanded={isOpen}
              aria-label={`${isOpen ? '收起' : '对局'}：第 ${number} 台`}
              onClick={() => onOpen(number)}
            >
              {isOpen ? '收起' : '对局'}
            </button>
            <a
              className={ACTION}
              href={boardViewHref(board.match_id)}
              aria-label={`${isBoardOver(board) ? '看回放' : '观战'}：第 ${number} 台`}
            >
              {isBoardOver(board) ? '看回放' : '观战'}
            </a>
          </span>
        )}
      </Cell>
    </TableRow>
  );
}

const playerLook = ({ winner }: Board, side: Side) =>
  winner === null ? 'text-text-2' : winner === side ? 'font-semibold' : 'text-text-3';

/** A board that runs is counted on, without a clock of its own where nothing was played. */
function Duration({ board, replayTime }: Pick<BoardRowProps, 'board' | 'replayTime'>) {
  if (board.ended_at === null && replayTime === null) return <RunningDuration board={board} />;
  return durationText(board, replayTime ?? 0);
}

function RunningDuration({ board }: { board: Board }) {
  return durationText(board, useNow());
}

function durationText(board: Board, nowMs: number): string {
  const durationMs = boardDurationMs(board, nowMs);
  return durationMs === null ? '—' : formatDuration(durationMs);
}
