import { CircleUser, LogOut, RefreshCw } from 'lucide-react';

import { Menu, type MenuItem } from '../../shared/ui/Menu.tsx';
import { PAGES } from '../pages.ts';
import { AccountButton } from './AccountButton.tsx';
import { useAccountActions } from './useAccountActions.ts';

const PROFILE_PATH = '/profile';
const hasProfile = PAGES.some((page) => page.path === PROFILE_PATH);

/** The avatar in the header and what it opens. */
export function AccountMenu({ username }: { username: string }) {
  const { refresh, isRefreshing, logOut } = useAccountActions();
  const profile: MenuItem[] = hasProfile
    ? [{ kind: 'link', label: '个人中心', icon: <CircleUser size={16} />, to: PROFILE_PATH }]
    : [];
  const items: MenuItem[] = [
    ...profile,
    { label: '刷新用户信息', icon: <RefreshCw size={16} />, disabled: isRefreshing, onSelect: refresh },
    { kind: 'separator' },
    { label: '退出登录', icon: <LogOut size={16} />, onSelect: logOut },
  ];
  return <Menu trigger={<AccountButton username={username} />} items={items} />;
}
