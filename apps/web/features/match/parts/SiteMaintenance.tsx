import type { SystemView } from '@pailei/contracts/live-system';
import { holdsRight } from '@pailei/domain/rights';
import { SYSTEM_TOPIC } from '@pailei/live/topics';
import { useEffect, useState } from 'react';

import { useLiveTopic } from '../../../shared/live/useLiveTopic.ts';
import { serverNow } from '../../../shared/state/clock.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { useNow } from '../../../shared/ui/Countdown.tsx';
import { leavePage, RECOVERED_TEXT, takeReturn } from '../../maintenance/leaving.ts';
import { closedBy } from '../../maintenance/model/pages.ts';
import { useStandstill } from '../../maintenance/useStandstill.ts';
import { foldSystemTopic } from '../system.fold.ts';

const NOTICE_MS = 3_000;

/** Leads everybody but admins away while the whole site is under maintenance, and says so when they are back. */
export function SiteMaintenance() {
  const windows = useLiveTopic<SystemView, null>(SYSTEM_TOPIC, { initial: null, fold: foldSystemTopic }).state
    ?.maintenance;
  useStandstill(windows);
  const second = useNow();
  const isAdmin = holdsRight('admin', useAtomValue(userAtom));
  useEffect(() => {
    if (isAdmin || windows === undefined) return;
    const window = closedBy(windows, location.pathname, serverNow());
    if (window) location.replace(leavePage({ message: window.message, cause: 'window' }));
  }, [windows, second, isAdmin]);
  return <ReturnNotice />;
}

function ReturnNotice() {
  const [isShown, setShown] = useState(takeReturn);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isShown && (
      <div className="notice" role="status">
        <div className="toast">{RECOVERED_TEXT}</div>
      </div>
    )
  );
}
