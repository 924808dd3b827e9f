import { orderName } from '@pailei/contracts/play/battles/battle-texts';
import type { BattleState, Board } from '@pailei/domain/battles/types';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { CSSProperties } from 'react';

import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Avatar } from '../../../../../shared/ui/marks/Avatar.tsx';
import { CardBack } from '../../../../../shared/ui/marks/CardBack.tsx';
import { TableFrame } from '../../../../../shared/ui/table/Table.tsx';
import { lineUpSize } from '../../../../../shared/battles/model/line-up-places.ts';
import type { FormatBodyProps } from '../format-view.ts';
import { fallenSide, ringChain, type RingBar } from './ring-chain.ts';
import art from './RingChainView.module.css';

const BAR_SIDES: Record<Side, string> = {
  a: 'rounded-t-control rounded-b-[2px] border-b-3 border-b-corner-a',
  b: 'rounded-t-[2px] rounded-b-control border-t-3 border-t-corner-b',
};

const BAR_STATES: Record<RingBar['state'], Readonly<Record<Side, string | undefined>>> = {
  out: { a: art.fallen, b: art.fallen },
  in_ring: { a: art.standsForA, b: art.standsForB },
  waiting: { a: art.waiting, b: art.waiting },
};

const LEGEND: Record<Side, string> = { a: 'bg-corner-a', b: 'bg-corner-b' };

/** Columns are bouts; each player is one bar over those they stood in the ring, with the bout's score in the middle. */
export function RingChainView({ state, onOpen }: FormatBodyProps) {
  const { bouts, bars } = ringChain(state);
  const columns = { gridTemplateColumns: `repeat(${bouts.length}, minmax(80px, 1fr))` };
  const row = (side: Side) => (
    <ol className="grid gap-x-1" style={columns} aria-label={`${state.sides[side].name} 出场`}>
      {bars[side].map((bar) => (
        <Bar key={bar.from} bar={bar} side={side} size={lineUpSize(state, side)} />
      ))}
    </ol>
  );
  return (
    <>
      <TableFrame label="擂台链" className="border-y border-t-line-2 border-b-line-1 py-4">
        {row('a')}
        <ol className="grid gap-x-1" style={columns} aria-label="各擂比分">
          {bouts.map((bout, column) => (
            <Bout key={column} bout={bout} onOpen={onOpen} />
          ))}
        </ol>
        {row('b')}
      </TableFrame>
      <Legend state={state} />
    </>
  );
}

/** A streak is gold, at the bar's end. */
function Bar({
  bar: { from, to, player, state, wins, index },
  side,
  size,
}: {
  bar: RingBar;
  side: Side;
  size: number;
}) {
  const place: CSSProperties = { gridColumn: `${from + 1} / ${to + 1}` };
  const name = player?.name ?? '未公开';
  return (
    <li
      className={cx(
        'relative flex h-11.5 min-w-0 items-center gap-1.5 px-2 text-13',
        state !== 'waiting' && BAR_SIDES[side],
        BAR_STATES[state][side],
      )}
      style={place}
    >
      {player ? <Avatar name={player.name} size={22} userId={player.account_id} /> : <CardBack width={18} />}
      <span className="min-w-0 truncate" title={name}>
        {player ? player.name : index === null ? name : orderName(index, size)}
      </span>
      {wins > 1 && (
        <span className="ml-auto pr-2.5 font-num text-[15px] font-semibold whitespace-nowrap text-jin-text">
          {wins} 连胜
        </span>
      )}
    </li>
  );
}

function Bout({ bout, onOpen }: { bout: Board | null; onOpen: (number: number) => void }) {
  if (bout === null) {
    return (
      <li className="flex h-19 flex-col items-center justify-center text-12 text-text-3">
        <span className="font-num text-[22px] leading-6.5 font-semibold">–</span>如需
      </li>
    );
  }
  const { number, score, winner } = bout;
  const fallen = fallenSide(bout);
  const isRunning = bout.status === 'open' || bout.status === 'playing' || bout.status === 'waiting';
  return (
    <li className="relative h-19">
      {fallen && <i className={fallen === 'a' ? art.fellA : art.fellB} aria-hidden="true" />}
      <button
        type="button"
        className={cx(
          'flex h-full w-full cursor-pointer flex-col items-center justify-center border-0 bg-transparent text-12 text-text-3 hover:bg-hover',
          isRunning && art.running,
        )}
        aria-label={`第 ${number} 擂 ${score.a} 比 ${score.b}，查看`}
        onClick={() => onOpen(number)}
      >
        <span className="font-num text-[22px] leading-6.5 font-semibold">
          <b className={cx('px-0.75', winner === 'a' && 'text-zhu-text', isRunning && 'text-text-1')}>{score.a}</b>:
          <b className={cx('px-0.75', winner === 'b' && 'text-qing-text', isRunning && 'text-text-1')}>{score.b}</b>
        </span>
        第 {number} 擂
      </button>
    </li>
  );
}

function Legend({ state }: { state: BattleState }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 pt-2.5 text-12 text-text-3" aria-hidden="true">
      {SIDES.map((side) => (
        <span key={side} className="flex items-center gap-1.5">
          <i className={cx('h-0.75 w-3.5 rounded-[1px]', LEGEND[side])} />
          {state.sides[side].name} 胜
        </span>
      ))}
      <span className="flex items-center gap-1.5">
        <i className="h-2.25 w-3.5 rounded-[2px] shadow-[inset_0_0_0_1px_var(--pl-line-control)]" />
        待上场
      </span>
    </p>
  );
}
