import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useParams, useSearchParams } from 'react-router-dom';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { useTournament } from '../../../../shared/live/useTopics.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';
import { tournamentPath } from '../../../../shared/links/links.ts';
import { MANAGEMENT_PATH, TEAM_MANAGEMENT_PATH } from '../management/management-paths.ts';
import { EditEvent } from './EditEvent.tsx';
import { BackButton, EndedEvent } from './EndedEvent.tsx';
import { useTemplates } from './editor.api.ts';
import { EMPTY_EVENT, EMPTY_TEAM_EVENT } from './model/event-form.ts';
import { withPreset } from './model/event-presets.ts';
import { formOfClone, formOfPlan } from './model/form-of-event.ts';
import { FIRST_PRESET, NewEvent } from './NewEvent.tsx';

const CRUMBS = [
  { label: '管理后台', to: '/admin' },
  { label: '个人赛管理', to: MANAGEMENT_PATH },
];

const TEAM_CRUMBS = [
  { label: '管理后台', to: '/admin' },
  { label: '团队赛事', to: TEAM_MANAGEMENT_PATH },
];

/** A new event: from a preset, or as `?from=` another event or `?template=` says. */
export const NewEventPage = () => <NewPage {...OF_ACCOUNTS} />;
export const NewTeamEventPage = () => <NewPage {...OF_TEAMS} />;

const OF_ACCOUNTS = {
  title: '新建赛事',
  crumbs: CRUMBS,
  initial: FIRST_PRESET ? withPreset(EMPTY_EVENT, FIRST_PRESET) : EMPTY_EVENT,
  preset: FIRST_PRESET?.id ?? null,
};
const OF_TEAMS = { title: '新建团队赛事', crumbs: TEAM_CRUMBS, initial: EMPTY_TEAM_EVENT, preset: null };

function NewPage({ title, crumbs, initial, preset }: typeof OF_ACCOUNTS | typeof OF_TEAMS) {
  const [search] = useSearchParams();
  const [from, template] = [search.get('from'), search.get('template')];
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[...crumbs, { label: title }]}
        intro="从一种赛制开始，每一项都能改。发布前只有主办方看得到。"
      />
      {from !== null && (
        <EventOf id={from}>{(event) => <NewEvent initial={formOfClone(event)} preset={null} />}</EventOf>
      )}
      {from === null && template !== null && <FromTemplate id={template} />}
      {from === null && template === null && <NewEvent initial={initial} preset={preset} />}
    </>
  );
}

/** An event of teams that is there: what is set of it, and the way to where it is run. */
export function ManageTeamEventPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeader
        title="管理团队赛事"
        crumbs={[...TEAM_CRUMBS, { label: '管理' }]}
        intro="改动立即生效。报名、签到、开赛和对阵在赛事页面进行。"
        actions={<LinkButton to={tournamentPath(id)}>赛事页面</LinkButton>}
      />
      <EventOf id={id} entrants="team">
        {(event) => <EditKnown key={event.id} event={event} />}
      </EventOf>
    </>
  );
}

/** An event that is there. */
export function EditEventPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeader
        title="编辑赛事"
        crumbs={[...CRUMBS, { label: '编辑赛事' }]}
        intro="改动立即生效。已经不能再改的项目带锁。"
      />
      <EventOf id={id}>{(event) => <EditKnown key={event.id} event={event} />}</EventOf>
    </>
  );
}

function EditKnown({ event }: { event: TournamentState }) {
  usePageTitle(`编辑 ${event.name}`);
  if (event.status !== 'finished' && event.status !== 'cancelled') return <EditEvent event={event} />;
  return <EndedEvent event={event} />;
}

type EventOfProps = { id: string; entrants?: EntrantKind; children: (event: TournamentState) => React.ReactNode };

function EventOf({ id, entrants = 'account', children }: EventOfProps) {
  const { state, status } = useTournament(id);
  if (status.phase === 'denied')
    return (
      <Empty art="cut-rope" title="没有找到" actions={<BackButton entrants={entrants} />}>
        这场赛事不存在。
      </Empty>
    );
  return (
    <Loading isLoading={state === null} skeleton={<SkeletonRows count={8} />}>
      {() => state && children(state)}
    </Loading>
  );
}

function FromTemplate({ id }: { id: string }) {
  const templates = useTemplates();
  if (templates.error && !templates.data)
    return <LoadFailed message={messageOf(templates.error)} onRetry={() => void templates.refetch()} />;
  const found = templates.data?.items.find((template) => template.id === id);
  if (templates.data && !found)
    return (
      <Empty art="cut-rope" title="没有找到" actions={<BackButton entrants="account" />}>
        这个模板不存在，可能已被删除。
      </Empty>
    );
  return (
    <Loading isLoading={!found} skeleton={<SkeletonRows count={8} />}>
      {() => found && <NewEvent key={id} initial={formOfPlan(found.plan)} preset={null} />}
    </Loading>
  );
}
