import { Menu } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';

import { useAtomValue, useSetAtom } from '../../shared/state/jotai.ts';
import { drawerOpenAtom } from '../../shared/state/layout.atoms.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { Logo } from '../../shared/ui/Logo.tsx';
import { AccountButton } from './AccountButton.tsx';

// menus, engines and the socket come after the first paint
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }));
const LiveTicker = lazy(async () => ({ default: (await import('./LiveTicker.tsx')).LiveTicker }));

export function Header({ hasTicker }: { hasTicker: boolean }) {
  const setDrawerOpen = useSetAtom(drawerOpenAtom);
  const user = useAtomValue(userAtom);
  return (
    <header className="top">
      <IconButton className="top__menu" label="打开菜单" onClick={() => setDrawerOpen(true)}>
        <Menu size={20} />
      </IconButton>
      <Link className="logo" to="/" aria-label="牌擂BETA 首页">
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
        {user ? (
          <>
            <span className="top__w">
              欢迎回来，<b>{user.username}</b>
            </span>
            <Suspense fallback={<AccountButton username={user.username} />}>
              <AccountMenu username={user.username} />
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
