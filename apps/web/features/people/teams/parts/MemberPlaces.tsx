import { TEAM_MEMBERS_MAX } from '@pailei/domain/teams/limits';

import { cx } from '../../../../shared/ui/layout/cx.ts';

const PLACES = Array.from({ length: TEAM_MEMBERS_MAX }, (_, place) => place);

/** Twelve cards, a filled one for each member, and the number below. */
export function MemberPlaces({ count, className }: { count: number; className?: string }) {
  return (
    <span className={cx('block', className)}>
      <span className="flex gap-0.5" aria-hidden="true">
        {PLACES.map((place) => (
          <i
            key={place}
            className={cx(
              'h-3 w-2.25 rounded-[2px]',
              place < count ? 'bg-text-3' : 'shadow-[inset_0_0_0_1px_var(--pl-line-2)]',
            )}
          />
        ))}
      </span>
      <small className="mt-0.5 block text-text-3">
        <span className="font-num font-semibold">
          {count}/{TEAM_MEMBERS_MAX}
        </span>{' '}
        人
      </small>
    </span>
  );
}
