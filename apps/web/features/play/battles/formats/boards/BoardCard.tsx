import { isBoardRunning, playerOf } from '@pailei/domain/battles/boards';
import type { BattleState, Board } from '@pailei/domain/battles/types';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import { winsNeeded } from '@pailei/domain/series/settings';

import { boardViewHref } from '../../../../../shared/links/links.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Avatar } from '../../../../../shared/ui/marks/Avatar.tsx';
import { CardBack } from '../../../../../shared/ui/marks/CardBack.tsx';
import { Pips } from '../../../../../shared/ui/marks/Pips.tsx';
import { StatusMark } from '../../../../../shared/ui/marks/StatusMark.tsx';
import { boardHeading, boardMark } from '../../../../../shared/battles/model/board-labels.ts';

/** `board`: left out of a place that is not open yet, which has its number. */
type BoardCardProps = { state: BattleState; board?: Board; number?: number };

const CARD = 'flex h-30 w-full flex-col gap-1 rounded-panel px-3.5 py-2.5 text-left';

/** One board, which leads to its match: vermilion while it runs, flat once it is over. */
export function BoardCard({ state, board, number = board?.number ?? 0 }: BoardCardProps) {
  if (!board) {
    return (
      <li className={cx(CARD, 'shadow-[inset_0_0_0_1px_var(--pl-line-1)]')}>
        <Heading text={`第 ${number} 台`} />
        {SIDES.map((side) => (
          <Seat key={side} name={state.sides[side].line_up.revealed[number - 1]?.name ?? null} />
        ))}
      </li>
    );
  }
  const isRunning = isBoardRunning(board);
  const series = board.kind === 'regular' ? state.settings.series : state.settings.decider_series;
  const look = cx(
    CARD,
    'bg-surface-1',
    isRunning ? 'shadow-[inset_0_0_0_1.5px_var(--pl-zhu-line)]' : 'shadow-[inset_0_0_0_1px_var(--pl-line-1)]',
  );
  const content = (
    <>
      <span className="flex w-full items-center justify-between gap-2">
        <Heading text={boardHeading(board)} />
        <StatusMark {...boardMark(board)} size="s" />
      </span>
      {SIDES.map((side) => (
        <BoardSide key={side} board={board} side={side} needed={winsNeeded(series.best_of)} />
      ))}
    </>
  );
  if (board.match_id === null) return <li className={look}>{content}</li>;
  return (
    <li>
      <a className={cx(look, 'hover:bg-surface-2')} href={boardViewHref(board.match_id)}>
        {content}
      </a>
    </li>
  );
}

function Heading({ text }: { text: string }) {
  return <span className="text-12 text-text-3">{text}</span>;
}

function Seat({ name }: { name: string | null }) {
  return (
    <span className="flex h-9 items-center gap-2 text-text-3">
      {name === null ? <CardBack width={18} /> : <Avatar name={name} size={24} />}
      <span className="min-w-0 truncate">{name ?? '未公开'}</span>
    </span>
  );
}

function BoardSide({ board, side, needed }: { board: Board; side: Side; needed: number }) {
  const player = playerOf(board, side);
  const isBeaten = board.winner !== null && board.winner !== side;
  return (
    <span className={cx('flex h-9 w-full items-center gap-2', isBeaten && 'text-text-3')}>
      {player && <Avatar name={player.name} size={24} userId={player.account_id} />}
      <span
        className={cx('min-w-0 flex-1 truncate', board.winner === side ? 'font-semibold' : 'font-medium')}
        title={player?.name}
      >
        {player?.name ?? '缺人'}
      </span>
      <Pips won={board.score[side]} needed={needed} />
      <span className={cx('w-4 text-right font-num text-20 font-semibold', board.winner === side && 'text-jin-text')}>
        {board.score[side]}
      </span>
    </span>
  );
}
