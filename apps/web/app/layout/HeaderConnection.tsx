import { connectionStateAtom, isBroken } from '../../shared/live/connection.atoms.ts';
import { LiveConnection } from '../../shared/live/LiveConnection.tsx';
import { useAtomValue } from '../../shared/state/jotai.ts';

/** Speaks up only while what the page shows may be old. That the page itself is too old has a banner. */
export function HeaderConnection() {
  const connection = useAtomValue(connectionStateAtom);
  if (!isBroken(connection) || connection.phase === 'outdated') return null;
  return (
    <span className="top__c">
      <LiveConnection />
    </span>
  );
}
