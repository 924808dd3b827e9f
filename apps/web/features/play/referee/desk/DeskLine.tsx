import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Elapsed } from '../../../../shared/ui/time/Countdown.tsx';
import type { DeskRow } from './desk-rows.ts';
import { KIND_TEXTS } from './desk-texts.ts';

type DeskLineProps = { row: DeskRow; isSelected: boolean; isMine: boolean; showsEvent: boolean; onSelect: () => void };

/** Where something waits for a referee, for how long, and who sees to it. */
export function DeskLine({ row, isSelected, isMine, showsEvent, onSelect }: DeskLineProps) {
  const { kind, place, a, b, detail, where, since, owner, isDemo } = row;
  return (
    <li className="border-b border-b-line-1">
      <button
        type="button"
        className={cx(
          'grid w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-0 px-3 py-3 text-left text-text-1',
          isSelected ? 'bg-surface-2 shadow-[inset_3px_0_0_var(--pl-zhu-bright)]' : 'bg-transparent hover:bg-hover',
        )}
        aria-current={isSelected}
        onClick={onSelect}
      >
        <Seal mark={KIND_TEXTS[kind].seal} size="lg" />
        <span className="min-w-0">
          <b className="block wrap-anywhere">
            {place && `${place} `}
            {a} <span className="font-normal text-text-3">对</span> {b}
          </b>
          <span className="block text-13 wrap-anywhere text-text-2">{detail}</span>
          {showsEvent && (
            <span className="block text-12 wrap-anywhere text-text-3">
              {where} {isDemo && <Tag>演示</Tag>}
            </span>
          )}
        </span>
        <span className="grid justify-items-end gap-0.5 text-13 whitespace-nowrap">
          <span className={row.is_blocking ? 'text-huang-text' : 'text-text-2'}>
            <Elapsed since={since} />
          </span>
          <small className={owner ? 'text-text-2' : 'text-text-3'}>
            {owner === null ? '无人接手' : isMine ? '你接手' : owner.username}
          </small>
        </span>
      </button>
    </li>
  );
}
