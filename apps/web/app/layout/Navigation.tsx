import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { useAtom, useAtomValue } from '../../shared/state/jotai.ts';
import { sidebarExpandedAtom } from '../../shared/state/layout.atoms.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { cx } from '../../shared/ui/layout/cx.ts';
import { PAGES } from '../pages.ts';
import { activeEntry, isSectionOpen, menuGroups, visibleMenu, withSeasons } from './menu.rules.ts';
import { MENU, PAST_SEASONS, type MenuItem } from './menu.ts';
import { NavigationEntry, type NavigationLook } from './NavigationEntry.tsx';
import { useEndedSeasons } from './useEndedSeasons.ts';

const PATHS: ReadonlySet<string> = new Set(PAGES.map((page) => page.path));

const GROUPS: Record<NavigationLook, string> = {
  wide: 'py-1 not-first:mt-1',
  rail: 'py-1 not-first:mt-2 not-first:border-t not-first:border-line-1 not-first:pt-2',
};

type NavigationProps = { look: NavigationLook; onChoose?: () => void };

/** The menu of this visitor. In the rail all sections are expanded, because their headings are not shown. */
export function Navigation({ look, onChoose }: NavigationProps) {
  const { pathname } = useLocation();
  const user = useAtomValue(userAtom);
  const ownMenu = visibleMenu(MENU, user, PATHS);
  const active = activeEntry(ownMenu, pathname);
  const expanded = useAtomValue(sidebarExpandedAtom);
  const past = ownMenu.find(({ id }) => id === PAST_SEASONS);
  const showsPast = past !== undefined && (look === 'rail' || isSectionOpen(past, expanded, active));
  const menu = withSeasons(ownMenu, useEndedSeasons(showsPast));
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);
  const entry = (item: MenuItem) => (
    <NavigationEntry key={item.id} item={item} look={look} isActive={item === active} onChoose={onChoose} />
  );
  return (
    <nav
      ref={list}
      className={cx(
        'flex-1 overflow-auto pt-3 pb-6 [scrollbar-width:thin] max-tablet:pt-1',
        look === 'rail' ? 'px-2.5' : 'px-3',
      )}
      aria-label="主导航"
      {...(user === null && { 'data-guest': 'place' })}
    >
      {menuGroups(menu).map((group) => (
        <div key={group[0]?.id} className={GROUPS[look]}>
          {group.map((item) =>
            item.children ? <Section key={item.id} {...{ item, look, active, entry }} /> : entry(item),
          )}
        </div>
      ))}
    </nav>
  );
}

type SectionProps = {
  item: MenuItem;
  look: NavigationLook;
  active: MenuItem | undefined;
  entry: (item: MenuItem) => React.ReactNode;
};

function Section({ item, look, active, entry }: SectionProps) {
  const { id, label, collapsible = false, children = [] } = item;
  const [expanded, setExpanded] = useAtom(sidebarExpandedAtom);
  const isOpen = isSectionOpen(item, expanded, active);
  return (
    <>
      {look === 'wide' && (
        <button
          type="button"
          className="flex w-full items-center justify-between border-0 bg-transparent px-3 pt-2 pb-1 text-12 text-text-3 enabled:cursor-pointer enabled:hover:text-text-1 max-tablet:min-h-10"
          disabled={!collapsible}
          aria-expanded={isOpen}
          onClick={() => setExpanded({ ...expanded, [id]: !isOpen })}
        >
          {label}
          {collapsible && <ChevronDown className={cx('transition-transform', !isOpen && '-rotate-90')} size={14} />}
        </button>
      )}
      {(isOpen || look === 'rail' || !collapsible) && children.map(entry)}
    </>
  );
}
