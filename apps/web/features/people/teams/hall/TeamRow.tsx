import type { TeamCard } from '@pailei/contracts/people/teams/team-views';
import { ACTIVITY_DAYS } from '@pailei/domain/teams/limits';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { teamPath } from '../../../../shared/links/links.ts';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { MemberPlaces } from '../parts/MemberPlaces.tsx';
import { Wanted } from '../parts/Wanted.tsx';
import { answersWithinText } from '../team-labels.ts';

/** Crest, team, wanted, places, activity, answers, action. */
const TEAM_COLUMNS =
  'grid items-center gap-x-4 wide:grid-cols-[48px_minmax(0,1fr)_160px_136px_72px_88px_84px] tablet:max-wide:grid-cols-[48px_minmax(0,1fr)_136px_72px_84px] max-tablet:grid-cols-[40px_minmax(0,1fr)_auto] max-tablet:gap-x-3';
export const TEAM_ROW = cx(
  TEAM_COLUMNS,
  'relative min-h-19 border-b border-b-line-1 py-2 max-tablet:min-h-26 max-tablet:py-3',
);

type TeamRowProps = { team: TeamCard; action: ReactNode; isMine: boolean };

/** A team as the hall shows it. */
export const TeamRow = memo(function TeamRow({ team, action, isMine }: TeamRowProps) {
  const { id, name, crest, slogan, captain, tag, wanted_classes, wanted_roles, member_count, activity } = team;
  return (
    <li className={cx(TEAM_ROW, 'hover:bg-hover')}>
      {isMine && <span className="absolute inset-y-4 -left-3 w-[3px] rounded-[2px] bg-zhu-bright" aria-hidden="true" />}
      <Crest crest={crest} />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2">
          <Link
            className="line-clamp-2 min-w-0 text-16/5.5 font-semibold wrap-anywhere hover:text-zhu-text"
            to={teamPath(id)}
          >
            {name}
          </Link>
          <Tag isOutlined>{tag}</Tag>
        </span>
        <small className="block truncate text-text-3">
          队长 {captain.username}
          {slogan !== '' && ` · ${slogan}`}
        </small>
      </span>
      <span className="max-wide:hidden max-tablet:order-1 max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:block">
        <Wanted classes={wanted_classes} roles={wanted_roles.slice(0, 2)} />
      </span>
      <MemberPlaces count={member_count} className="max-tablet:order-1 max-tablet:col-start-2 max-tablet:mt-1.5" />
      <Fact label={`近 ${ACTIVITY_DAYS} 天`}>{activity} 场</Fact>
      <Fact label="答复" isSpare>
        {team.answers_within_minutes === null ? '—' : answersWithinText(team.answers_within_minutes)}
      </Fact>
      <span className="justify-self-end max-tablet:row-start-1 max-tablet:col-start-3">{action}</span>
    </li>
  );
});

/** `isSpare`: only where there is much room. */
function Fact({ label, isSpare = false, children }: { label: string; isSpare?: boolean; children: ReactNode }) {
  return (
    <span className={cx('text-right text-13 max-tablet:hidden', isSpare && 'max-wide:hidden')}>
      <span className="sr-only">{label} </span>
      {children}
    </span>
  );
}

/** The names of the columns. */
export function TeamColumns() {
  return (
    <div
      className={cx(TEAM_COLUMNS, 'h-8 border-b border-b-line-2 text-12 text-text-3 max-tablet:hidden')}
      aria-hidden="true"
    >
      <span />
      <span>战队</span>
      <span className="max-wide:hidden">招募</span>
      <span>人数</span>
      <span className="text-right">近 {ACTIVITY_DAYS} 天</span>
      <span className="text-right max-wide:hidden">答复</span>
    </div>
  );
}
