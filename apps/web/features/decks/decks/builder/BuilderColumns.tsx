import type { ReactNode } from 'react';

import { cx } from '../../../../shared/ui/layout/cx.ts';

type BuilderColumnsProps = {
  /** Null: not shown. On a phone deck and catalogue take turns. */
  deck: { piles: ReactNode; facts: ReactNode } | null;
  search: ReactNode;
};

/** Deck, catalogue and facts side by side; below 1441 px the facts lie under the deck. */
export function BuilderColumns({ deck, search }: BuilderColumnsProps) {
  return (
    <div className="mt-8 grid grid-cols-[340px_minmax(0,1fr)_300px] items-start gap-11 max-[1441px]:grid-cols-[320px_minmax(0,1fr)] max-[1441px]:gap-9 max-wide:grid-cols-[300px_minmax(0,1fr)] max-wide:gap-7 max-tablet:mt-4 max-tablet:grid-cols-1">
      {deck && <DeckColumns {...deck} />}
      {search && <div className="col-start-2 row-start-1 min-w-0 max-tablet:col-start-1">{search}</div>}
    </div>
  );
}

/** A column of its own: it stays in sight while the catalogue scrolls, and scrolls when it is higher than the window. */
const OWN_COLUMN = cx(
  'top-[calc(var(--pl-header)+16px)] [scrollbar-width:thin] min-[1441px]:sticky min-[1441px]:row-start-1',
  'min-[1441px]:max-h-[calc(100vh-var(--pl-header)-120px)] min-[1441px]:overflow-y-auto',
);

/** The same for both together; `contents` takes no notice of it where each is a column of its own. */
const ONE_COLUMN = cx(
  'sticky top-[calc(var(--pl-header)+16px)] col-start-1 row-start-1 contents max-h-[calc(100vh-var(--pl-header)-120px)]',
  'grid-cols-1 gap-8 overflow-y-auto pr-1 pb-1 [scrollbar-width:thin] max-[1441px]:grid',
  'max-tablet:static max-tablet:max-h-none max-tablet:overflow-visible max-tablet:p-0',
);

function DeckColumns({ piles, facts }: { piles: ReactNode; facts: ReactNode }) {
  return (
    <div className={ONE_COLUMN}>
      <div className={cx('min-w-0 pl-2.5 min-[1441px]:col-start-1', OWN_COLUMN)}>{piles}</div>
      <div className={cx('max-[1441px]:pl-2.5 max-tablet:pl-0 min-[1441px]:col-start-3', OWN_COLUMN)}>{facts}</div>
    </div>
  );
}
