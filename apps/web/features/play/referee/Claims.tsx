import type { MatchCase } from '@pailei/contracts/play/staff/staff-shapes';
import type { Side } from '@pailei/domain/series';

import { cx } from '../../../shared/ui/layout/cx.ts';
import { Time } from '../../../shared/ui/time/Time.tsx';
import { sideClaims } from './case-labels.ts';

const CORNER: Record<Side, string> = { a: 'border-t-corner-a', b: 'border-t-corner-b' };

/** What both sides say, each under the colour of its corner. `isOnRaised`: the row itself is lifted already. */
export function Claims({ one, isOnRaised }: { one: MatchCase; isOnRaised: boolean }) {
  return (
    <div className="grid grid-cols-2 gap-3 max-[641px]:grid-cols-1">
      {sideClaims(one).map(({ side, name, claim, note, at }) => (
        <div
          key={side}
          className={cx(
            'grid content-start gap-1 rounded-control border-t-3 px-4 py-3 text-13',
            CORNER[side],
            isOnRaised ? 'bg-surface-1' : 'bg-surface-2',
          )}
        >
          <b className="text-14">{name}</b>
          <span>
            {claim}
            {at !== null && (
              <small className="text-text-3">
                {' · '}
                <Time iso={at} />
              </small>
            )}
          </span>
          {note !== null && <q>{note}</q>}
        </div>
      ))}
    </div>
  );
}
