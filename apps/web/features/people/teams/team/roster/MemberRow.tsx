import type { TeamMember, TeamProfile } from '@pailei/contracts/people/teams/team-views';
import { Link } from 'react-router-dom';

import { playerPath } from '../../../../../shared/links/links.ts';
import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../../shared/state/session.atoms.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Avatar } from '../../../../../shared/ui/marks/Avatar.tsx';
import { Seal } from '../../../../../shared/ui/marks/Seal.tsx';
import { StateShape } from '../../../../../shared/ui/marks/state-shapes/StateShape.tsx';
import { Cell, TableRow } from '../../../../../shared/ui/table/Table.tsx';
import { Time } from '../../../../../shared/ui/time/Time.tsx';
import { Wanted } from '../../parts/Wanted.tsx';
import { ROLE_LABELS } from '../../team-labels.ts';
import { MemberMenu } from './MemberMenu.tsx';

type MemberRowProps = {
  member: TeamMember;
  /** Null for those who may not know it. */
  isOnline: boolean | null;
  /** What the captain needs to manage them; null for all others. */
  managed: { team: TeamProfile; isHandoverOpen: boolean } | null;
};

export function MemberRow({ member, isOnline, managed }: MemberRowProps) {
  const isMe = useAtomValue(userAtom)?.id === member.account_id;
  const { account_id, username, classes, joined_at } = member;
  return (
    <TableRow className="max-tablet:[--row-height:56px]">
      <Cell className="max-w-0 min-w-30 max-tablet:pl-0 w-full">
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={username} userId={account_id} size={32} phoneSize={28} />
          <span className="min-w-0">
            <span className="flex items-center gap-2.5">
              <Link
                className="min-w-0 truncate font-medium hover:text-zhu-text"
                to={playerPath(account_id)}
                title={username}
              >
                {username}
              </Link>
              {isMe && <span className="text-12 text-zhu-text">你</span>}
            </span>
            <Role member={member} className="tablet:hidden" />
          </span>
        </span>
      </Cell>
      <Cell className="max-tablet:hidden">
        <Role member={member} />
      </Cell>
      <Cell className="max-tablet:hidden">
        {classes.length === 0 ? (
          <span className="text-text-3">—</span>
        ) : (
          <Wanted classes={classes} className="flex-nowrap" />
        )}
      </Cell>
      <Cell className="text-13 text-text-3 max-tablet:hidden">
        <Time iso={joined_at} />
      </Cell>
      {isOnline !== null && (
        <Cell align="right" className="text-13">
          {isOnline ? (
            <span className="inline-flex items-center gap-1.5 text-lv-text">
              <StateShape kind="square" isSmall />
              在线
            </span>
          ) : (
            <span className="text-text-3">离线</span>
          )}
        </Cell>
      )}
      {managed && (
        <Cell space="none" align="right">
          {!isMe && <MemberMenu member={member} {...managed} />}
        </Cell>
      )}
    </TableRow>
  );
}

/** Below the name where there is no room beside it. */
function Role({ member: { role, is_expert }, className }: { member: TeamMember; className?: string }) {
  return (
    <span className={cx('flex items-center gap-1.5 text-13 max-tablet:text-12 max-tablet:text-text-2', className)}>
      {role === 'captain' && <Seal mark="队" />}
      {is_expert && <Seal mark="专" />}
      {ROLE_LABELS[role]}
    </span>
  );
}
