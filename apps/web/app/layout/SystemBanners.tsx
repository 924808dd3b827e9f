import { RefreshCw } from 'lucide-react';

import { AnnouncementBanner } from '../../shared/announcements/AnnouncementBanner.tsx';
import { MaintenanceBanner } from '../../features/site/maintenance/MaintenanceBanner.tsx';
import { MaintenanceWatch } from '../../features/site/maintenance/MaintenanceWatch.tsx';
import { connectionStateAtom } from '../../shared/live/connection.atoms.ts';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { TextButton } from '../../shared/ui/actions/TextButton.tsx';
import { Note } from '../../shared/ui/feedback/Note.tsx';

/** What the site has to say above every page. */
export function SystemBanners() {
  return (
    <div className="print:hidden">
      <MaintenanceWatch />
      <OutdatedBanner />
      <MaintenanceBanner />
      <AnnouncementBanner />
    </div>
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
            <TextButton tone="accent" className="max-tablet:min-h-10" onClick={() => location.reload()}>
              重新载入
            </TextButton>
          }
        >
          <b>网站已更新，请重新载入</b>
          <span className="block text-13 text-text-2">这个页面的版本过旧，显示的内容可能不准。</span>
        </Note>
      )}
    </div>
  );
}
