import { Menu, Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';

import { useAtomValue, useSetAtom } from '../../shared/state/jotai.ts';
import { drawerOpenAtom, paletteOpenAtom } from '../../shared/state/layout.atoms.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { logoLabelAtom } from '../../shared/state/site.atoms.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { Logo } from '../../shared/ui/Logo.tsx';
import { AccountButton } from './AccountButton.tsx';

// menus, engines and the socket come after the first paint
const AccountMenu = lazy(async () => ({ default: (await import('../page-kit.ts')).AccountMenu }));
const CasesButton = lazy(async () => ({ default: (await import('../page-kit.ts')).CasesButton }));
const HeaderConnection = lazy(async () => ({ default: (await import('../page-kit.ts')).HeaderConnection }));
const LiveTicker = lazy(async () => ({ default: (await import('../page-kit.ts')).LiveTicker }));
const NotificationBell = lazy(async () => ({ default: (await import('../page-kit.ts')).NotificationBell }));
const PointsBadge = lazy(async () => ({ default: (await import('../page-kit.ts')).PointsBadge }));

export function Header({ hasTicker }: { hasTicker: boolean }) {
  const setDrawerOpen = useSetAtom(drawerOpenAtom);
  const user = useAtomValue(userAtom);
  const logoLabel = useAtomValue(logoLabelAtom);
  return (
    <header className="top">
      <IconButton className="top__menu" label="打开菜单" onClick={() => setDrawerOpen(true)}>
        <Menu size={20} />
      </IconButton>
      <Link className="logo" to="/" aria-label={logoLabel}>
        <Logo />
      </Link>
      {hasTicker ? (
        <Suspense fallback={<span />}>
          <LiveTicker />
        </Suspense>
      ) : (
        <span />
      )}
      <div className="top__r">
        <Suspense>
          <HeaderConnection />
        </Suspense>
        <SearchButton />
        {user ? (
          <>
            <span className="top__w">
              欢迎回来，<b>{user.username}</b>
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
            <LinkButton variant="ghost" size="sm" to="/login">
              登录
            </LinkButton>
            <LinkButton variant="primary" size="sm" to="/register">
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
  const keys = navigator.userAgent.includes('Mac') ? '⌘K' : 'Ctrl+K';
  return (
    <IconButton label="搜索" title={`搜索（${keys}）`} onClick={() => setPaletteOpen(true)}>
      <Search size={18} />
    </IconButton>
  );
}
