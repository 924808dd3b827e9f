import type { TeamInside, TeamView } from '@pailei/contracts/people/teams/team-views';
import type { TeamRole } from '@pailei/domain/rights/rights';
import { TEAM_MEMBERS_MAX } from '@pailei/domain/teams/limits';

import { Crumbs } from '../../../../shared/ui/layout/Crumbs.tsx';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { formatDate } from '../../../../shared/ui/time/time.format.ts';
import { RECRUITING_LABELS, TEAM_STATES } from '../team-labels.ts';
import { MemberActions } from './MemberActions.tsx';
import { VisitorAction } from './VisitorAction.tsx';

type TeamHeaderProps = { view: TeamView; role: TeamRole | null; inside: TeamInside | null };

/** Crest, name, who leads it, and what the visitor can do. */
export function TeamHeader({ view, role, inside }: TeamHeaderProps) {
  const { team, members } = view;
  const captain = members.find((member) => member.role === 'captain');
  const isFull = members.length >= TEAM_MEMBERS_MAX;
  return (
    <header className="mb-6 border-b border-b-line-2 pb-5">
      <Crumbs crumbs={[{ label: '战队大厅', to: '/teams' }, { label: team.name }]} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 max-tablet:gap-x-4">
        <Crest crest={team.crest} size="xl" label={`「${team.name}」的队徽`} />
        <div className="min-w-0 flex-1 max-tablet:basis-48">
          <h1 className="text-28 font-bold wrap-anywhere max-tablet:text-[22px]/[30px]">{team.name}</h1>
          {team.slogan !== '' && <p className="mt-0.5 wrap-anywhere text-text-2">{team.slogan}</p>}
          <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-text-2">
            <Tag isOutlined>{team.tag}</Tag>
            {captain && (
              <span className="inline-flex min-w-0 items-center gap-1.5">
                <Seal mark="队" />
                <b className="min-w-0 truncate font-medium text-text-1">{captain.username}</b>
              </span>
            )}
            <span className="whitespace-nowrap">{formatDate(team.founded_at)} 成立</span>
            {team.status === 'approved' ? (
              <>
                <span className="whitespace-nowrap">
                  <span className="font-num font-semibold">{members.length}</span> / {TEAM_MEMBERS_MAX} 人
                </span>
                <Tag {...(team.recruiting !== 'closed' && !isFull && { tone: 'lv' })}>
                  {isFull ? '满员' : RECRUITING_LABELS[team.recruiting]}
                </Tag>
              </>
            ) : (
              <Tag>{TEAM_STATES.disbanded.label}</Tag>
            )}
          </div>
        </div>
        {team.status === 'approved' && (
          <div className="flex flex-wrap gap-2 self-end empty:hidden max-tablet:basis-full">
            {role === null ? <VisitorAction view={view} /> : <MemberActions view={view} role={role} inside={inside} />}
          </div>
        )}
      </div>
    </header>
  );
}
