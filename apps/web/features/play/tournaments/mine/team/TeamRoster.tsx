import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import {
  activePlayers,
  additionsLeft,
  isRosterLocked,
  type Participant,
  type TournamentState,
} from '@pailei/domain/tournament';
import { useState } from 'react';

import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { Avatar } from '../../../../../shared/ui/marks/Avatar.tsx';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import { useNow } from '../../../../../shared/ui/time/Countdown.tsx';
import { RosterDialog } from './RosterDialog.tsx';
import { leadsTeam } from './team-place.ts';

type TeamRosterProps = { tournament: TournamentState; participant: Participant; user: User };

const IS_OVER = ['finished', 'cancelled'];

/** Who plays for the team, whoever has left included; its captains change it. */
export function TeamRoster({ tournament, participant, user }: TeamRosterProps) {
  const [isOpen, setOpen] = useState(false);
  const { roster = [], present = [] } = participant;
  const { team } = tournament.settings;
  const isLocked = isRosterLocked(tournament, new Date(useNow()).toISOString());
  const mayChange = leadsTeam(user) && team !== undefined && !IS_OVER.includes(tournament.status);
  return (
    <section>
      <SectionHeader
        title="参赛名单"
        meta={team && isLocked ? `已锁定，还可增补 ${additionsLeft(team, participant)} 人` : `${roster.length} 人`}
        action={
          mayChange && (
            <Button size="sm" onClick={() => setOpen(true)}>
              修改名单
            </Button>
          )
        }
      />
      <ul className="border-t border-t-line-2">
        {roster.map(({ account_id, name, left_at, is_late }) => (
          <li key={account_id} className="flex h-11 items-center gap-3 border-b border-b-line-1">
            <Avatar name={name} size={28} userId={account_id} />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {is_late && <Tag>增补</Tag>}
            {left_at !== undefined && <span className="text-13 text-text-3">已离开</span>}
            {left_at === undefined && present.includes(account_id) && (
              <span className="text-13 text-lv-text">已签到</span>
            )}
          </li>
        ))}
      </ul>
      {isOpen && (
        <RosterDialog tournament={tournament} roster={activePlayers(participant)} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
