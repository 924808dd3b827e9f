import { LogOut, PanelLeftClose, PanelLeftOpen, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

import { useAtomValue } from '../../shared/state/jotai.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { IconButton } from '../../shared/ui/actions/IconButton.tsx';
import { cx } from '../../shared/ui/layout/cx.ts';
import { Navigation } from './Navigation.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useAccountActions } from './useAccountActions.ts';

type SidebarProps = { isRail: boolean; onToggleRail: () => void };

/** The standing sidebar above the phone breakpoint. */
export function Sidebar({ isRail, onToggleRail }: SidebarProps) {
  return (
    <aside
      className="sticky top-(--pl-header) z-sidebar flex h-[calc(100vh-var(--pl-header))] flex-col self-start overflow-hidden bg-canvas max-tablet:hidden print:hidden"
      data-wide={isRail ? undefined : ''}
    >
      <Navigation look={isRail ? 'rail' : 'wide'} />
      <SidebarFooter isRail={isRail}>
        <IconButton label={isRail ? '展开侧栏' : '收起侧栏'} aria-expanded={!isRail} onClick={onToggleRail}>
          {isRail ? <PanelLeftOpen size={18} /> : <PanelLeftClose size={18} />}
        </IconButton>
      </SidebarFooter>
    </aside>
  );
}

type SidebarFooterProps = { isRail?: boolean; onChoose?: () => void; children?: ReactNode };

/** Theme and account actions under the menu; in the rail below each other. */
export function SidebarFooter({ isRail = false, onChoose, children }: SidebarFooterProps) {
  const user = useAtomValue(userAtom);
  const { refresh, isRefreshing, logOut } = useAccountActions();
  const leave = () => {
    onChoose?.();
    logOut();
  };
  return (
    <div className={cx('flex items-center justify-between gap-2 border-t border-line-1 p-3', isRail && 'flex-col')}>
      <ThemeSwitch look={isRail ? 'column' : 'named'} />
      <div className={cx('flex', isRail && 'flex-col')}>
        {user && (
          <IconButton label="刷新资料" disabled={isRefreshing} onClick={refresh}>
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
