import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattlePlayer } from '@pailei/domain/battles/types';

import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Avatar } from '../../../../../shared/ui/marks/Avatar.tsx';
import type { FormatBodyProps } from '../format-view.ts';
import { turnsOf, type Turn } from '../../../../../shared/battles/model/turns.ts';

/** Who played which games, turn by turn; the present one last. */
export function TurnOrder({ state }: FormatBodyProps) {
  const turns = turnsOf(state);
  const isOver = isBattleOver(state.status);
  if (turns.length === 0) return <p className="border-t border-t-line-2 py-5 text-text-3">开战后逐棒显示在这里。</p>;
  return (
    <ol className="border-t border-t-line-2">
      {turns.map((turn) => (
        <TurnRow key={turn.from} turn={turn} isNow={turn.to === null && !isOver} />
      ))}
    </ol>
  );
}

function TurnRow({ turn: { from, to, players }, isNow }: { turn: Turn; isNow: boolean }) {
  return (
    <li
      className={cx(
        'grid h-14 grid-cols-[minmax(0,1fr)_112px_minmax(0,1fr)] items-center gap-3 border-b border-b-line-1',
        isNow && 'bg-zhu-wash',
      )}
    >
      <Runner player={players.a} isNow={isNow} isMirrored />
      <span className={cx('text-center text-13', isNow ? 'text-zhu-text' : 'text-text-3')}>{gamesText(from, to)}</span>
      <Runner player={players.b} isNow={isNow} />
    </li>
  );
}

function gamesText(from: number, to: number | null): string {
  return to === null || to === from ? `第 ${from} 局` : `第 ${from}–${to} 局`;
}

type RunnerProps = { player: BattlePlayer | null; isNow: boolean; isMirrored?: boolean };

function Runner({ player, isNow, isMirrored = false }: RunnerProps) {
  return (
    <span className={cx('flex min-w-0 items-center gap-2', isMirrored && 'flex-row-reverse text-right')}>
      {player && <Avatar name={player.name} size={28} userId={player.account_id} />}
      <span className={cx('min-w-0 truncate', isNow ? 'font-semibold' : 'text-text-2')}>{player?.name ?? '—'}</span>
    </span>
  );
}
