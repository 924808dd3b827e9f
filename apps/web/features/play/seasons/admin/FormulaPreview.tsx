import type { TableShift } from '@pailei/contracts/play/seasons/admin-seasons.api';

import { Cell, HeaderCell, HeaderRow, Table, TableFrame, TableRow } from '../../../../shared/ui/table/Table.tsx';

/** The first of the table by the new formula, with where they stand now. Nothing is saved. */
export function FormulaPreview({ shifts }: { shifts: readonly TableShift[] }) {
  if (shifts.length === 0) return <p className="text-13 text-text-3">还没有计入的赛果，无法试算。</p>;
  return (
    <TableFrame label="试算（未保存）">
      <Table density="dense" className="w-full">
        <thead>
          <HeaderRow>
            <HeaderCell>试算名次</HeaderCell>
            <HeaderCell>名称</HeaderCell>
            <HeaderCell align="right">现在</HeaderCell>
            <HeaderCell align="right">试算</HeaderCell>
          </HeaderRow>
        </thead>
        <tbody>
          {shifts.map((shift) => (
            <TableRow key={shift.id}>
              <Cell isNumber>
                {shift.next_rank}
                {shift.rank !== shift.next_rank && (
                  <span className="ml-2 text-12 text-text-3">原 {shift.rank ?? '—'}</span>
                )}
              </Cell>
              <Cell>{shift.name}</Cell>
              <Cell align="right" isNumber>
                {shift.points ?? '—'}
              </Cell>
              <Cell align="right" isNumber>
                {shift.next_points}
              </Cell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
