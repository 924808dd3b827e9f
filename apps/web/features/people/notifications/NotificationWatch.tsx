import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { watchVisibility } from '../../../shared/alarms/windows.ts';
import { watchPresses } from '../../../shared/alarms/presses.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { announce, dismissRead, markReadNow, showUnseen } from './announce.ts';
import { watchArrivals } from './arrivals.ts';
import { refreshInbox } from './inbox.query.ts';

/** Announces what comes to the visitor's inbox, on whichever page they are. Stands once in the app; renders nothing. */
export function NotificationWatch() {
  const userId = useAtomValue(userAtom)?.id;
  const navigate = useNavigate();
  useEffect(() => {
    if (userId === undefined) return undefined;
    const stops = [
      watchArrivals(userId, {
        onArrival: (arrival) => void announce(arrival, (link) => void navigate(link)),
        onRead: dismissRead,
        onChange: () => void refreshInbox(),
      }),
      watchVisibility(showUnseen),
      watchPresses(({ id, link }) => {
        markReadNow({ id });
        void navigate(link);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [userId, navigate]);
  return null;
}
