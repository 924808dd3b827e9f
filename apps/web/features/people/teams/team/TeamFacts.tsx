import type { TeamProfile } from '@pailei/contracts/people/teams/team-views';
import { ACTIVITY_DAYS } from '@pailei/domain/teams/limits';

import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Wanted } from '../parts/Wanted.tsx';
import { answersWithinText, RECRUITING_LABELS } from '../team-labels.ts';

/** What the team says of itself, and whom it looks for. */
export function TeamFacts({ team }: { team: TeamProfile }) {
  const { description, recruiting, wanted_classes, wanted_roles, activity, answers_within_minutes } = team;
  return (
    <section>
      <SectionHeader title="战队信息" />
      <div className="border-t border-t-line-2 pt-3">
        {description !== '' && <p className="mb-3 wrap-anywhere whitespace-pre-wrap">{description}</p>}
        <KeyValues
          facts={{
            招募: RECRUITING_LABELS[recruiting],
            ...(wanted_classes.length + wanted_roles.length > 0 && {
              需要: <Wanted classes={wanted_classes} roles={wanted_roles} />,
            }),
            [`近 ${ACTIVITY_DAYS} 天`]: `${activity} 场团队战`,
            ...(answers_within_minutes !== null && { 答复申请: answersWithinText(answers_within_minutes) }),
          }}
        />
      </div>
    </section>
  );
}
