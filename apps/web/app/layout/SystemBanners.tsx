import { RefreshCw } from 'lucide-react';

import { AnnouncementBanner } from '../../features/announcements/AnnouncementBanner.tsx';
import { MaintenanceBanner } from '../../features/maintenance/MaintenanceBanner.tsx';
import { MaintenanceWatch } from '../../features/maintenance/MaintenanceWatch.tsx';
import { connectionStateAtom } from '../../shared/live/connection.atoms.ts';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { Note } from '../../shared/ui/Note.tsx';

/** What the site has to say above every page. */
export function SystemBanners() {
  return (
    <>
      <MaintenanceWatch />
      <OutdatedBanner />
      <MaintenanceBanner />
      <AnnouncementBanner />
    </>
  );
}

function OutdatedBanner() {
  const isOutdated = useAtomValue(connectionStateAtom).phase === 'outdated';
  return (
    <div role="status">
      {isOutdated && (
        <Note
          className="mb-4"
          tone="huang"
          icon={<RefreshCw size={18} />}
          action={
            <button type="button" className="lnk lnk--zhu nw" onClick={() => location.reload()}>
              重新载入
            </button>
          }
        >
          <b>网站已更新，请重新载入</b>
          <span className="block t2 s13">这个页面的版本过旧，显示的内容可能不准。</span>
        </Note>
      )}
    </div>
  );
}
