import { useState } from 'react';

/** A number that rolls: the old one leaves upward, the new one enters. */
export function RollingDigit({ value }: { value: number }) {
  const [roll, setRoll] = useState({ value, old: null as number | null });
  if (roll.value !== value) setRoll({ value, old: roll.value });
  return (
    <span className="roll">
      {roll.old !== null && (
        <em key={`old-${roll.old}`} className="roll__old" aria-hidden="true">
          {roll.old}
        </em>
      )}
      <em key={roll.value} className={roll.old === null ? '' : 'roll__new'}>
        {roll.value}
      </em>
    </span>
  );
}

/** The large score of a stage with its two square dots. */
export function Score({ a, b }: { a: number; b: number }) {
  return (
    <div className="sb__s num" role="img" aria-label={`比分 ${a} 比 ${b}`}>
      <RollingDigit value={a} />
      <i />
      <RollingDigit value={b} />
    </div>
  );
}
