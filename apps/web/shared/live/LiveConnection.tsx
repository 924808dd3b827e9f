import { useAtomValue } from '../state/jotai.ts';

import { ConnectionPill } from '../ui/feedback/ConnectionPill.tsx';
import { callsBlockedAtom, connectionStateAtom } from './connection.atoms.ts';
import { liveClient } from './connection.ts';

/** The connection pill of the page. */
export function LiveConnection() {
  const connection = useAtomValue(connectionStateAtom);
  const isBlocked = useAtomValue(callsBlockedAtom);
  return <ConnectionPill connection={connection} isBlocked={isBlocked} onRetry={() => liveClient().reconnect()} />;
}
