import { Link } from 'react-router-dom';

import { useAtomValue, type Atom } from '../../shared/state/jotai.ts';
import { cx } from '../../shared/ui/layout/cx.ts';
import type { MenuItem } from './menu.ts';
import { useMenuActions } from './useMenuActions.ts';

/** With the labels, or as a rail of pictures. */
export type NavigationLook = 'wide' | 'rail';

type EntryState = 'plain' | 'active' | 'disabled';

const ENTRY = 'relative mb-px flex h-9.5 items-center gap-3 rounded-control px-3 max-tablet:h-11';

const STATES: Record<EntryState, string> = {
  plain: 'text-text-2 hover:bg-hover hover:text-text-1',
  active:
    'bg-surface-2 font-medium text-text-1 before:absolute before:inset-y-[9px] before:w-[3px] before:rounded-r-[2px] before:bg-zhu-bright',
  disabled: 'pointer-events-none text-text-off',
};

/** Where the tick of the active entry meets the edge of the sidebar. */
const TICKS: Record<NavigationLook, string> = { wide: 'before:-left-3', rail: 'before:-left-2.5' };

const BADGES: Record<NavigationLook, string> = {
  wide: 'min-w-5 text-right text-13 text-text-3',
  rail: 'absolute top-0.5 right-[3px] rounded-[7px] bg-surface-3 px-1 text-12/[15px] text-text-2',
};

type NavigationEntryProps = {
  item: MenuItem;
  look: NavigationLook;
  isActive: boolean;
  onChoose: (() => void) | undefined;
};

/** One line of the menu: a page, an action, or a page that is only announced. */
export function NavigationEntry({ item, look, isActive, onChoose }: NavigationEntryProps) {
  const { label, path, action, disabled } = item;
  const actions = useMenuActions();
  const content = <Content item={item} look={look} isActive={isActive} />;
  if (disabled) {
    return (
      <span className={entryClass(item, look, 'disabled')} aria-disabled="true">
        {content}
      </span>
    );
  }
  if (action) {
    const act = () => {
      onChoose?.();
      actions[action]();
    };
    return (
      <button
        type="button"
        className={cx('w-full cursor-pointer border-0 bg-transparent text-left', entryClass(item, look, 'plain'))}
        title={label}
        onClick={act}
      >
        {content}
      </button>
    );
  }
  return (
    <Link
      className={entryClass(item, look, isActive ? 'active' : 'plain')}
      to={path ?? '/'}
      title={label}
      aria-current={isActive ? 'page' : undefined}
      onClick={onChoose}
    >
      {content}
    </Link>
  );
}

function entryClass({ divider }: MenuItem, look: NavigationLook, state: EntryState): string {
  const line = divider ? 'mt-3.25 after:absolute after:inset-x-0 after:-top-1.75 after:h-px after:bg-line-1' : 'mt-px';
  return cx(ENTRY, look === 'rail' && 'justify-center', STATES[state], state === 'active' && TICKS[look], line);
}

function Content({ item, look, isActive }: { item: MenuItem; look: NavigationLook; isActive: boolean }) {
  const { icon: Icon, label, badge } = item;
  return (
    <>
      {Icon && <Icon className={cx(isActive && 'text-zhu-text')} size={18} />}
      <span className={look === 'rail' ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{label}</span>
      {badge && <Badge badge={badge} look={look} />}
    </>
  );
}

function Badge({ badge, look }: { badge: Atom<number>; look: NavigationLook }) {
  const count = useAtomValue(badge);
  if (count === 0) return null;
  return <span className={cx('font-num font-semibold', BADGES[look])}>{count > 99 ? '99+' : count}</span>;
}
