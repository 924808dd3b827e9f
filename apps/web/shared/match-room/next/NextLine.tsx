import { CornerDownRight } from 'lucide-react';

import { Countdown } from '../../ui/time/Countdown.tsx';
import { nextFacts, nextLine } from './next-line.ts';
import type { RoomProps } from '../room-props.ts';

/** In one line what is next in the match, what follows, and what is left for it. */
export function NextLine({ match: { series }, side }: RoomProps) {
  const { title, after, due_label, due_at } = nextLine(nextFacts(series, side));
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-t-line-1 px-5 py-2.5 text-13 text-text-2">
      <CornerDownRight size={14} className="text-text-3" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b className="font-medium text-text-1">{title}</b>，{after}。
      </span>
      {due_at && (
        <span className="whitespace-nowrap">
          {due_label} <Countdown dueAt={due_at} isLabelled />
        </span>
      )}
    </p>
  );
}
