import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { buttonClass } from '../../../../shared/ui/actions/Button.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import {
  DESK_LABEL,
  hasMoreControls,
  OVERLAY_LABEL,
  SEEDING_LABEL,
  staffControls,
  STEP_LABELS,
} from './staff-controls.ts';

type StaffActionsPlaceProps = {
  tournament: TournamentState;
  /** Null in a page that was rendered for a guest: the place is there for those who are about to be known (base.css). */
  user: User | null;
};

/** What staff will have beside the other links, unseen: as wide as the same words are, in whatever face. */
export function StaffActionsPlace({ tournament, user }: StaffActionsPlaceProps) {
  const controls = staffControls(tournament, holdsRight('admin', user));
  const ofAdmin = staffControls(tournament, true);
  const whose = (member: string) => (user === null ? member : undefined);
  const isMenuOfAll = hasMoreControls(controls);
  return (
    <>
      {controls.hasOverlay && <ButtonPlace label={OVERLAY_LABEL} member={whose('staff')} hasIcon isNarrow />}
      {controls.hasDesk && <ButtonPlace label={DESK_LABEL} member={whose('staff')} isNarrow />}
      {controls.maySeed && <ButtonPlace label={SEEDING_LABEL} member={whose('staff')} />}
      {controls.step && <ButtonPlace label={STEP_LABELS[controls.step]} member={whose('staff')} />}
      {(isMenuOfAll || (user === null && hasMoreControls(ofAdmin))) && (
        <span className="size-9 max-tablet:size-11" data-member={whose(isMenuOfAll ? 'staff' : 'admin')} />
      )}
    </>
  );
}

type ButtonPlaceProps = { label: string; member: string | undefined; hasIcon?: boolean; isNarrow?: boolean };

/** The words are the style sheet's: neither a reader of the page nor a search finds them. */
function ButtonPlace({ label, member, hasIcon = false, isNarrow = false }: ButtonPlaceProps) {
  return (
    <span className="max-tablet:flex-1" data-member={member} aria-hidden="true">
      <span
        className={buttonClass(
          { variant: 'ghost' },
          cx('invisible before:content-[attr(data-label)] max-tablet:w-full', isNarrow && 'max-tablet:px-2'),
        )}
        data-label={label}
      >
        {hasIcon && <span className="size-4 max-tablet:hidden" />}
      </span>
    </span>
  );
}
