import { criteriaOf } from '@pailei/domain/tournament/standings/criteria';
import type { Criterion, StandingsRow } from '@pailei/domain/tournament/standings/types';
import type { OrderedTable } from '@pailei/domain/tournament/standings/proof/types';
import { ChevronDown } from 'lucide-react';

import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { figureView, type FigureView } from './figure-view.ts';

type FigureListProps = {
  table: OrderedTable;
  row: StandingsRow;
  opened: Criterion | null;
  onOpen: (criterion: Criterion | null) => void;
  nameOf: (id: string) => string;
};

/** The figures of a row in the order in which they decide; the opened one with its opponents and the arithmetic. */
export function FigureList({ table, row, opened, onOpen, nameOf }: FigureListProps) {
  const order = criteriaOf(table.rules).filter((criterion) => criterion !== 'disqualification' || row.is_disqualified);
  const shown = opened === null || order.includes(opened) ? order : [opened, ...order];
  return (
    <ol className="border-t border-t-line-1">
      {shown.map((criterion) => {
        const view = figureView(row, table, criterion, nameOf);
        const isOpen = criterion === opened;
        return (
          <li key={criterion} className="border-b border-b-line-1">
            <button
              type="button"
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 border-0 bg-transparent p-0 text-left"
              aria-expanded={isOpen}
              onClick={() => onOpen(isOpen ? null : criterion)}
            >
              <span className={cx('flex-1', isOpen && 'font-semibold')}>{view.name}</span>
              <b className="font-num text-16">{view.value}</b>
              <ChevronDown size={14} className={cx('text-text-3 transition-transform', isOpen && 'rotate-180')} />
            </button>
            {isOpen && <Proof view={view} />}
          </li>
        );
      })}
    </ol>
  );
}

function Proof({ view: { hint, arithmetic, lines, name } }: { view: FigureView }) {
  return (
    <div className="pb-4">
      <p className="text-13 text-text-2">{hint}</p>
      {arithmetic !== '' && (
        <p className="my-2.5 rounded-control bg-surface-2 px-3 py-2 font-num text-[15px] wrap-anywhere">{arithmetic}</p>
      )}
      {lines.length > 0 && (
        <table className="w-full text-13" aria-label={`${name}的依据`}>
          <tbody>
            {lines.map(({ key, round, who, result, value, mark, isCut }) => (
              <tr key={key} className={cx('h-8', isCut && 'text-text-3')}>
                <td className="pr-2 whitespace-nowrap text-text-3">{round}</td>
                <td className="min-w-0 pr-2 wrap-anywhere">{who}</td>
                <td className="pr-2 whitespace-nowrap text-text-2">{result}</td>
                <td className="text-right">
                  <b className={cx('font-num text-[15px]', isCut && 'line-through')}>{value}</b>
                  {mark !== '' && <small className="block text-text-3">{mark}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
