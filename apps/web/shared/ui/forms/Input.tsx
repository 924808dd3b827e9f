import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../layout/cx.ts';
import { DAY_RANGE, MOMENT_RANGE } from '../time/local-time.ts';

/** `soft` among filters, `line` for a title that can be edited in place. */
export type InputTone = 'box' | 'soft' | 'line';

const SHAPES: Record<InputTone, string> = {
  box: 'rounded-control border bg-surface-1 pl-3',
  soft: 'rounded-control border bg-transparent pl-3',
  line: 'border-b bg-transparent',
};
const BORDERS: Record<InputTone, string> = {
  box: 'border-line-control',
  soft: 'border-line-2',
  line: 'border-line-control',
};
const ENDS: Record<InputTone, string> = { box: 'pr-3', soft: 'pr-3', line: '' };
const CODE = 'font-mono text-12';
const INVALID = 'border-yan-text';
const FOCUSED =
  'outline-zhu-text -outline-offset-1 has-[input:focus]:outline-2 has-[input:focus]:ring-4 has-[input:focus]:ring-zhu-wash not-supports-[selector(:has(a))]:focus-within:outline-2';

export type InputProps = {
  tone?: InputTone;
  icon?: ReactNode;
  trailing?: ReactNode;
  /** What stands at the end is a button, with a margin of its own. */
  hasTrailingButton?: boolean;
  large?: boolean;
  /** What is typed is a code, an address or a number that is read letter by letter. */
  isCode?: boolean;
} & ComponentProps<'input'>;

/** The input alone, with room for an icon and a suffix. `className` gives its place. */
export function Input(props: InputProps) {
  const {
    tone = 'box',
    icon,
    trailing,
    hasTrailingButton = false,
    large = false,
    isCode = false,
    className,
    ...rest
  } = props;
  return (
    <span
      className={cx(
        'flex min-w-0 items-center gap-2 text-text-3',
        SHAPES[tone],
        rest['aria-invalid'] ? INVALID : BORDERS[tone],
        hasTrailingButton ? 'pr-1' : ENDS[tone],
        large ? 'h-11' : 'h-9 max-tablet:h-10',
        isCode && CODE,
        FOCUSED,
        className,
      )}
    >
      {icon}
      <input
        {...rangeOf(rest.type)}
        {...rest}
        className="-my-px min-w-0 flex-1 self-stretch border-0 bg-transparent text-text-1 outline-0 placeholder:text-text-3"
      />
      {trailing}
    </span>
  );
}

const RANGES: Readonly<Record<string, { min: string; max: string }>> = {
  'datetime-local': MOMENT_RANGE,
  date: DAY_RANGE,
};
/** With a range the year of a date has four digits. */
const rangeOf = (type: string | undefined) => (type === undefined ? undefined : RANGES[type]);

type PickInputProps = Omit<InputProps, 'value' | 'onChange' | 'onKeyDown'> & {
  value: string;
  onChange: (text: string) => void;
  onEnter: () => void;
};

/** An input whose Enter takes what is typed, where elsewhere in the form it saves. */
export function PickInput({ onChange, onEnter, ...input }: PickInputProps) {
  return (
    <Input
      {...input}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}

export type TextAreaProps = Pick<InputProps, 'isCode'> & ComponentProps<'textarea'>;

/** The text area alone. `className` gives its place. */
export function TextArea({ isCode = false, className, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      className={cx(
        'block w-full resize-y rounded-control border bg-surface-1 p-3 text-text-1 placeholder:text-text-3',
        rest['aria-invalid'] ? INVALID : BORDERS.box,
        isCode && CODE,
        className,
      )}
    />
  );
}
