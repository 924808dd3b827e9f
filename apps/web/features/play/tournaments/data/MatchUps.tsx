import type { FieldStatisticsView } from '@pailei/contracts/play/decklists/decklists.api';
import { className } from '@pailei/domain/decks/deck-rules';
import type { CSSProperties } from 'react';

import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Cell, HeaderCell, HeaderRow, Table, TableFrame, TableRow } from '../../../../shared/ui/table/Table.tsx';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { deviationOf, matchUpTable, percent, type Cell as MatchUp } from '../model/statistics.ts';

/** Each class against each: the row's share of wins over the column. */
export function MatchUps({ statistics }: { statistics: FieldStatisticsView }) {
  const rules = useDeckRules();
  const { classes, cellOf } = matchUpTable(statistics);
  if (classes.length === 0) return null;
  return (
    <section>
      <SectionHeader title="职业对阵" meta="行对列的胜率与局数" />
      <TableFrame label="职业对阵">
        <Table density="dense">
          <thead>
            <HeaderRow>
              <HeaderCell>
                <span className="sr-only">职业</span>
              </HeaderCell>
              {classes.map((opponent) => (
                <HeaderCell key={opponent} align="center" className="min-w-13">
                  <ClassPlate heroClass={opponent} size="s" />
                </HeaderCell>
              ))}
            </HeaderRow>
          </thead>
          <tbody>
            {classes.map((own) => (
              <TableRow key={own}>
                <HeaderCell scope="row" className="sticky left-0 z-1 bg-canvas">
                  <span className="flex min-w-0 items-center gap-2.5 text-13 font-medium text-text-1">
                    <ClassPlate heroClass={own} size="s" />
                    {className(rules, own)}
                  </span>
                </HeaderCell>
                {classes.map((opponent) => (
                  <MatchUpCell key={opponent} cell={cellOf(own, opponent)} />
                ))}
              </TableRow>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </section>
  );
}

/** The more a pairing leans to one side, the fuller its colour. */
const LEANS = {
  up: 'bg-[color-mix(in_srgb,var(--pl-jin-fill)_var(--lean),transparent)]',
  down: 'bg-[color-mix(in_srgb,var(--pl-qing-bright)_var(--lean),transparent)]',
} as const;

function MatchUpCell({ cell }: { cell: MatchUp | undefined }) {
  if (!cell)
    return (
      <Cell align="center" className="min-w-13 text-text-3">
        —
      </Cell>
    );
  const { side, strength } = deviationOf(cell);
  return (
    <Cell
      align="center"
      className={cx('min-w-13 text-14 leading-4 font-semibold', side && LEANS[side])}
      style={{ '--lean': `${Math.round(strength * 45)}%` } as CSSProperties}
    >
      {cell.wins === null ? (
        <span className="text-12 font-normal text-text-3">内战</span>
      ) : (
        <span className="font-num">{percent(cell.wins, cell.games)}</span>
      )}
      <small className={cx('block font-num', side ? 'text-text-1' : 'text-text-3')}>{cell.games} 局</small>
    </Cell>
  );
}
