import './maintenance.css';

import { MAINTENANCE_TEXT, type MaintenanceWindow } from '@pailei/contracts/maintenance';
import { RotateCw, Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useAtomValue } from '../../shared/state/jotai.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { logoLabelAtom } from '../../shared/state/site.atoms.ts';
import { Button, LinkButton } from '../../shared/ui/Button.tsx';
import { Logo } from '../../shared/ui/Logo.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { MaintenanceFacts } from './MaintenanceFacts.tsx';
import { isShopPath } from './model/pages.ts';
import { clocksText } from './model/words.ts';
import ring from './ring.svg';
import { useMaintenance } from './useMaintenance.ts';

/** Why a page is closed, until when, and the way back to it as soon as it is open. */
export function MaintenancePage() {
  const { isClosed, window, stored, nextCheckAt, isChecking, check } = useMaintenance();
  const home = useAtomValue(logoLabelAtom);
  return (
    <main className="pl-stage mt" id="main" tabIndex={-1}>
      <img className="ring" src={ring} alt="" />
      <header className="mt__l">
        <Link className="logo" to="/" aria-label={home}>
          <Logo />
        </Link>
      </header>
      <div className="mt__c">
        {isClosed ? (
          <Closed
            message={window?.message ?? stored?.message ?? MAINTENANCE_TEXT}
            window={window}
            nextCheckAt={nextCheckAt}
          />
        ) : (
          <Open />
        )}
        <div className="mt__a">
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

type ClosedProps = { message: string; window: MaintenanceWindow | undefined; nextCheckAt: number };

function Closed({ message, window, nextCheckAt }: ClosedProps) {
  return (
    <>
      <Tag tone="huang">
        <Wrench size={12} aria-hidden="true" />
        {window?.planned_end ? '计划维护' : '维护中'}
      </Tag>
      <h1 className="song">整理擂台中</h1>
      <p role="status" className="whitespace-pre-line">
        {message}
      </p>
      {window && clocksText(window) && <p>{clocksText(window)}</p>}
      <MaintenanceFacts window={window} nextCheckAt={nextCheckAt} />
    </>
  );
}

function Open() {
  return (
    <>
      <h1 className="song">现在没有维护</h1>
      <p role="status">全站都可以照常访问。</p>
    </>
  );
}

function Foot({ origin }: { origin: string | undefined }) {
  const user = useAtomValue(userAtom);
  const path = origin?.split(/[?#]/, 1).join('');
  return (
    <p className="mt__f">
      {path !== undefined && (
        <span>
          来自 <span className="mono">{path}</span> · {isShopPath(path) ? '你的购物车已保留' : '恢复后会带你回去'}
        </span>
      )}
      {user === null && (
        <Link className="lnk s12" to="/login">
          管理员登录
        </Link>
      )}
    </p>
  );
}
