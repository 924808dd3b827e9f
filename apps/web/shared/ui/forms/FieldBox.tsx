import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../layout/cx.ts';

/** `beside` is a row of a ruled form: the label at the left, above the control on phones. */
export type FieldLayout = 'stacked' | 'beside';

const BOXES: Record<FieldLayout, string> = {
  stacked: 'flex flex-col gap-1.5',
  beside:
    'grid grid-cols-[200px_minmax(0,560px)] gap-x-6 gap-y-1 border-t border-t-line-1 py-3.5 max-tablet:grid-cols-[minmax(0,1fr)]',
};
const HEADS: Record<FieldLayout, string> = {
  stacked: 'text-13 text-text-2',
  beside: 'self-start pt-2 max-tablet:pt-0',
};
const BODIES: Record<FieldLayout, string> = { stacked: 'gap-1.5', beside: 'gap-1 wrap-anywhere' };

type FieldBoxProps = {
  /** The label line. */
  head: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  noteId?: string;
  layout?: FieldLayout | undefined;
  children: ReactNode;
} & Omit<ComponentProps<'div'>, 'className'>;

/** The places of a field's label, control and note; which element names the control is the caller's. */
export function FieldBox({ head, hint, error, noteId, layout = 'stacked', children, ...rest }: FieldBoxProps) {
  return (
    <div {...rest} className={BOXES[layout]}>
      <div className={cx('flex justify-between', HEADS[layout])}>{head}</div>
      <div className={cx('flex min-w-0 flex-col', BODIES[layout])}>
        {children}
        {error ? <FieldError id={noteId}>{error}</FieldError> : hint && <FieldHint id={noteId}>{hint}</FieldHint>}
      </div>
    </div>
  );
}

type NoteProps = { id?: string | undefined; className?: string; children: ReactNode };

/** What is wrong with a field, announced when it appears. */
export function FieldError({ id, className, children }: NoteProps) {
  return (
    <span className={cx('flex items-center gap-1 text-12 text-yan-text', className)} id={id} role="alert">
      <CircleAlert size={14} />
      {children}
    </span>
  );
}

/** What a field is for, below it. */
export function FieldHint({ id, className, children }: NoteProps) {
  return (
    <span className={cx('text-12 text-text-3', className)} id={id}>
      {children}
    </span>
  );
}
