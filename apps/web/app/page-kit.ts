import { createLiveClient } from '@pailei/live/client';

import { provideLiveClient } from '../shared/live/connection.ts';

/** Parts of the shell that may come after its first paint. */
export { NotificationBell } from '../features/people/notifications/NotificationBell.tsx';
export { PointsBadge } from '../shared/points/PointsBadge.tsx';
export { CasesButton } from '../features/play/referee/CasesButton.tsx';
export { AccountMenu } from './layout/AccountMenu.tsx';
export { HeaderConnection } from './layout/HeaderConnection.tsx';
export { LiveTicker } from './layout/LiveTicker.tsx';
export { ShellWatch } from './layout/ShellWatch.tsx';
export { SidebarDrawer } from './layout/SidebarDrawer.tsx';
export { SystemBanners } from './layout/SystemBanners.tsx';

provideLiveClient(createLiveClient);
