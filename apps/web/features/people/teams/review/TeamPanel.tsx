import type { ReviewedTeam } from '@pailei/contracts/people/teams/team-views';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { teamPath } from '../../../../shared/links/links.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { SidePanel } from '../../../../shared/ui/layout/SidePanel.tsx';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { Wanted } from '../parts/Wanted.tsx';
import { RECRUITING_LABELS, ROLE_LABELS } from '../team-labels.ts';
import { ReviewActions } from './ReviewActions.tsx';
import { useReviewedTeam } from './review.api.ts';
import { TeamStateTag } from './TeamStateTag.tsx';

/** One team: all that its founder wrote, who is in it, and what can be done. */
export function TeamPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isPending, refetch } = useReviewedTeam(id);
  return (
    <SidePanel
      open
      onClose={onClose}
      title={data?.name ?? '战队'}
      intro={data && <TeamStateTag status={data.status} />}
      footer={data && <ReviewActions team={data} />}
    >
      {error && !data ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={isPending} skeleton={<SkeletonRows count={6} />}>
          {() => data && <Facts team={data} />}
        </Loading>
      )}
    </SidePanel>
  );
}

function Facts({ team }: { team: ReviewedTeam }) {
  const { id, tag, crest, slogan, description, recruiting, wanted_classes, wanted_roles, founder, members } = team;
  const isPublic = team.status === 'approved' || team.status === 'disbanded';
  return (
    <>
      <span className="mb-4 flex items-center gap-4">
        <Crest crest={crest} size="xl" label="队徽" />
        <Crest crest={crest} size="xs" />
        {isPublic && <TextLink to={teamPath(id)}>打开战队页面</TextLink>}
      </span>
      <KeyValues
        facts={{
          标签: tag,
          口号: slogan,
          介绍: description === '' ? null : <span className="whitespace-pre-wrap">{description}</span>,
          招募: RECRUITING_LABELS[recruiting],
          需要: wanted_classes.length + wanted_roles.length > 0 && (
            <Wanted classes={wanted_classes} roles={wanted_roles} />
          ),
          创建者: <TextLink to={`/admin/users?user=${founder.id}`}>{founder.username}</TextLink>,
          提交: formatDateTime(team.submitted_at),
          ...(team.reviewed_at !== null && {
            审核: `${team.reviewed_by ?? '系统'} · ${formatDateTime(team.reviewed_at)}`,
          }),
          ...(team.reason !== null && { 原因: team.reason }),
          ...(team.disbanded_at !== null && { 解散: formatDateTime(team.disbanded_at) }),
          ...(team.captain_due_at !== null && { 更换队长: formatDateTime(team.captain_due_at) }),
        }}
      />
      {members.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-13 text-text-3">成员 {members.length} 人</h3>
          <ul className="border-t border-t-line-1" aria-label="成员">
            {members.map(({ account_id, username, role }) => (
              <li key={account_id} className="flex justify-between gap-3 border-b border-b-line-1 py-2 text-13">
                <TextLink className="min-w-0 truncate" to={`/admin/users?user=${account_id}`}>
                  {username}
                </TextLink>
                <span className="text-text-3">{ROLE_LABELS[role]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
