import { firstPlace } from '@pailei/domain/rewards/table';
import { REWARD_BANDS_MAX, type RewardBand, type RewardTable } from '@pailei/domain/rewards/types';
import { Plus } from 'lucide-react';

import { Button } from '../ui/actions/Button.tsx';
import { ErrorText, PointsCell } from './PointsCell.tsx';
import { RewardBandRow } from './RewardBandRow.tsx';
import { CELL, PLACE_CELL, REMOVE_CELL } from './reward-cells.ts';
import { errorsOfBand, withBand } from './reward-labels.ts';

type RewardFieldsProps = {
  table: RewardTable;
  /** By place in the table: `bands.0.points`. */
  errors: Readonly<Record<string, string>>;
  onChange: (table: RewardTable) => void;
};

/** The bands of a table, and what everybody behind them gets; what is no number yet is NaN and refused at its field. */
export function RewardFields({ table, errors, onChange }: RewardFieldsProps) {
  const { bands, participation } = table;
  const changeBand = (index: number, change: Partial<RewardBand>) =>
    onChange({ participation, bands: bands.map((band, at) => (at === index ? { ...band, ...change } : band)) });
  return (
    <div className="grid min-w-0 justify-items-start gap-2.5">
      <table className="w-full max-w-[420px] border-t border-t-line-2">
        <thead className="text-12 text-text-3">
          <tr>
            <th scope="col" className={CELL}>
              名次
            </th>
            <th scope="col" className={CELL}>
              每人积分
            </th>
            <th scope="col" className={REMOVE_CELL}>
              <span className="sr-only">操作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band, index) => (
            <RewardBandRow
              // the order of the bands is their identity
              key={index}
              band={band}
              first={firstPlace(bands, index)}
              errors={errorsOfBand(errors, index)}
              onChange={(change) => changeBand(index, change)}
              onRemove={
                bands.length > 1 ? () => onChange({ participation, bands: bands.toSpliced(index, 1) }) : undefined
              }
            />
          ))}
          <tr>
            <th scope="row" className={PLACE_CELL}>
              其余参赛者
            </th>
            <PointsCell
              isWide
              label="其余参赛者的积分"
              points={participation}
              error={errors['participation']}
              onChange={(points) => onChange({ bands, participation: points })}
            />
          </tr>
        </tbody>
      </table>
      <ErrorText text={errors['bands']} />
      {bands.length < REWARD_BANDS_MAX && (
        <Button size="sm" variant="ghost" onClick={() => onChange(withBand(table))}>
          <Plus size={14} aria-hidden="true" />
          添加一档
        </Button>
      )}
    </div>
  );
}
