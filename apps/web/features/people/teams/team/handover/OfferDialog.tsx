import type { TeamView } from '@pailei/contracts/people/teams/team-views';
import { useState } from 'react';

import { Dialog } from '../../../../../shared/ui/feedback/Dialog.tsx';
import { Avatar } from '../../../../../shared/ui/marks/Avatar.tsx';
import { ROLE_LABELS } from '../../team-labels.ts';
import { ConfirmOffer } from './ConfirmOffer.tsx';

/** Whom the captain's place is offered to. */
export function OfferDialog({ view: { team, members }, onClose }: { view: TeamView; onClose: () => void }) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const others = members.filter(({ role }) => role !== 'captain');
  const chosen = others.find(({ account_id }) => account_id === chosenId);
  if (chosen) return <ConfirmOffer member={chosen} team={team} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="移交队长" description="选择接任的成员。">
      <ul className="mt-3 border-t border-t-line-2" aria-label="成员">
        {others.map(({ account_id, username, role }) => (
          <li key={account_id} className="border-b border-b-line-1">
            <button
              type="button"
              className="flex h-12 w-full cursor-pointer items-center gap-2.5 border-0 bg-transparent px-1 text-left hover:bg-hover"
              onClick={() => setChosenId(account_id)}
            >
              <Avatar name={username} userId={account_id} size={28} />
              <b className="min-w-0 flex-1 truncate font-medium">{username}</b>
              <small className="text-text-3">{ROLE_LABELS[role]}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
