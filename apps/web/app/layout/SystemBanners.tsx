import { AnnouncementBanner } from '../../features/announcements/AnnouncementBanner.tsx';
import { MaintenanceBanner } from '../../features/maintenance/MaintenanceBanner.tsx';
import { MaintenanceWatch } from '../../features/maintenance/MaintenanceWatch.tsx';

/** What the site has to say above every page. */
export function SystemBanners() {
  return (
    <>
      <MaintenanceWatch />
      <MaintenanceBanner />
      <AnnouncementBanner />
    </>
  );
}
