import type { RewardBand } from '@pailei/domain/rewards/types';
import { X } from 'lucide-react';

import { Input } from '../ui/forms/Input.tsx';
import { IconButton } from '../ui/actions/IconButton.tsx';
import { typedNumber, wholeNumberOf } from '../ui/forms/whole-number.ts';
import { ErrorText, PointsCell } from './PointsCell.tsx';
import { PLACE_CELL, REMOVE_CELL } from './reward-cells.ts';
import type { BandErrors } from './reward-labels.ts';

const PLACE_DIGITS = 4;

type RewardBandRowProps = {
  band: RewardBand;
  first: number;
  errors: BandErrors;
  onChange: (change: Partial<RewardBand>) => void;
  onRemove: (() => void) | undefined;
};

/** From the place behind the band before to its own last one. */
export function RewardBandRow({ band, first, errors, onChange, onRemove }: RewardBandRowProps) {
  const name = `从第 ${typedNumber(first)} 名起的一档`;
  return (
    <tr>
      <th scope="row" className={PLACE_CELL}>
        <span className="flex gap-2">
          <span className="min-w-11">第 {typedNumber(first)} –</span>
          <Input
            className="w-21"
            aria-label={`${name}到第几名为止`}
            {...(errors.place_to === undefined ? {} : { 'aria-invalid': true })}
            inputMode="numeric"
            trailing="名"
            value={typedNumber(band.place_to)}
            onChange={(event) => onChange({ place_to: wholeNumberOf(event.target.value, PLACE_DIGITS) })}
          />
        </span>
        <ErrorText text={errors.place_to} />
      </th>
      <PointsCell
        label={`${name}的积分`}
        points={band.points}
        error={errors.points}
        onChange={(points) => onChange({ points })}
      />
      <td className={REMOVE_CELL}>
        {onRemove && (
          <IconButton size="sm" label={`删除${name}`} onClick={onRemove}>
            <X size={14} />
          </IconButton>
        )}
      </td>
    </tr>
  );
}
