import type { Seeker } from '@pailei/contracts/people/teams/team-views';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';

import { playerPath } from '../../../../shared/links/links.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Panel } from '../../../../shared/ui/layout/Panel.tsx';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { Wanted } from '../parts/Wanted.tsx';

type SeekerCardProps = { seeker: Seeker; isMine: boolean; onInvite?: (() => void) | undefined };

/** A player who looks for a team, in their own words. */
export function SeekerCard({ seeker, isMine, onInvite }: SeekerCardProps) {
  const { account_id, username, is_expert, classes, times, text, updated_at } = seeker;
  return (
    <li className="grid">
      <Panel as="div" padding="small" className="flex min-h-44 flex-col gap-2.5">
        <span className="flex items-center gap-2.5">
          <Avatar name={username} userId={account_id} size={36} />
          <span className="min-w-0 flex-1 leading-4.5">
            <Link className="block truncate font-medium hover:text-zhu-text" to={playerPath(account_id)}>
              {username}
            </Link>
            <small className="text-text-3">
              <Time iso={updated_at} />
            </small>
          </span>
          {is_expert && <Seal mark="专" />}
          {isMine && <Tag tone="zhu">我的名片</Tag>}
        </span>
        <Wanted classes={classes} />
        <p className="line-clamp-3 text-13 wrap-anywhere text-text-2">{text}</p>
        <span className="mt-auto flex items-end justify-between gap-3">
          <small className="min-w-0 wrap-anywhere text-text-3">{times !== '' && `常在：${times}`}</small>
          {onInvite && (
            <Button variant="ghost" size="sm" icon={<UserPlus size={14} />} onClick={onInvite}>
              邀请
            </Button>
          )}
        </span>
      </Panel>
    </li>
  );
}
