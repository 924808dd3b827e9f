import { cx } from '../../../../../shared/ui/layout/cx.ts';
import type { StageCut } from '../stage-view.ts';
import styles from './CutLine.module.css';

/** The cut line as three ropes; those above it advance. */
export function CutLine({ cut, count, width }: { cut: StageCut; count: number; width: number }) {
  return (
    <tr>
      <td colSpan={width} className="h-[34px] p-0" aria-label="晋级线">
        <div
          className={cx(
            'relative flex justify-center max-tablet:sticky max-tablet:left-0 max-tablet:max-w-[calc(100vw-32px)]',
            styles['ropes'],
          )}
        >
          <span className="relative bg-canvas px-3.5 text-12 leading-5 text-zhu-text">晋级线 · {cut.text(count)}</span>
        </div>
      </td>
    </tr>
  );
}
