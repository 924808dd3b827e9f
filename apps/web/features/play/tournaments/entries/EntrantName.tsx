import type { EntryTeam } from '@pailei/contracts/play/entries/entry-teams';

import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';

type EntrantNameProps = {
  name: string;
  /** Whose picture it is; null: a team's entry. */
  userId: string | null;
  /** Undefined: an account, or a team that is still being read. */
  team?: EntryTeam | null | undefined;
};

/** An entrant as the staff's lists show it: a team with its crest and its captain. */
export function EntrantName({ name, userId, team }: EntrantNameProps) {
  if (team) return <TeamName name={name} team={team} />;
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      {userId !== null && <Avatar name={name} userId={userId} size={22} />}
      <b className="min-w-0 truncate font-medium">{name}</b>
    </span>
  );
}

function TeamName({ name, team: { crest, captain } }: { name: string; team: EntryTeam }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Crest crest={crest} size="xs" />
      <span className="flex min-w-0 flex-col leading-[18px]">
        <b className="min-w-0 truncate font-medium">{name}</b>
        {captain && <small className="truncate leading-4 text-text-3">队长 {captain.username}</small>}
      </span>
    </span>
  );
}
