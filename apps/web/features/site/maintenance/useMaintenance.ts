import type { MaintenanceWindow } from '@pailei/contracts/site/maintenance/maintenance.api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { connectionStateAtom, isBroken } from '../../../shared/live/connection.atoms.ts';
import { useSystem } from '../../../shared/live/useTopics.ts';
import { serverNow, toServerTime } from '../../../shared/state/clock.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { useNow } from '../../../shared/ui/time/Countdown.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { returnTo, SETTLE_MS } from '../../../shared/maintenance/leaving.ts';
import { CHECK_EVERY_MS, useMaintenanceCheck } from './maintenance.api.ts';
import { closedBy } from '../../../shared/maintenance/pages.ts';
import { readState, type StoredState } from '../../../shared/maintenance/stored-state.ts';
import { useIsAdmin } from './useIsAdmin.ts';

export type MaintenanceState = {
  isClosed: boolean;
  window: MaintenanceWindow | undefined;
  stored: StoredState | null;
  /** Milliseconds, by the server's clock. */
  nextCheckAt: number;
  isChecking: boolean;
  check: () => void;
};

/** Whether the page the visitor came from is still closed; brings them back when it no longer is. */
export function useMaintenance(): MaintenanceState {
  const stored = useStored();
  const query = useMaintenanceCheck();
  const windows = useWindows(query.data?.windows);
  const isAdmin = useIsAdmin();
  const nowMs = useNow();
  const window = windows && findClosing(windows, stored?.origin, nowMs);
  // an answer's message counts until the button is pressed or a window has begun and ended
  const [wasSeen, setSeen] = useState(stored?.cause === 'window');
  if (window && !wasSeen) setSeen(true);
  const goBack = useGoBack();

  const isOver = windows !== undefined && !window && wasSeen;
  const origin = stored?.origin;
  useEffect(() => {
    if (origin === undefined) return;
    // by the moment, as the page was left: the page's clock may still show a second in which the window had not begun
    const isOpen = isOver && !findClosing(windows, origin, serverNow());
    if (isOpen || isAdmin) goBack(origin);
  }, [origin, isOver, windows, isAdmin, goBack]);

  return {
    isClosed: window !== undefined || stored !== null,
    window,
    stored,
    nextCheckAt: toServerTime(query.dataUpdatedAt) + CHECK_EVERY_MS,
    isChecking: query.isRefetching,
    check() {
      void query.refetch().then(({ data }) => {
        if (data && origin !== undefined && !findClosing(data.windows, origin, serverNow())) goBack(origin);
      });
    },
  };
}

function findClosing(
  windows: readonly MaintenanceWindow[],
  origin: string | undefined,
  nowMs: number,
): MaintenanceWindow | undefined {
  if (origin === undefined) return closedBy(windows, '/', nowMs) ?? closedBy(windows, '/shopping', nowMs);
  return closedBy(windows, origin.split(/[?#]/, 1).join(''), nowMs);
}

/** What is stored lasts an hour, also while the page is open. */
function useStored(): StoredState | null {
  const nowMs = useNow();
  const [first] = useState(() => readState(sessionStorage, Date.now()));
  return first && readState(sessionStorage, Math.max(nowMs, first.at));
}

/** From the live connection, or while it is down from the last answer. */
function useWindows(asked: readonly MaintenanceWindow[] | undefined): readonly MaintenanceWindow[] | undefined {
  const live = useSystem().state?.maintenance;
  return isBroken(useAtomValue(connectionStateAtom)) ? (asked ?? live) : (live ?? asked);
}

function useGoBack(): (origin: string) => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useCallback(
    (origin) => {
      returnTo(origin, (path) => void navigate(path, { replace: true }), toast.success);
      setTimeout(() => void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' }), SETTLE_MS);
    },
    [navigate, queries],
  );
}
