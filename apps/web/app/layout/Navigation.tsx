import { ChevronDown, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { useAtom, useAtomValue, useSetAtom } from '../../shared/state/jotai.ts';
import { hideNavbarAtom, sidebarExpandedAtom } from '../../shared/state/layout.atoms.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { cx } from '../../shared/ui/cx.ts';
import { PAGES } from '../pages.ts';
import { activePath, visibleMenu } from './menu.rules.ts';
import { MENU, type MenuEntry, type MenuSection } from './menu.ts';

const PATHS: ReadonlySet<string> = new Set(PAGES.map((page) => page.path));

type NavigationProps = { isRail: boolean; onChoose?: () => void };

/** The menu of this visitor. In the rail all sections lie open, because their headings are not there to open them. */
export function Navigation({ isRail, onChoose }: NavigationProps) {
  const { pathname } = useLocation();
  const menu = visibleMenu(MENU, useAtomValue(userAtom), PATHS);
  const active = activePath(menu, pathname);
  return (
    <nav className="nav" aria-label="主导航">
      {menu.map((section) => (
        <Section key={section.id} section={section} isRail={isRail}>
          {section.entries.map((entry) => (
            <Entry
              key={entry.label}
              entry={entry}
              isActive={entry.path !== undefined && entry.path === active}
              onChoose={onChoose}
            />
          ))}
        </Section>
      ))}
      <HideNavbar onChoose={onChoose} />
    </nav>
  );
}

function Section({ section, isRail, children }: { section: MenuSection; isRail: boolean; children: ReactNode }) {
  const [expanded, setExpanded] = useAtom(sidebarExpandedAtom);
  const isOpen = expanded[section.id] ?? true;
  return (
    <div className="nav__g">
      {section.label !== undefined && (
        <button
          type="button"
          className="nav__h"
          aria-expanded={isOpen}
          onClick={() => setExpanded({ ...expanded, [section.id]: !isOpen })}
        >
          {section.label}
          <ChevronDown size={14} />
        </button>
      )}
      {(isOpen || isRail || section.label === undefined) && children}
    </div>
  );
}

type EntryProps = { entry: MenuEntry; isActive: boolean; onChoose: (() => void) | undefined };

function Entry({ entry, isActive, onChoose }: EntryProps) {
  const { icon: Icon, label, path } = entry;
  const content = (
    <>
      <Icon size={18} />
      <span>{label}</span>
    </>
  );
  if (path === undefined) {
    return (
      <span className="nav__i is-dis" aria-disabled="true">
        {content}
      </span>
    );
  }
  return (
    <Link
      className={cx('nav__i', isActive && 'is-on')}
      to={path}
      title={label}
      aria-current={isActive ? 'page' : undefined}
      onClick={onChoose}
    >
      {content}
    </Link>
  );
}

function HideNavbar({ onChoose }: { onChoose: (() => void) | undefined }) {
  const setHidden = useSetAtom(hideNavbarAtom);
  const hide = () => {
    setHidden(true);
    onChoose?.();
  };
  return (
    <div className="nav__g">
      <button type="button" className="nav__i" title="隐藏导航栏" onClick={hide}>
        <EyeOff size={18} />
        <span>隐藏导航栏</span>
      </button>
    </div>
  );
}
