import type { BySide } from '@pailei/domain/series/sides';
import type { StreamQueue } from '@pailei/domain/stream-queue/types';
import type { ReactNode } from 'react';

import { HiddenScore } from '../../../shared/spoilers/HiddenScore.tsx';
import { useSpoiler } from '../../../shared/spoilers/useSpoiler.ts';
import { cx } from '../../../shared/ui/layout/cx.ts';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { QueueMenu } from './QueueMenu.tsx';

/** What every room is shown beside. */
export type RoomContext = { shownMatchId: string | null; queue: StreamQueue | null; isStaff: boolean };

type LiveRowProps = RoomContext & {
  matchId: string;
  href: string;
  /** The round of an event, or the board of a battle. */
  label: string;
  mark: ReactNode;
  sides: BySide<string>;
  wins: BySide<number>;
};

/** One match of the list; the one on the stage has a tick at its edge. */
export function LiveRow({ matchId, href, label, mark, sides, wins, shownMatchId, queue, isStaff }: LiveRowProps) {
  const { isHidden, reveal } = useSpoiler(matchId);
  const name = `${sides.a} 对 ${sides.b}`;
  const isShown = matchId === shownMatchId;
  const isOnAir = queue?.on_air?.match_id === matchId;
  return (
    <li
      className={cx(
        'relative flex items-center gap-1 border-b border-b-line-1 hover:bg-hover',
        isShown &&
          'before:absolute before:inset-y-3 before:-left-3 before:w-[3px] before:rounded-[2px] before:bg-zhu-bright',
      )}
    >
      <a className="min-w-0 flex-1 py-2.5" href={href} aria-current={isShown || undefined}>
        <span className="flex min-h-5 min-w-0 items-center justify-between gap-2 text-12 text-text-3">
          <span className="min-w-0 truncate">{label}</span>
          {isOnAir ? <Tag tone="zhu">直播中</Tag> : mark}
        </span>
        <Line name={sides.a} wins={isHidden ? null : wins.a} />
        <Line name={sides.b} wins={isHidden ? null : wins.b} />
      </a>
      {(isHidden || isStaff) && (
        <span className="flex items-center">
          {isHidden && <HiddenScore of={name} onReveal={reveal} />}
          {isStaff && queue && <QueueMenu queue={queue} matchId={matchId} name={name} />}
        </span>
      )}
    </li>
  );
}

function Line({ name, wins }: { name: string; wins: number | null }) {
  return (
    <span className="flex min-w-0 justify-between gap-2 leading-6">
      <span className="min-w-0 truncate">{name}</span>
      {wins !== null && <span className="font-num text-18 leading-6 font-semibold">{wins}</span>}
    </span>
  );
}
