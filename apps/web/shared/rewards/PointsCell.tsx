import { CircleAlert } from 'lucide-react';

import { Input } from '../ui/forms/Input.tsx';
import { Coin } from '../ui/marks/Points.tsx';
import { typedNumber, wholeNumberOf } from '../ui/forms/whole-number.ts';
import { CELL } from './reward-cells.ts';

const POINTS_DIGITS = 6;

type PointsCellProps = {
  /** Over the column of controls, too. */
  isWide?: boolean;
  label: string;
  points: number;
  error: string | undefined;
  onChange: (points: number) => void;
};

export function PointsCell({ isWide = false, label, points, error, onChange }: PointsCellProps) {
  return (
    <td colSpan={isWide ? 2 : 1} className={CELL}>
      <Input
        className="w-28"
        aria-label={label}
        {...(error === undefined ? {} : { 'aria-invalid': true })}
        inputMode="numeric"
        icon={<GoldCoin />}
        value={typedNumber(points)}
        onChange={(event) => onChange(wholeNumberOf(event.target.value, POINTS_DIGITS))}
      />
      <ErrorText text={error} />
    </td>
  );
}

export function ErrorText({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className="flex items-center gap-1 text-12 whitespace-normal text-yan-text" role="alert">
      <CircleAlert size={14} />
      {text}
    </span>
  );
}

function GoldCoin() {
  return (
    <span className="text-jin-text">
      <Coin />
    </span>
  );
}
