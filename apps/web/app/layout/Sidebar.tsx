import { LogOut, PanelLeftClose, PanelLeftOpen, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

import { useAtomValue } from '../../shared/state/jotai.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { Navigation } from './Navigation.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useAccountActions } from './useAccountActions.ts';

type SidebarProps = { isRail: boolean; onToggleRail: () => void };

/** The standing sidebar above the phone breakpoint. */
export function Sidebar({ isRail, onToggleRail }: SidebarProps) {
  return (
    <aside className="side">
      <Navigation isRail={isRail} />
      <SidebarFooter>
        <IconButton label={isRail ? '展开侧栏' : '收起侧栏'} aria-expanded={!isRail} onClick={onToggleRail}>
          {isRail ? <PanelLeftOpen size={18} /> : <PanelLeftClose size={18} />}
        </IconButton>
      </SidebarFooter>
    </aside>
  );
}

/** Theme and account actions under the menu. */
export function SidebarFooter({ onChoose, children }: { onChoose?: () => void; children?: ReactNode }) {
  const user = useAtomValue(userAtom);
  const { refresh, isRefreshing, logOut } = useAccountActions();
  const leave = () => {
    onChoose?.();
    logOut();
  };
  return (
    <div className="side__f">
      <ThemeSwitch />
      <div className="side__a">
        {user && (
          <IconButton label="刷新用户信息" disabled={isRefreshing} onClick={refresh}>
            <RefreshCw size={18} />
          </IconButton>
        )}
        {children}
        {user && (
          <IconButton label="退出登录" onClick={leave}>
            <LogOut size={18} />
          </IconButton>
        )}
      </div>
    </div>
  );
}
