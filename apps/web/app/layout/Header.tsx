import { Menu, Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';

import { useDevice } from '../../shared/first-view/useDevice.ts';
import { useAtomValue, useSetAtom } from '../../shared/state/jotai.ts';
import { drawerOpenAtom, paletteOpenAtom } from '../../shared/state/layout.atoms.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { logoLabelAtom } from '../../shared/state/site.atoms.ts';
import { LinkButton } from '../../shared/ui/actions/Button.tsx';
import { IconButton } from '../../shared/ui/actions/IconButton.tsx';
import { Logo } from '../../shared/ui/marks/Logo.tsx';
import { AccountButton } from './AccountButton.tsx';
import { HeaderConnection } from './HeaderConnection.tsx';
import { LiveTicker } from './LiveTicker.tsx';

// what belongs to a visitor comes after the page
const AccountMenu = lazy(async () => ({ default: (await import('../page-kit.ts')).AccountMenu }));
const CasesButton = lazy(async () => ({ default: (await import('../page-kit.ts')).CasesButton }));
const NotificationBell = lazy(async () => ({ default: (await import('../page-kit.ts')).NotificationBell }));
const PointsBadge = lazy(async () => ({ default: (await import('../page-kit.ts')).PointsBadge }));

export function Header({ hasTicker }: { hasTicker: boolean }) {
  const setDrawerOpen = useSetAtom(drawerOpenAtom);
  const user = useAtomValue(userAtom);
  const logoLabel = useAtomValue(logoLabelAtom);
  return (
    <header className="sticky top-0 z-header flex h-(--pl-header) grid-cols-[auto_1fr_auto] items-center gap-2 border-b border-line-1 bg-canvas pr-3 pl-2 tablet:grid tablet:gap-5 tablet:pr-6 tablet:pl-5 desktop:grid-cols-[calc(var(--pl-side)-20px)_1fr_auto] print:hidden">
      <IconButton className="tablet:hidden" label="打开菜单" onClick={() => setDrawerOpen(true)}>
        <Menu size={20} />
      </IconButton>
      <Link className="flex items-center gap-2.5 whitespace-nowrap max-tablet:h-10" to="/" aria-label={logoLabel}>
        <Logo />
      </Link>
      {hasTicker ? <LiveTicker /> : <span />}
      <div className="ml-auto flex items-center gap-1 tablet:gap-3">
        <HeaderConnection />
        <SearchButton />
        {user ? (
          <>
            <span className="max-w-80 truncate text-13 text-text-3 max-desktop:hidden">
              欢迎回来，<b className="font-medium text-text-1">{user.username}</b>
            </span>
            <Suspense>
              <PointsBadge />
              <CasesButton />
              <NotificationBell />
            </Suspense>
            <Suspense fallback={<AccountButton user={user} />}>
              <AccountMenu user={user} />
            </Suspense>
          </>
        ) : (
          <>
            <LinkButton data-guest="place" variant="ghost" size="sm" to="/login">
              登录
            </LinkButton>
            <LinkButton data-guest="place" variant="primary" size="sm" to="/register">
              注册
            </LinkButton>
          </>
        )}
      </div>
    </header>
  );
}

function SearchButton() {
  const setPaletteOpen = useSetAtom(paletteOpenAtom);
  const isMac = useDevice(() => navigator.userAgent.includes('Mac'), false);
  const keys = isMac ? '⌘K' : 'Ctrl+K';
  return (
    <IconButton label="搜索" title={`搜索（${keys}）`} onClick={() => setPaletteOpen(true)}>
      <Search size={18} />
    </IconButton>
  );
}
