import { Link } from 'react-router-dom';

import { useAtomValue, type Atom } from '../../shared/state/jotai.ts';
import { cx } from '../../shared/ui/cx.ts';
import type { MenuItem } from './menu.ts';
import { useMenuActions } from './useMenuActions.ts';

type NavigationEntryProps = { item: MenuItem; isActive: boolean; onChoose: (() => void) | undefined };

/** One line of the menu: a page, a deed, or what is only announced. */
export function NavigationEntry({ item, isActive, onChoose }: NavigationEntryProps) {
  const { label, path, action, disabled, divider } = item;
  const actions = useMenuActions();
  if (disabled) {
    return (
      <span className="nav__i is-dis" aria-disabled="true">
        <Content item={item} />
      </span>
    );
  }
  if (action) {
    const act = () => {
      onChoose?.();
      actions[action]();
    };
    return (
      <button type="button" className={cx('nav__i', divider && 'nav__i--line')} title={label} onClick={act}>
        <Content item={item} />
      </button>
    );
  }
  return (
    <Link
      className={cx('nav__i', isActive && 'is-on')}
      to={path ?? '/'}
      title={label}
      aria-current={isActive ? 'page' : undefined}
      onClick={onChoose}
    >
      <Content item={item} />
    </Link>
  );
}

function Content({ item: { icon: Icon, label, badge } }: { item: MenuItem }) {
  return (
    <>
      {Icon && <Icon size={18} />}
      <span>{label}</span>
      {badge && <Badge badge={badge} />}
    </>
  );
}

function Badge({ badge }: { badge: Atom<number> }) {
  const count = useAtomValue(badge);
  return count > 0 && <em>{count > 99 ? '99+' : count}</em>;
}
