import { cx } from '../../../../shared/ui/layout/cx.ts';
import { changeText } from '../detail/detail.model.ts';

type Change = { dbf_id: number; change: number };

type CardChangesProps<T extends Change> = { changes: readonly T[]; nameOf: (change: T) => string };

/** Which cards came in and which went out, with how many copies. */
export function CardChanges<T extends Change>({ changes, nameOf }: CardChangesProps<T>) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-0.5 text-13 text-text-2">
      {changes.map((entry) => (
        <li key={entry.dbf_id}>
          <span className={cx('font-num font-semibold', entry.change > 0 ? 'text-lv-text' : 'text-yan-text')}>
            {changeText(entry.change)}
          </span>{' '}
          {nameOf(entry)}
        </li>
      ))}
    </ul>
  );
}
