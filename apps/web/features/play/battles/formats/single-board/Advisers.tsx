import { playerOf } from '@pailei/domain/battles/boards';
import { SIDES, type Side } from '@pailei/domain/series/sides';

import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Avatar } from '../../../../../shared/ui/marks/Avatar.tsx';
import { newestBoard } from '../../../../../shared/battles/model/newest-board.ts';
import type { FormatBodyProps } from '../format-view.ts';

const CORNER: Record<Side, string> = { a: 'border-b-corner-a', b: 'border-b-corner-b' };

/** The player of each side and who sits beside them. */
export function Advisers({ state }: FormatBodyProps) {
  const board = newestBoard(state);
  return (
    <div className="grid grid-cols-2 gap-10 max-tablet:grid-cols-1 max-tablet:gap-6">
      {SIDES.map((side) => {
        const player = (board && playerOf(board, side)) ?? state.sides[side].line_up.revealed[0] ?? null;
        const advisers = board?.seats.filter((seat) => seat.side === side && seat.role === 'adviser') ?? [];
        return (
          <div key={side}>
            <h3 className={cx('border-b-2 py-2 font-semibold', CORNER[side])}>{state.sides[side].name}</h3>
            <ul>
              <Seat name={player?.name ?? '未公开'} userId={player?.account_id} task="对局" />
              {advisers.map((adviser) => (
                <Seat key={adviser.account_id} name={adviser.name} userId={adviser.account_id} task="参谋" />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

function Seat({ name, userId, task }: { name: string; userId: string | undefined; task: string }) {
  return (
    <li className="flex h-13 items-center gap-3 border-b border-b-line-1">
      <Avatar name={name} size={28} userId={userId} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="text-13 text-text-3">{task}</span>
    </li>
  );
}
