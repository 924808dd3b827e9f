import { tellsMaintenance } from '@pailei/domain/maintenance';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { onServerMessage } from '../../shared/api/api.ts';
import { useSystem } from '../../shared/live/useTopics.ts';
import { serverNow } from '../../shared/state/clock.ts';
import { useNow } from '../../shared/ui/Countdown.tsx';
import { MAINTENANCE_MS, notify } from '../../shared/ui/toast.ts';
import { hasJustReturned, leavePage } from './leaving.ts';
import { onceAMinute } from './model/once-a-minute.ts';
import { closedBy, isShopPath } from './model/pages.ts';
import { useIsAdmin } from './useIsAdmin.ts';
import { useStandstill } from './useStandstill.ts';

/** Leads away from pages that are under maintenance, warns of it elsewhere, and stops the clocks of matches. Stands once in the shell. */
export function MaintenanceWatch() {
  useStandstill(useSystem().state?.maintenance);
  useClosedPage();
  useWordsOfMaintenance();
  return null;
}

/** Leaves the page when a window closes it. Admins stay. */
function useClosedPage(): void {
  const windows = useSystem().state?.maintenance;
  const second = useNow();
  const { key } = useLocation();
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  useEffect(() => {
    if (isAdmin || windows === undefined) return;
    // the moment itself and not the second it lies in: a window that begins now closes the page now
    const window = closedBy(windows, location.pathname, serverNow());
    if (window) void navigate(leavePage({ message: window.message, cause: 'window' }), { replace: true });
  }, [windows, second, key, isAdmin, navigate]);
}

const mayWarn = onceAMinute();

/** What answers say: the shop's words lead away from its pages; everywhere else a warning is enough. */
function useWordsOfMaintenance(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onServerMessage(({ area, message, errors }) => {
        const isShop = area === 'shop';
        if (!('maintenance' in errors) && !(isShop && tellsMaintenance(message))) return;
        if (hasJustReturned()) return;
        if (isShop && isShopPath(location.pathname)) {
          void navigate(leavePage({ message, cause: 'answer' }), { replace: true });
        } else if (mayWarn(Date.now())) {
          notify({ title: '系统维护', description: message, tone: 'warning', timeoutMs: MAINTENANCE_MS });
        }
      }),
    [navigate],
  );
}
