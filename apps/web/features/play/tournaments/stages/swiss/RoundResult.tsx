import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { roundCell, type RoundEntry } from './round-cells.ts';

const ROUND_CELL = 'h-10 min-w-[42px] border-b border-b-line-1 px-0.5 py-0 text-center';

const OUTLINED = 'text-text-3 shadow-[inset_0_0_0_1px_var(--pl-line-1)]';
const RESULT_LOOKS: Readonly<Record<ReturnType<typeof roundCell>['kind'], string>> = {
  win: 'bg-jin-wash text-jin-text',
  loss: OUTLINED,
  draw: OUTLINED,
  open: 'text-zhu-text shadow-[inset_0_0_0_1px_var(--pl-zhu-line)]',
  none: 'text-text-3',
};

/** What a round brought to one player. */
export function RoundResult({ entry, id }: { entry: RoundEntry; id: string }) {
  const { text, kind, label } = roundCell(entry, id);
  return (
    <td className={ROUND_CELL}>
      <span
        className={cx(
          'inline-block min-w-[38px] rounded-seal px-1 font-num text-[15px] leading-6 font-semibold',
          RESULT_LOOKS[kind],
        )}
        aria-label={label}
        role="img"
      >
        {text}
      </span>
    </td>
  );
}

/** Keeps the column of a round that has not been drawn. */
export function RoundToCome() {
  return (
    <td className={ROUND_CELL}>
      <span className="sr-only">未开始</span>
    </td>
  );
}
