import { MAINTENANCE_TEXT } from '@pailei/contracts/site/maintenance/maintenance-texts';
import type { MaintenanceWindow } from '@pailei/contracts/site/maintenance/maintenance.api';
import { RotateCw, Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { logoLabelAtom } from '../../../shared/state/site.atoms.ts';
import { Button, LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { cx } from '../../../shared/ui/layout/cx.ts';
import { Logo } from '../../../shared/ui/marks/Logo.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { MaintenanceFacts } from './MaintenanceFacts.tsx';
import { isShopPath } from '../../../shared/maintenance/pages.ts';
import { clocksText } from '../../../shared/maintenance/maintenance-labels.ts';
import ring from './ring.svg';
import { useMaintenance } from './useMaintenance.ts';

/** Why a page is closed, until when, and the way back to it as soon as it is open. */
export function MaintenancePage() {
  const { isClosed, window, stored, nextCheckAt, isChecking, check } = useMaintenance();
  const home = useAtomValue(logoLabelAtom);
  return (
    <main
      data-theme="dark"
      className="relative isolate grid min-h-screen place-items-center overflow-hidden rounded-none bg-[#120c0b] px-5 py-20 text-text-1 outline-0 after:hidden"
      id="main"
      tabIndex={-1}
    >
      <img className="absolute inset-0 -z-1 size-full" src={ring} alt="" />
      <header className="absolute top-3.5 left-6">
        <Link className="flex items-center gap-2.5 whitespace-nowrap" to="/" aria-label={home}>
          <Logo />
        </Link>
      </header>
      <div className="-mt-45 max-w-[560px] min-w-0 text-center">
        {isClosed ? (
          <Closed
            message={window?.message ?? stored?.message ?? MAINTENANCE_TEXT}
            window={window}
            nextCheckAt={nextCheckAt}
          />
        ) : (
          <Open />
        )}
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          {isClosed && (
            <Button variant="paper" size="lg" icon={<RotateCw size={16} />} pending={isChecking} onClick={check}>
              立即检查
            </Button>
          )}
          {(!isClosed || window?.scope === 'shop') && (
            <LinkButton variant="ghost" size="lg" to="/">
              回首页
            </LinkButton>
          )}
          <LinkButton variant="ghost" size="lg" to="/status">
            系统状态
          </LinkButton>
        </div>
        {isClosed && <Foot origin={stored?.origin} />}
      </div>
    </main>
  );
}

const TEXT = 'text-16 wrap-anywhere text-text-2';

function SongTitle({ children }: { children: string }) {
  return (
    <h1 className="mt-3.5 mb-2 font-song text-[length:clamp(36px,6vw,60px)] leading-[1.3] font-black tracking-[0.06em]">
      {children}
    </h1>
  );
}

type ClosedProps = { message: string; window: MaintenanceWindow | undefined; nextCheckAt: number };

function Closed({ message, window, nextCheckAt }: ClosedProps) {
  return (
    <>
      <Tag tone="huang">
        <Wrench size={12} aria-hidden="true" />
        {window?.planned_end ? '计划维护' : '维护中'}
      </Tag>
      <SongTitle>整理擂台中</SongTitle>
      <p role="status" className={cx(TEXT, 'whitespace-pre-line')}>
        {message}
      </p>
      {window && clocksText(window) && <p className={TEXT}>{clocksText(window)}</p>}
      <MaintenanceFacts window={window} nextCheckAt={nextCheckAt} />
    </>
  );
}

function Open() {
  return (
    <>
      <SongTitle>暂无维护</SongTitle>
      <p role="status" className={TEXT}>
        全站都可以照常访问。
      </p>
    </>
  );
}

function Foot({ origin }: { origin: string | undefined }) {
  const user = useAtomValue(userAtom);
  const path = origin?.split(/[?#]/, 1).join('');
  return (
    <p className="mt-4.5 flex flex-wrap justify-center gap-x-4 gap-y-1 text-12 wrap-anywhere text-text-3">
      {path !== undefined && (
        <span>
          来自 <span className="font-mono text-12">{path}</span> ·{' '}
          {isShopPath(path) ? '你的购物车已保留' : '恢复后会带你回去'}
        </span>
      )}
      {user === null && <TextLink to="/login">管理员登录</TextLink>}
    </p>
  );
}
