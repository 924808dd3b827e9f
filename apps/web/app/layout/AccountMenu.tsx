import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { CircleUser, LogOut, RefreshCw } from 'lucide-react';

import { Menu, type MenuItem } from '../../shared/ui/actions/Menu.tsx';
import { AccountButton } from './AccountButton.tsx';
import { useAccountActions } from './useAccountActions.ts';

/** The avatar in the header and what it opens. */
export function AccountMenu({ user }: { user: User }) {
  const { refresh, isRefreshing, logOut } = useAccountActions();
  const items: MenuItem[] = [
    { kind: 'link', label: '个人中心', icon: <CircleUser size={16} />, to: '/profile' },
    { label: '刷新资料', icon: <RefreshCw size={16} />, disabled: isRefreshing, onSelect: refresh },
    { kind: 'separator' },
    { label: '退出登录', icon: <LogOut size={16} />, onSelect: logOut },
  ];
  return <Menu trigger={<AccountButton user={user} />} items={items} />;
}
