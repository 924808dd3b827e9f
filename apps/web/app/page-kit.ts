/** Parts of the shell that come after a page is there: menus and inboxes of who is logged in, the drawer, what only watches. */
export { NotificationBell } from '../features/people/notifications/NotificationBell.tsx';
export { PointsBadge } from '../shared/points/PointsBadge.tsx';
export { CasesButton } from '../features/play/referee/CasesButton.tsx';
export { AccountMenu } from './layout/AccountMenu.tsx';
export { ShellWatch } from './layout/ShellWatch.tsx';
export { SidebarDrawer } from './layout/SidebarDrawer.tsx';
