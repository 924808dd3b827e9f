import type { ReactNode } from 'react';

type DeckColumnsProps = { cards: ReactNode; statistics: ReactNode; history: ReactNode };

/** Three columns; below 1280 the last one lies under the others, on a phone all are one. */
export function DeckColumns({ cards, statistics, history }: DeckColumnsProps) {
  return (
    <div className="mt-9 grid grid-cols-[320px_minmax(0,1fr)_minmax(0,1fr)] items-start gap-11 max-[1281px]:grid-cols-[300px_minmax(0,1fr)] max-[1281px]:gap-9 max-tablet:grid-cols-1">
      {cards}
      <div className="flex min-w-0 flex-col gap-8">{statistics}</div>
      <div className="grid min-w-0 grid-cols-1 gap-8 max-[1281px]:col-span-full max-[1281px]:grid-cols-2 max-tablet:grid-cols-1">
        {history}
      </div>
    </div>
  );
}
