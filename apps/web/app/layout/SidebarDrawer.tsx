import { X } from 'lucide-react';

import { usePersonal } from '../../shared/live/useTopics.ts';
import { useAtom, useAtomValue } from '../../shared/state/jotai.ts';
import { drawerOpenAtom } from '../../shared/state/layout.atoms.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { siteNameAtom } from '../../shared/state/site.atoms.ts';
import { Avatar } from '../../shared/ui/marks/Avatar.tsx';
import { Drawer } from '../../shared/ui/layout/Drawer.tsx';
import { IconButton } from '../../shared/ui/actions/IconButton.tsx';
import { LogoMark } from '../../shared/ui/marks/Logo.tsx';
import { Points } from '../../shared/ui/marks/Points.tsx';
import { Navigation } from './Navigation.tsx';
import { SidebarFooter } from './Sidebar.tsx';

/** The same menu on phones: a drawer that closes when something is chosen. */
export function SidebarDrawer() {
  const [isOpen, setOpen] = useAtom(drawerOpenAtom);
  const close = () => setOpen(false);
  return (
    <Drawer open={isOpen} onOpenChange={setOpen} label="菜单">
      <DrawerHead onClose={close} />
      <Navigation look="wide" onChoose={close} />
      <SidebarFooter onChoose={close} />
    </Drawer>
  );
}

function DrawerHead({ onClose }: { onClose: () => void }) {
  const user = useAtomValue(userAtom);
  const siteName = useAtomValue(siteNameAtom);
  const balance = usePersonal().state?.points_balance;
  return (
    <div className="flex items-center gap-3 border-b border-line-1 pt-3.5 pr-3 pb-3 pl-4">
      {user ? <Avatar name={user.username} size={40} userId={user.qq ? user.id : undefined} /> : <LogoMark size={36} />}
      <span className="min-w-0 flex-1 leading-5">
        <b className="block truncate">{user?.username ?? siteName}</b>
        {user !== null && balance !== undefined && <Points value={balance} />}
        {user === null && <small className="text-text-3">登录后查看卡组与赛事</small>}
      </span>
      <IconButton label="关闭菜单" onClick={onClose}>
        <X size={20} />
      </IconButton>
    </div>
  );
}
