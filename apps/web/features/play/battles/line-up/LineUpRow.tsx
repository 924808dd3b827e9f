import type { ReactNode } from 'react';

import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';

type LineUpRowProps = {
  /** What moves the row; null: nothing does. */
  handle?: ReactNode;
  /** The number of the board, or the place beside it. */
  place: ReactNode;
  name: string;
  userId: string;
  note: string;
  decks: ReactNode;
  mark: ReactNode;
  actions: ReactNode;
  /** Somebody who is in no list. */
  isOut?: boolean;
};

const GRID =
  'grid min-h-18 grid-cols-[24px_40px_minmax(120px,1fr)_auto_104px_92px] items-center gap-x-3.5 gap-y-2 px-2 max-wide:grid-cols-[24px_40px_minmax(0,1fr)_104px_92px] max-wide:py-3 max-tablet:grid-cols-[32px_32px_minmax(0,1fr)_auto] max-tablet:gap-x-2.5 max-tablet:px-0';

/** A member of the team in the editor of a line-up: who, with which decks, and what can be done with the place. */
export function LineUpRow({ handle, place, name, userId, note, decks, mark, actions, isOut = false }: LineUpRowProps) {
  return (
    <div className={GRID}>
      <span>{handle}</span>
      <span className="min-w-0 text-13 text-text-3">{place}</span>
      <span className={cx('flex min-w-0 items-center gap-3 max-tablet:col-span-2', isOut && 'opacity-75')}>
        <Avatar name={name} size={36} userId={userId} />
        <span className="min-w-0 leading-[19px]">
          <b className="block truncate text-[15px] font-medium" title={name}>
            {name}
          </b>
          <small className="block truncate text-text-3">{note}</small>
        </span>
      </span>
      <div className="min-w-0 max-wide:col-span-3 max-wide:col-start-3 max-wide:row-start-2 max-tablet:col-span-full max-tablet:col-start-1">
        {decks}
      </div>
      <span className="max-tablet:col-span-2 max-tablet:row-start-3">{mark}</span>
      <span className="flex justify-end max-tablet:col-span-2 max-tablet:row-start-3">{actions}</span>
    </div>
  );
}
