import { Panel } from '../../../../shared/ui/layout/Panel.tsx';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { MemberPlaces } from '../parts/MemberPlaces.tsx';
import { Wanted } from '../parts/Wanted.tsx';
import { RECRUITING_LABELS } from '../team-labels.ts';
import type { TeamForm } from './team-form.ts';

type CardPreviewProps = { team: TeamForm; captain: string; memberCount: number };

/** The team's card while it is being written. */
export function CardPreview({ team, captain, memberCount }: CardPreviewProps) {
  const { name, tag, crest, slogan, recruiting, wanted_classes, wanted_roles } = team;
  return (
    <Panel
      as="div"
      className="sticky top-[calc(var(--pl-header)+16px)] grid grid-cols-1 gap-4 max-wide:static"
      role="group"
      aria-label="名片预览"
    >
      <span className="flex items-center gap-4">
        <Crest crest={crest} size="l" />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <b className="line-clamp-2 min-w-0 text-18/6 wrap-anywhere">{name.trim() || '战队名称'}</b>
            {tag.trim() !== '' && <Tag isOutlined>{tag.trim()}</Tag>}
          </span>
          <small className="block truncate text-text-3">队长 {captain}</small>
        </span>
      </span>
      <p className="text-13 wrap-anywhere text-text-2">{slogan.trim() || '口号会显示在这里。'}</p>
      <Wanted classes={wanted_classes} roles={wanted_roles} />
      <span className="flex items-end justify-between gap-3">
        <MemberPlaces count={memberCount} />
        <Tag {...(recruiting !== 'closed' && { tone: 'lv' })}>{RECRUITING_LABELS[recruiting]}</Tag>
      </span>
    </Panel>
  );
}
