import { cx } from '../layout/cx.ts';
import type { Column, ColumnFit, RowTone } from './data-table.model.ts';
import styles from './DataTable.module.css';

const FITS: Record<ColumnFit, string> = {
  content: '',
  rest: 'w-2/5 max-w-0 min-w-40',
  wrap: 'min-w-30 whitespace-normal wrap-anywhere',
};

/** The cell of the box that selects a row, or all of them. */
export const CHECK_CELL = cx(styles.pinned, 'left-0 w-10 min-w-10 pl-3 leading-0');

/** The cell of the button that unfolds a row. */
export const TOGGLE_CELL = 'w-11 px-2';

/** Header and cells of a column; the first one stays in sight on phones, beside the box if there is one. */
export function columnClass<Row>({ fit = 'content', className }: Column<Row>, index: number, hasBox: boolean): string {
  const pinned = cx(styles.pinned, hasBox ? 'left-10' : 'left-0', 'max-tablet:max-w-[46vw] max-tablet:truncate');
  return cx(FITS[fit], index === 0 && pinned, className);
}

const TICK = '*:first:shadow-[inset_3px_0_0_var(--row-tick)]';
const CALM = '[--row-wash:transparent] hover:[--row-wash:var(--pl-hover)]';
const MARKED = '[--row-wash:var(--pl-hover)]';

/** The wash is a variable because the row's pinned cells repeat it. */
const TONES: Record<RowTone | 'plain', { rest: string; marked: string }> = {
  plain: { rest: CALM, marked: MARKED },
  muted: { rest: cx(CALM, 'text-text-3'), marked: cx(MARKED, 'text-text-3') },
  new: {
    rest: cx(CALM, TICK, '[--row-tick:var(--pl-zhu-bright)]', styles.arrived),
    marked: cx(MARKED, TICK, '[--row-tick:var(--pl-zhu-bright)]'),
  },
  alert: both(cx(TICK, '[--row-tick:var(--pl-huang-text)] [--row-wash:var(--pl-huang-wash)]')),
  failed: both(cx(TICK, '[--row-tick:var(--pl-yan-text)] [--row-wash:var(--pl-yan-wash)]')),
};

function both(look: string) {
  return { rest: look, marked: look };
}

/** `isMarked`: selected, or its detail is open. */
export function rowClass(tone: RowTone | undefined, isMarked: boolean, canOpen: boolean): string {
  const look = TONES[tone ?? 'plain'][isMarked ? 'marked' : 'rest'];
  return cx('border-b border-line-1 bg-(--row-wash) last:border-b-0', canOpen && 'cursor-pointer', look);
}
