import type { TeamRequest } from '@pailei/contracts/people/teams/team-views';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { playerPath, teamPath } from '../../../../shared/links/links.ts';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { Wanted } from '../parts/Wanted.tsx';
import { REQUEST_STATES } from '../team-labels.ts';
import { RequestActions } from './RequestActions.tsx';
import type { RequestSide } from './request-side.ts';

type RequestRowProps = { request: TeamRequest; side: RequestSide; isNarrow: boolean };

/** One application or invitation: the other side, what was written, how it stands, and what can be done. */
export function RequestRow({ request, side, isNarrow }: RequestRowProps) {
  const { kind, team, player, invited_by, message, status, reason, created_at, due_at } = request;
  const state = REQUEST_STATES[kind][status];
  return (
    <li
      className={cx(
        'grid grid-cols-[40px_minmax(0,1fr)] items-start gap-x-3 gap-y-2 border-b border-b-line-1 py-3.5',
        !isNarrow && 'tablet:grid-cols-[40px_minmax(0,1fr)_auto]',
      )}
    >
      {side === 'player' ? (
        <Crest crest={team.crest} />
      ) : (
        <Avatar name={player.username} userId={player.id} size={40} />
      )}
      <div className="min-w-0">
        <span className="flex items-center gap-2">
          {side === 'player' ? (
            <>
              <Name to={teamPath(team.id)}>{team.name}</Name>
              <Tag isOutlined>{team.tag}</Tag>
            </>
          ) : (
            <>
              <Name to={playerPath(player.id)}>{player.username}</Name>
              {player.is_expert && <Seal mark="专" />}
            </>
          )}
        </span>
        <small className="flex flex-wrap gap-x-2 text-text-3">
          {invited_by && <span className="min-w-0 truncate">{invited_by.username} 邀请</span>}
          <Time iso={created_at} />
          {status === 'pending' && (
            <span>
              <Time iso={due_at} /> 过期
            </span>
          )}
        </small>
        {side === 'team' && <Wanted classes={player.classes} className="mt-1.5" />}
        {message !== '' && <p className="mt-1.5 wrap-anywhere whitespace-pre-wrap">{message}</p>}
        {reason !== null && <p className="mt-1.5 text-13 wrap-anywhere text-text-2">原因：{reason}</p>}
      </div>
      <div
        className={cx(
          'col-start-2 flex flex-wrap items-center gap-2',
          !isNarrow && 'tablet:col-start-3 tablet:row-start-1 tablet:justify-end',
        )}
      >
        {(!isNarrow || status !== 'pending') && <Tag {...(state.tone && { tone: state.tone })}>{state.label}</Tag>}
        {status === 'pending' && <RequestActions request={request} side={side} />}
      </div>
    </li>
  );
}

function Name({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="min-w-0 truncate font-medium hover:text-zhu-text" to={to}>
      {children}
    </Link>
  );
}
