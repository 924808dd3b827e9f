import { Link, Outlet } from 'react-router-dom';

import ring from '../../shared/assets/art/ring-tall.svg';
import { CardBack } from '../../shared/ui/marks/CardBack.tsx';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { logoLabelAtom, siteLineAtom } from '../../shared/state/site.atoms.ts';
import { Logo } from '../../shared/ui/marks/Logo.tsx';
import { PageTitles } from '../../shared/navigation/page-titles.ts';
import { useCurrentPage } from '../Root.tsx';
import { titleAt } from '../titles.ts';
import styles from './AuthLayout.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';

type Slogan = { title: string; text: string };

const SLOGANS: Record<string, Slogan> = {
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
    <div className="flex min-h-screen">
      <EmptyRing slogan={slogan} />
      <main
        className="flex w-140 min-w-0 flex-col px-14 pt-7 pb-10 outline-none max-[901px]:w-full max-[901px]:px-5 max-[901px]:pt-4 max-[901px]:pb-6"
        id="main"
        tabIndex={-1}
      >
        <div className="flex items-center justify-between">
          <Link className="flex items-center gap-2.5 whitespace-nowrap max-tablet:h-10" to="/" aria-label={logoLabel}>
            <Logo />
          </Link>
          <ThemeSwitch look="pictures" />
        </div>
        <PageTitles value={titleAt}>
          <Outlet />
        </PageTitles>
        <p className="text-center text-12 text-text-3">{siteLine}</p>
      </main>
    </div>
  );
}

/** It stays in sight beside a form that is longer than the screen. */
function EmptyRing({ slogan }: { slogan: Slogan | undefined }) {
  return (
    <aside
      data-theme="dark"
      className="sticky top-0 isolate flex h-screen flex-1 items-end overflow-hidden rounded-none bg-[#120c0b] p-14 text-text-1 after:hidden max-[901px]:hidden"
    >
      <img className="absolute inset-0 -z-1 size-full" src={ring} alt="" />
      <div className="absolute top-[47%] left-1/2 flex -translate-x-1/2 -translate-y-1/2" aria-hidden="true">
        <span className={styles.leftCard}>
          <CardBack width={92} />
        </span>
        <span className={styles.middleCard}>
          <CardBack width={92} />
        </span>
        <span className={styles.rightCard}>
          <CardBack width={92} />
        </span>
      </div>
      {slogan && (
        <div className="text-[15px] text-text-2">
          <p className="mb-2 font-song text-[46px]/[62px] font-black tracking-[.04em] text-text-1">{slogan.title}</p>
          <p>{slogan.text}</p>
        </div>
      )}
    </aside>
  );
}
