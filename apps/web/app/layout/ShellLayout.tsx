import { PanelLeftOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { useAtom } from '../../shared/state/jotai.ts';
import { hideNavbarAtom, sidebarOpenAtom } from '../../shared/state/layout.atoms.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { useCurrentPage } from '../Root.tsx';
import { Header } from './Header.tsx';
import { Sidebar } from './Sidebar.tsx';

// the drawer is for phones: its kit is loaded after the first paint
const ShellWatch = lazy(async () => ({ default: (await import('../page-kit.ts')).ShellWatch }));
const SystemBanners = lazy(async () => ({ default: (await import('../page-kit.ts')).SystemBanners }));
const SidebarDrawer = lazy(async () => ({ default: (await import('../page-kit.ts')).SidebarDrawer }));

/** Header, sidebar and the page, which stays as it is while the visitor hides both; a button then brings them back. */
export function ShellLayout() {
  const [isHidden, setHidden] = useAtom(hideNavbarAtom);
  const isStagePage = useCurrentPage()?.layout === 'stage';
  const { isRail, toggleRail } = useRail(isStagePage);
  return (
    <div className={cx(isRail && !isHidden && 'is-rail')}>
      {!isHidden && <Header hasTicker={!isStagePage} />}
      <div className={cx(!isHidden && 'shell')}>
        {!isHidden && <Sidebar isRail={isRail} onToggleRail={toggleRail} />}
        <main className="main" id="main" tabIndex={-1}>
          <Suspense>
            <SystemBanners />
          </Suspense>
          <Outlet />
        </main>
      </div>
      {isHidden && (
        <Button className="nav-back" size="sm" icon={<PanelLeftOpen size={16} />} onClick={() => setHidden(false)}>
          显示导航栏
        </Button>
      )}
      <Suspense>
        {!isHidden && <SidebarDrawer />}
        <ShellWatch />
      </Suspense>
    </div>
  );
}

/** The sidebar is as the visitor left it, but a stage page starts narrow and remembers a change only while it is shown. */
function useRail(isStagePage: boolean) {
  const [isOpen, setOpen] = useAtom(sidebarOpenAtom);
  const { pathname } = useLocation();
  const [widenedAt, setWidenedAt] = useState<string | null>(null);
  if (!isStagePage) return { isRail: !isOpen, toggleRail: () => setOpen(!isOpen) };
  const isWidened = widenedAt === pathname;
  return { isRail: !isWidened, toggleRail: () => setWidenedAt(isWidened ? null : pathname) };
}
