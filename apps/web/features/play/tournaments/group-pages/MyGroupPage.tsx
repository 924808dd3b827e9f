import { nextStage, shownGroupDraw } from '@pailei/domain/tournament/group-draw/group-draw';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { ListTree } from 'lucide-react';

import { useTournament } from '../../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { isUserFreshAtom } from '../../../../shared/state/session.atoms.ts';
import { useMyStep } from '../../../../shared/tournaments/entries/useMyStep.ts';
import { PauseNote } from '../../../../shared/tournaments/PauseNote.tsx';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { LaterSelect } from '../../../../shared/ui/forms/LaterSelect.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { GroupDrawView } from './draw/GroupDrawView.tsx';
import { shownGroupStage } from './group-events.ts';
import { MyGroup } from './MyGroup.tsx';
import { useGroupEvent } from './useGroupEvent.ts';

/** The group of the visitor, or of their team: what to do next, what is needed to go on, the table and the matches. */
export function MyGroupPage() {
  const { isKnown, options, chosen, choose } = useGroupEvent({ onlyOwn: true });
  return (
    <>
      <PageHeader
        title="我的小组"
        intro="小组里的下一件事、出线形势、积分和赛程。"
        actions={
          <LinkButton
            icon={<ListTree size={16} />}
            to={chosen === null ? '/dashboard/groups' : `/dashboard/groups?event=${chosen}`}
          >
            全部小组
          </LinkButton>
        }
      />
      {options.length > 1 && chosen !== null && (
        <FilterStrip className="mb-6">
          <LaterSelect label="赛事" options={options} value={chosen} onChange={choose} />
        </FilterStrip>
      )}
      {chosen === null ? (
        <Loading isLoading={!isKnown} skeleton={<SkeletonRows count={8} />}>
          {() => <NoEvent />}
        </Loading>
      ) : (
        <OfEvent key={chosen} id={chosen} />
      )}
    </>
  );
}

function NoEvent() {
  const actions = (
    <>
      <LinkButton variant="primary" to="/solo-tournaments">
        去个人赛大厅
      </LinkButton>
      <LinkButton to="/tournaments">去团体赛大厅</LinkButton>
    </>
  );
  return (
    <Empty art="ring" title="还没有小组" actions={actions}>
      你或你的战队报名有小组赛的赛事后，小组会显示在这里。
    </Empty>
  );
}

function OfEvent({ id }: { id: string }) {
  const { status } = useTournament(id);
  const isUserFresh = useAtomValue(isUserFreshAtom);
  const { tournament, participant, step } = useMyStep(id);
  if (status.phase === 'denied') return <LoadFailed message={status.message} />;
  return (
    <Loading isLoading={tournament === null || step === null || !isUserFresh} skeleton={<SkeletonRows count={8} />}>
      {() =>
        tournament &&
        step && (
          <>
            <PauseNote tournament={tournament} className="mb-4" />
            <OwnGroup tournament={tournament} participant={participant} step={step} />
          </>
        )
      }
    </Loading>
  );
}

type OwnGroupProps = {
  tournament: TournamentState;
  participant: Participant | undefined;
  step: NonNullable<ReturnType<typeof useMyStep>['step']>;
};

function OwnGroup({ tournament, participant, step }: OwnGroupProps) {
  const stage = shownGroupStage(tournament);
  const group = participant && stage?.groups?.findIndex((ids) => ids.includes(participant.id));
  if (stage && participant && group !== undefined && group >= 0)
    return <MyGroup tournament={tournament} stage={stage} group={group} participant={participant} step={step} />;
  const next = nextStage(tournament);
  if (!stage && next !== null && shownGroupDraw(tournament, next))
    return <GroupDrawView tournament={tournament} stage={next} />;
  return (
    <Empty art="card" title={stage ? '没有你的小组' : '小组赛还没有开始'}>
      {stage ? '这项赛事的小组里没有你或你的战队。' : '分组后，你的小组会显示在这里。'}
    </Empty>
  );
}
