import { connectionStateAtom, isBroken } from '../../shared/live/connection.atoms.ts';
import { LiveConnection } from '../../shared/live/LiveConnection.tsx';
import { useAtomValue } from '../../shared/state/jotai.ts';

/** Speaks up only while what the page shows may be old. */
export function HeaderConnection() {
  if (!isBroken(useAtomValue(connectionStateAtom))) return null;
  return (
    <span className="top__c">
      <LiveConnection />
    </span>
  );
}
