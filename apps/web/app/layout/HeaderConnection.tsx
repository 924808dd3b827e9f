import { AsOf } from '../../shared/live/AsOf.tsx';
import { asOfAtom, callsBlockedAtom, connectionStateAtom } from '../../shared/live/connection.atoms.ts';
import { LiveConnection } from '../../shared/live/LiveConnection.tsx';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { cx } from '../../shared/ui/layout/cx.ts';
import styles from './HeaderConnection.module.css';

/**
 * Speaks up only while what the page shows may be old, or calls do not get through: in the header, on phones over the foot of the page, where it moves
 * nothing. That the page itself is too old has a banner.
 */
export function HeaderConnection() {
  const isOutdated = useAtomValue(connectionStateAtom).phase === 'outdated';
  const isCurrent = useAtomValue(asOfAtom) === null;
  const isBlocked = useAtomValue(callsBlockedAtom);
  if ((isCurrent && !isBlocked) || isOutdated) return null;
  return (
    <span
      role="status"
      className={cx(
        styles.late,
        'flex items-center gap-2 max-tablet:fixed max-tablet:bottom-4 max-tablet:left-1/2 max-tablet:-translate-x-1/2 max-tablet:rounded-control max-tablet:bg-surface-pop max-tablet:px-3 max-tablet:py-2 max-tablet:shadow-2',
      )}
    >
      <LiveConnection />
      {isCurrent ? <span className="text-12 text-text-2">计时中断的部分会补回</span> : <AsOf />}
    </span>
  );
}
