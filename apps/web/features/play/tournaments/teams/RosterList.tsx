import type { RosterPlayer } from '@pailei/domain/tournament/teams/roster-types';
import type { ReactNode } from 'react';

import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';

type RosterListProps = {
  roster: readonly RosterPlayer[];
  /** Account ids of those who have checked in. */
  present: readonly string[];
  /** What may be done with somebody who plays. */
  renderAction?: (player: RosterPlayer) => ReactNode;
};

/** Who plays for a team: who came after the lock and who has left, each with when. */
export function RosterList({ roster, present, renderAction }: RosterListProps) {
  return (
    <ul aria-label="参赛名单" className="border-t border-t-line-2">
      {roster.map((player) => (
        <li key={player.account_id} className="flex min-h-11 items-center gap-3 border-b border-b-line-1">
          <Avatar name={player.name} size={28} userId={player.account_id} />
          <span className="min-w-0 flex-1 truncate">{player.name}</span>
          <RosterState player={player} isPresent={present.includes(player.account_id)} />
          {player.left_at === undefined && renderAction?.(player)}
        </li>
      ))}
    </ul>
  );
}

function RosterState({ player, isPresent }: { player: RosterPlayer; isPresent: boolean }) {
  const { added_at, left_at, is_late } = player;
  return (
    <span className="flex flex-none items-center gap-2 text-13">
      {is_late && (
        <Tag>
          增补 <Time iso={added_at} />
        </Tag>
      )}
      {left_at !== undefined && (
        <span className="text-text-3">
          <Time iso={left_at} /> 离开
        </span>
      )}
      {left_at === undefined && isPresent && <span className="text-lv-text">已签到</span>}
    </span>
  );
}
