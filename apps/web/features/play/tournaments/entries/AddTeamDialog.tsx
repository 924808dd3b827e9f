import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import type { TeamEventSettings } from '@pailei/domain/tournament/teams/team-settings';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { TeamChooser, type ChosenTeam } from '../../../../shared/challenges/TeamChooser.tsx';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { RosterChoice } from '../teams/RosterChoice.tsx';
import { useAddTeam } from './entries.api.ts';

type AddTeamProps = { tournamentId: string; settings: Pick<TeamEventSettings, 'roster_min' | 'roster_max'> };

/** Brings a team into an event before its start, by the staff. */
export function AddTeamButton(props: AddTeamProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<UserPlus size={16} />} onClick={() => setOpen(true)}>
        添加战队
      </Button>
      {isOpen && <AddTeamDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddTeamDialog({ tournamentId, settings, onClose }: AddTeamProps & { onClose: () => void }) {
  const [team, setTeam] = useState<ChosenTeam | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const add = useAddTeam(tournamentId);
  const { roster_min, roster_max } = settings;
  const isFitting = team !== null && chosen.length >= roster_min && chosen.length <= roster_max;
  const choose = (next: ChosenTeam | null) => {
    add.reset();
    setTeam(next);
    setChosen([]);
  };
  const ofTeam = add.error instanceof ApiError ? add.error.errors['team_id'] : undefined;
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="添加战队"
      description={`不经审核直接加入；名额已满时进入候补。名单 ${roster_min}–${roster_max} 人，参赛费从队长的积分中收取。`}
      label="原因"
      confirmLabel={team === null ? '请选择战队' : `添加，${chosen.length} 人参赛`}
      pending={add.isPending}
      disabled={!isFitting}
      error={ofTeam === undefined ? add.error : null}
      onConfirm={(reason) =>
        team &&
        void afterCommand(add.mutateAsync({ team_id: team.id, account_ids: [...chosen], reason }), {
          doneText: `「${team.name}」已加入`,
          onClose,
        })
      }
    >
      <TeamChooser label="战队" hasOwn chosen={team} error={ofTeam} onChange={choose} />
      {team && <Members key={team.id} teamId={team.id} chosen={chosen} onChange={setChosen} />}
    </ReasonDialog>
  );
}

type MembersProps = { teamId: string; chosen: readonly string[]; onChange: (ids: readonly string[]) => void };

function Members({ teamId, chosen, onChange }: MembersProps) {
  const team = useQuery({
    queryKey: ['team-to-add', teamId],
    queryFn: ({ signal }) => api.call(teamsApi.get, { params: { id: teamId }, signal }),
    staleTime: 0,
  });
  if (team.isError) return <LoadFailed message={messageOf(team.error)} onRetry={() => void team.refetch()} />;
  return (
    <Loading isLoading={team.data === undefined} skeleton={<SkeletonRows count={3} />}>
      {() => <RosterChoice members={team.data?.members ?? []} chosen={chosen} onChange={onChange} />}
    </Loading>
  );
}
