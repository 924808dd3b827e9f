import type { DeskTable, RoundDesk, TableState } from '@pailei/domain/referee-desk/round-desk';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { nameOf } from '../../../../shared/tournaments/people.ts';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { countTables, TABLE_TEXTS } from './desk-texts.ts';

const LOOK: Readonly<Record<TableState, string>> = {
  over: 'bg-surface-3 text-text-3',
  going: 'bg-zhu-wash text-zhu-text shadow-[inset_0_0_0_1.5px_var(--pl-zhu-line)]',
  waiting: 'bg-transparent text-text-1 shadow-[inset_0_0_0_1.5px_var(--pl-line-control)]',
  disputed: 'bg-huang-fill text-jin-ink',
  late: 'bg-huang-wash text-huang-text shadow-[inset_0_0_0_1.5px_var(--pl-huang-line)]',
  unreported: 'bg-huang-fill text-jin-ink',
};
const LEGEND = ['over', 'going', 'disputed', 'late', 'unreported', 'waiting'] as const;

type TableMapProps = {
  tournament: TournamentState;
  desk: RoundDesk;
  /** The match that is open beside it. */
  shownId: string | null;
  onSelect: (matchId: string) => void;
};

/** One cell for each table of the round. */
export function TableMap({ tournament, desk, shownId, onSelect }: TableMapProps) {
  const counts = countTables(desk);
  const textOf = ({ match, state }: DeskTable) =>
    `第 ${match.table} 桌，${nameOf(tournament, match.a)} 对 ${nameOf(tournament, match.b)}，${TABLE_TEXTS[state]}`;
  return (
    <div className="min-w-0">
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-12 text-text-2">
        <span>
          <b className="font-num text-13">{counts.over}</b> / {desk.tables.length} 桌已结束
        </span>
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          {LEGEND.filter((state) => counts[state] > 0).map((state) => (
            <span key={state} className="flex items-center gap-1.5">
              <i className={cx('size-2.5 rounded-[2px]', LOOK[state])} aria-hidden="true" />
              {TABLE_TEXTS[state]} {counts[state]}
            </span>
          ))}
        </span>
      </p>
      <div className="grid max-h-48 grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-1 overflow-y-auto p-0.5">
        {desk.tables.map((table) => (
          <button
            key={table.match.match_id}
            type="button"
            className={cx(
              'h-8 cursor-pointer rounded-seal border-0 font-num text-13 font-semibold outline-offset-1 outline-text-2 hover:outline-2 max-tablet:h-10',
              LOOK[table.state],
              table.match.match_id === shownId && 'outline-2',
            )}
            aria-pressed={table.match.match_id === shownId}
            aria-label={textOf(table)}
            title={textOf(table)}
            onClick={() => onSelect(table.match.match_id)}
          >
            {table.match.table}
          </button>
        ))}
      </div>
    </div>
  );
}
