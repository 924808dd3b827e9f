import { mentionsMaintenance } from '@pailei/domain/maintenance/maintenance';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { onServerMessage } from '../../../shared/api/api.ts';
import { useSystem } from '../../../shared/live/useTopics.ts';
import { serverNow } from '../../../shared/state/clock.ts';
import { useNow } from '../../../shared/ui/time/Countdown.tsx';
import { MAINTENANCE_MS, notify } from '../../../shared/ui/feedback/toast.ts';
import { hasJustReturned, leavePage } from '../../../shared/maintenance/leaving.ts';
import { onceAMinute } from './model/once-a-minute.ts';
import { closedBy, isShopPath } from '../../../shared/maintenance/pages.ts';
import { useIsAdmin } from './useIsAdmin.ts';
import { useClockPause } from '../../../shared/maintenance/useClockPause.ts';

/** Leads away from pages that are under maintenance, warns of it elsewhere, and stops the clocks of matches. Stands once in the shell. */
export function MaintenanceWatch() {
  useClockPause(useSystem().state?.maintenance);
  useRedirectFromClosedPage();
  useWordsOfMaintenance();
  return null;
}

/** Leaves the page when a window closes it. Admins stay. */
function useRedirectFromClosedPage(): void {
  const windows = useSystem().state?.maintenance;
  const second = useNow();
  const { key } = useLocation();
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  useEffect(() => {
    if (isAdmin || windows === undefined) return;
    // the exact time and not its second: a window that begins now closes the page now
    const window = closedBy(windows, location.pathname, serverNow());
    if (window) void navigate(leavePage({ message: window.message, cause: 'window' }), { replace: true });
  }, [windows, second, key, isAdmin, navigate]);
}

const shouldWarn = onceAMinute();

/** Maintenance messages of answers: those of the shop lead away from its pages; everywhere else a warning is enough. */
function useWordsOfMaintenance(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onServerMessage(({ area, message, errors }) => {
        const isShop = area === 'shop';
        if (!('maintenance' in errors) && !(isShop && mentionsMaintenance(message))) return;
        if (hasJustReturned()) return;
        if (isShop && isShopPath(location.pathname)) {
          void navigate(leavePage({ message, cause: 'answer' }), { replace: true });
        } else if (shouldWarn(Date.now())) {
          notify({ title: '系统维护', description: message, tone: 'warning', timeoutMs: MAINTENANCE_MS });
        }
      }),
    [navigate],
  );
}
