import './auth.css';

import { Link, Outlet } from 'react-router-dom';

import ring from '../../shared/assets/art/ring-tall.svg';
import { CardBack } from '../../shared/ui/CardBack.tsx';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { logoLabelAtom, siteLineAtom } from '../../shared/state/site.atoms.ts';
import { Logo } from '../../shared/ui/Logo.tsx';
import { useCurrentPage } from '../Root.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const SLOGANS: Record<string, { title: string; text: string }> = {
  '/login': { title: '今夜，谁守擂', text: '登录后报名个人赛，坐到自己的台前' },
  '/forgot-password': { title: '重新上台', text: '用注册时的邮箱找回密码' },
  '/reset-password': { title: '重新上台', text: '设置新密码后，用它重新登录' },
  '/verify-email': { title: '报上名来', text: '验证邮箱后，可以用它登录' },
  '/register': { title: '先报名，再上台', text: '注册后即可报名个人赛' },
};

/** The empty ring on one side, the form on the other. */
export function AuthLayout() {
  const siteLine = useAtomValue(siteLineAtom);
  const logoLabel = useAtomValue(logoLabelAtom);
  const slogan = SLOGANS[useCurrentPage()?.path ?? ''];
  return (
    <div className="au">
      <aside className="pl-stage au__s">
        <img className="ring" src={ring} alt="" />
        <div className="au__cards" aria-hidden="true">
          <CardBack width={92} />
          <CardBack width={92} />
          <CardBack width={92} />
        </div>
        {slogan && (
          <div className="au__t">
            <p className="song au__h">{slogan.title}</p>
            <p>{slogan.text}</p>
          </div>
        )}
      </aside>
      <main className="au__f" id="main" tabIndex={-1}>
        <div className="au__top">
          <Link className="logo" to="/" aria-label={logoLabel}>
            <Logo />
          </Link>
          <ThemeSwitch isCompact />
        </div>
        <Outlet />
        <p className="au__b">{siteLine}</p>
      </main>
    </div>
  );
}
