import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router-dom';

import { useAtom, useAtomValue } from '../../shared/state/jotai.ts';
import { sidebarExpandedAtom } from '../../shared/state/layout.atoms.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { OFFERED_PAGES } from '../pages.ts';
import { activeEntry, menuGroups, visibleMenu } from './menu.rules.ts';
import { MENU, type MenuItem } from './menu.ts';
import { NavigationEntry } from './NavigationEntry.tsx';

const PATHS: ReadonlySet<string> = new Set(OFFERED_PAGES.map((page) => page.path));

type NavigationProps = { isRail: boolean; onChoose?: () => void };

/** The menu of this visitor. In the rail all sections lie open, because their headings are not there to open them. */
export function Navigation({ isRail, onChoose }: NavigationProps) {
  const { pathname } = useLocation();
  const menu = visibleMenu(MENU, useAtomValue(userAtom), PATHS);
  const active = activeEntry(menu, pathname);
  const entry = (item: MenuItem) => (
    <NavigationEntry key={item.id} item={item} isActive={item === active} onChoose={onChoose} />
  );
  return (
    <nav className="nav" aria-label="主导航">
      {menuGroups(menu).map((group) => (
        <div key={group[0]?.id} className="nav__g">
          {group.map((item) => (item.children ? <Section key={item.id} {...{ item, isRail, entry }} /> : entry(item)))}
        </div>
      ))}
    </nav>
  );
}

type SectionProps = { item: MenuItem; isRail: boolean; entry: (item: MenuItem) => React.ReactNode };

function Section({ item, isRail, entry }: SectionProps) {
  const { id, label, collapsible = false, defaultExpanded = false, children = [] } = item;
  const [expanded, setExpanded] = useAtom(sidebarExpandedAtom);
  const isOpen = expanded[id] ?? defaultExpanded;
  return (
    <>
      <button
        type="button"
        className="nav__h"
        disabled={!collapsible}
        aria-expanded={isOpen}
        onClick={() => setExpanded({ ...expanded, [id]: !isOpen })}
      >
        {label}
        {collapsible && <ChevronDown size={14} />}
      </button>
      {(isOpen || isRail || !collapsible) && children.map(entry)}
    </>
  );
}
