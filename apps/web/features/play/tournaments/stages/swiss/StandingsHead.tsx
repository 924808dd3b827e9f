import { TIEBREAKER_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import type { tiebreakerColumns } from '../standings.ts';
import { HEAD_CELL, NAME_CELL } from './standings-cells.ts';

type StandingsHeadProps = { columns: ReturnType<typeof tiebreakerColumns>; roundCount: number };

export function StandingsHead({ columns, roundCount }: StandingsHeadProps) {
  const left = cx(HEAD_CELL, 'text-left');
  return (
    <thead>
      <tr>
        <th className={left}>名次</th>
        <th className={cx(left, NAME_CELL, 'max-tablet:bg-canvas')}>选手</th>
        <th className={left}>胜负</th>
        <th className={left}>积分</th>
        {columns.map(({ key, column }) => (
          <th key={key} className={left} title={column.title}>
            {TIEBREAKER_NAMES[key]}
          </th>
        ))}
        {Array.from({ length: roundCount }, (_, index) => (
          <th key={index} className={cx(HEAD_CELL, 'text-center')} title={`第 ${index + 1} 轮`}>
            R{index + 1}
          </th>
        ))}
        <th className={cx(HEAD_CELL, 'text-right')}>状态</th>
      </tr>
    </thead>
  );
}
