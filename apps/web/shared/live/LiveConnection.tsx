import { useAtomValue } from '../state/jotai.ts';

import { ConnectionPill } from '../ui/feedback/ConnectionPill.tsx';
import { connectionStateAtom } from './connection.atoms.ts';
import { liveClient } from './connection.ts';

/** The connection pill of the page. */
export function LiveConnection() {
  const connection = useAtomValue(connectionStateAtom);
  return <ConnectionPill connection={connection} onRetry={() => liveClient().reconnect()} />;
}
