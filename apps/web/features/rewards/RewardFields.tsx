import './rewards.css';

import { firstPlace, REWARD_BANDS_MAX, type RewardBand, type RewardTable } from '@pailei/domain/rewards';
import { CircleAlert, Plus, X } from 'lucide-react';

import { Button } from '../../shared/ui/Button.tsx';
import { Input } from '../../shared/ui/Field.tsx';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { Coin } from '../../shared/ui/Points.tsx';
import { typedNumber, wholeNumberOf } from '../admin-settings/model/whole-number.ts';
import { errorsOfBand, withBand, type BandErrors } from './reward-words.ts';

type RewardFieldsProps = {
  table: RewardTable;
  /** By place in the table: `bands.0.points`. */
  errors: Readonly<Record<string, string>>;
  onChange: (table: RewardTable) => void;
};

const PLACE_DIGITS = 4;
const POINTS_DIGITS = 6;

/** The bands of a table, and what everybody behind them gets; what is no number yet is NaN and refused at its field. */
export function RewardFields({ table, errors, onChange }: RewardFieldsProps) {
  const { bands, participation } = table;
  const changeBand = (index: number, change: Partial<RewardBand>) =>
    onChange({ participation, bands: bands.map((band, at) => (at === index ? { ...band, ...change } : band)) });
  return (
    <div className="rwd">
      <table>
        <thead>
          <tr>
            <th scope="col">名次</th>
            <th scope="col">每人积分</th>
            <th scope="col" className="rwd__x">
              <span className="only-sr">操作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band, index) => (
            <BandRow
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
            <th scope="row">其余参赛者</th>
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

type BandRowProps = {
  band: RewardBand;
  first: number;
  errors: BandErrors;
  onChange: (change: Partial<RewardBand>) => void;
  onRemove: (() => void) | undefined;
};

function BandRow({ band, first, errors, onChange, onRemove }: BandRowProps) {
  const name = `从第 ${typedNumber(first)} 名起的一档`;
  return (
    <tr>
      <th scope="row">
        <span className="rwd__p">
          <span>第 {typedNumber(first)} –</span>
          <Input
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
      <td className="rwd__x">
        {onRemove && (
          <IconButton size="sm" label={`删除${name}`} onClick={onRemove}>
            <X size={14} />
          </IconButton>
        )}
      </td>
    </tr>
  );
}

type PointsCellProps = {
  /** Over the column of controls, too. */
  isWide?: boolean;
  label: string;
  points: number;
  error: string | undefined;
  onChange: (points: number) => void;
};

function PointsCell({ isWide = false, label, points, error, onChange }: PointsCellProps) {
  return (
    <td colSpan={isWide ? 2 : 1}>
      <Input
        aria-label={label}
        {...(error === undefined ? {} : { 'aria-invalid': true })}
        inputMode="numeric"
        icon={<Coin />}
        value={typedNumber(points)}
        onChange={(event) => onChange(wholeNumberOf(event.target.value, POINTS_DIGITS))}
      />
      <ErrorText text={error} />
    </td>
  );
}

function ErrorText({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className="fld__e" role="alert">
      <CircleAlert size={14} />
      {text}
    </span>
  );
}
