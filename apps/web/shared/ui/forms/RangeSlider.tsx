import { Slider as Base } from '@base-ui/react/slider';
import { useState } from 'react';

export type Range = readonly [from: number, to: number];

type RangeSliderProps = {
  /** What both ends are called: 「最低价格」, 「最高价格」. */
  labels: readonly [from: string, to: string];
  min: number;
  max: number;
  step: number;
  value: Range;
  /** How an end reads, e.g. the upper one that means no bound. */
  textOf: (value: number) => string;
  /** Told when an end is let go, not while it is drawn. */
  onChange: (value: Range) => void;
};

/** Two ends on one track; it follows its value when that changes from outside. */
export function RangeSlider({ labels, min, max, step, value, textOf, onChange }: RangeSliderProps) {
  const [drawn, setDrawn] = useState<Range>(value);
  const [known, setKnown] = useState<Range>(value);
  if (known[0] !== value[0] || known[1] !== value[1]) {
    setKnown(value);
    setDrawn(value);
  }
  return (
    <div>
      <Base.Root
        value={drawn}
        min={min}
        max={max}
        step={step}
        largeStep={step * 10}
        onValueChange={(next) => setDrawn(rangeOf(next))}
        onValueCommitted={(next) => onChange(rangeOf(next))}
      >
        <Base.Control className="flex h-8 cursor-pointer touch-none items-center px-2 max-tablet:h-10 max-tablet:px-3">
          <Base.Track className="h-1 w-full rounded-full bg-line-2">
            <Base.Indicator className="rounded-full bg-text-1" />
            {labels.map((label, index) => (
              <Base.Thumb
                key={label}
                className="size-4 rounded-[4px] border-2 border-text-1 bg-surface-1 outline-offset-2 outline-zhu-text focus-within:outline-2 max-tablet:size-6 max-tablet:rounded-control"
                index={index}
                getAriaLabel={() => label}
                getAriaValueText={(_text, end) => textOf(end)}
              />
            ))}
          </Base.Track>
        </Base.Control>
      </Base.Root>
      <div className="flex justify-between font-num text-13 font-semibold" aria-hidden="true">
        <span>{textOf(drawn[0])}</span>
        <span>{textOf(drawn[1])}</span>
      </div>
    </div>
  );
}

const rangeOf = ([from = 0, to = 0]: readonly number[]): Range => [from, to];
