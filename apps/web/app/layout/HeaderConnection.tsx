import { AsOf } from '../../shared/live/AsOf.tsx';
import { asOfAtom, connectionStateAtom } from '../../shared/live/connection.atoms.ts';
import { LiveConnection } from '../../shared/live/LiveConnection.tsx';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { cx } from '../../shared/ui/layout/cx.ts';
import styles from './HeaderConnection.module.css';

/**
 * Speaks up only while what the page shows may be old: in the header, on phones over the foot of the page, where it moves
 * nothing. That the page itself is too old has a banner.
 */
export function HeaderConnection() {
  const isOutdated = useAtomValue(connectionStateAtom).phase === 'outdated';
  const isCurrent = useAtomValue(asOfAtom) === null;
  if (isCurrent || isOutdated) return null;
  return (
    <span
      className={cx(
        styles.late,
        'flex items-center gap-2 max-tablet:fixed max-tablet:bottom-4 max-tablet:left-1/2 max-tablet:-translate-x-1/2 max-tablet:rounded-control max-tablet:bg-surface-pop max-tablet:px-3 max-tablet:py-2 max-tablet:shadow-2',
      )}
    >
      <LiveConnection />
      <AsOf />
    </span>
  );
}
