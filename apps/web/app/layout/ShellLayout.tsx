import { PanelLeftOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { useTakenOver } from '../../shared/first-view/useDevice.ts';
import { useAtom } from '../../shared/state/jotai.ts';
import { hideNavbarAtom, sidebarOpenAtom } from '../../shared/state/layout.atoms.ts';
import { Button } from '../../shared/ui/actions/Button.tsx';
import { cx } from '../../shared/ui/layout/cx.ts';
import { useCurrentPage } from '../Root.tsx';
import { Header } from './Header.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SystemBanners } from './SystemBanners.tsx';

// what shows nothing at first is loaded after the page is there
const ShellWatch = lazy(async () => ({ default: (await import('../page-kit.ts')).ShellWatch }));
const SidebarDrawer = lazy(async () => ({ default: (await import('../page-kit.ts')).SidebarDrawer }));

const SHELL =
  'relative min-h-[calc(100vh-var(--pl-header))] before:absolute before:inset-y-0 before:left-(--sidebar-width) before:w-px before:bg-line-1 tablet:grid tablet:grid-cols-[var(--sidebar-width)_minmax(0,1fr)] max-tablet:before:hidden print:block print:before:hidden';
const WIDTHS = {
  wide: '[--sidebar-width:var(--first-view-sidebar,var(--pl-side))]',
  rail: '[--sidebar-width:var(--pl-side-rail)]',
};
const MAIN =
  'mx-auto w-full max-w-[calc(var(--pl-content-max)+64px)] min-w-0 px-8 pt-7 pb-18 outline-none max-tablet:px-4 max-tablet:pt-4 max-tablet:pb-14 print:max-w-none print:p-0';

/** Header, sidebar and the page, which stays as it is while the visitor hides both; a button then brings them back. */
export function ShellLayout() {
  const [isHidden, setHidden] = useAtom(hideNavbarAtom);
  const isStagePage = useCurrentPage()?.layout === 'stage';
  const { isRail, toggleRail } = useRail(isStagePage);
  const isTakenOver = useTakenOver();
  return (
    <>
      {!isHidden && <Header hasTicker={!isStagePage} />}
      <div className={cx(!isHidden && cx(SHELL, WIDTHS[isRail ? 'rail' : 'wide']))}>
        {!isHidden && <Sidebar isRail={isRail} onToggleRail={toggleRail} />}
        <main className={MAIN} id="main" tabIndex={-1}>
          <SystemBanners />
          <Outlet />
        </main>
      </div>
      {isHidden && (
        <div className="fixed bottom-4 left-4 z-batch rounded-control bg-surface-pop shadow-[var(--pl-shadow-2),0_0_0_1px_var(--pl-line-1)] print:hidden">
          <Button size="sm" icon={<PanelLeftOpen size={16} />} onClick={() => setHidden(false)}>
            显示导航栏
          </Button>
        </div>
      )}
      {isTakenOver && (
        <Suspense>
          {!isHidden && <SidebarDrawer />}
          <ShellWatch />
        </Suspense>
      )}
    </>
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
