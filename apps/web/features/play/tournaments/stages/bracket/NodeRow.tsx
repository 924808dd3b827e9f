import type { ReactNode } from 'react';

import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { RollingDigit } from '../../../../../shared/ui/marks/Score.tsx';

export type NodeSide = {
  id: string | null;
  seed: number | null;
  name: string;
  isMe: boolean;
};

type NodeRowProps = {
  side: NodeSide;
  /** A word where the score says nothing; null: nothing yet. */
  score: number | string | null;
  hasWon: boolean;
  isOut: boolean;
  isLive: boolean;
};

/** Seed, name and score of one side. */
export function NodeRow({ side, score, hasWon, isOut, isLive }: NodeRowProps) {
  const nameClass =
    side.id === null
      ? 'text-12 font-normal text-text-3'
      : cx(hasWon || isLive ? 'font-semibold' : 'font-normal', isOut && 'text-text-3');
  return (
    <NodeLine side={side} nameClass={nameClass}>
      <em
        className={cx(
          'min-w-6.5 text-center font-num font-semibold not-italic',
          typeof score === 'string' ? 'text-12' : isLive ? 'text-[22px]' : 'text-[17px]',
          hasWon ? 'text-jin-text' : isOut && 'text-text-3',
        )}
      >
        {typeof score === 'number' ? <RollingDigit value={score} /> : score}
      </em>
    </NodeLine>
  );
}

type NodeLineProps = { side: NodeSide; nameClass: string; children: ReactNode };

/** Seed and name, with what stands at the end. The visitor's own name carries a small card. */
export function NodeLine({ side, nameClass, children }: NodeLineProps) {
  return (
    <span className="grid h-[31px] grid-cols-[22px_minmax(0,1fr)_auto] items-center pr-1 text-13" data-part="side">
      <i className="text-center font-num font-medium text-text-3 not-italic" aria-hidden="true">
        {side.seed}
      </i>
      <b className={cx('min-w-0 truncate', nameClass)} data-part="name" title={side.name}>
        {side.name}
        {side.isMe && (
          <span
            className="ml-1.5 inline-block h-[7px] w-[5px] rounded-[1px] bg-zhu-bright align-[1px]"
            aria-hidden="true"
          />
        )}
      </b>
      {children}
    </span>
  );
}
