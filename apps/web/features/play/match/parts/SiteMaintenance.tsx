import { foldSystem } from '@pailei/contracts/site/system/system.fold';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { holdsRight } from '@pailei/domain/rights/rights';
import { useEffect, useState } from 'react';

import { useDevice } from '../../../../shared/first-view/useDevice.ts';
import { useLiveTopic } from '../../../../shared/live/useLiveTopic.ts';
import { serverNow } from '../../../../shared/state/clock.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { useNow } from '../../../../shared/ui/time/Countdown.tsx';
import { leavePage, RECOVERED_TEXT, consumeReturnFlag } from '../../../../shared/maintenance/leaving.ts';
import { closedBy } from '../../../../shared/maintenance/pages.ts';
import { useClockPause } from '../../../../shared/maintenance/useClockPause.ts';
import { Notice } from './Notice.tsx';

const NOTICE_MS = 3_000;
/** Asked once per page load: asking forgets it. */
const hasReturned = typeof document !== 'undefined' && consumeReturnFlag();

/** Redirects everybody but admins while the whole site is under maintenance, and shows a notice when they return. */
export function SiteMaintenance() {
  const windows = useLiveTopic(systemTopic.of(), { initial: null, fold: foldSystem }).state?.maintenance;
  useClockPause(windows);
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
  const [isOver, setOver] = useState(false);
  const isShown = useDevice(() => hasReturned, false) && !isOver;
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <Notice text={RECOVERED_TEXT} />;
}
