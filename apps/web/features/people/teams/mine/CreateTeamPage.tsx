import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { newSeed } from '../form/new-seed.ts';
import { newForm } from '../form/team-form.ts';
import { TeamForm } from '../form/TeamForm.tsx';
import { useMyTeam, useSubmitTeam } from '../teams.api.ts';

/** Founds a team. Who has one, or one that waits for its review, is led there. */
export function CreateTeamPage() {
  const mine = useMyTeam();
  if (mine.data && (mine.data.team ?? mine.data.draft)) return <Navigate to="/teams/my" replace />;
  return (
    <>
      <PageHeader
        title="创建战队"
        crumbs={[{ label: '战队大厅', to: '/teams' }, { label: '创建战队' }]}
        intro="提交后由管理员审核，通过后立即出现在大厅。你会成为队长。"
      />
      {mine.error && !mine.data ? (
        <LoadFailed message={messageOf(mine.error)} onRetry={() => void mine.refetch()} />
      ) : (
        <Loading isLoading={mine.isPending} skeleton={<SkeletonRows count={8} />}>
          {() => <NewTeam />}
        </Loading>
      )}
    </>
  );
}

function NewTeam() {
  const [initial] = useState(() => newForm(newSeed()));
  const submit = useSubmitTeam(null);
  const navigate = useNavigate();
  const send = async (body: Parameters<typeof submit.mutateAsync>[0]) => {
    await submit.mutateAsync(body);
    toast.success('战队已提交审核');
    void navigate('/teams/my');
  };
  return <TeamForm initial={initial} draftName="new_team" submitLabel="提交审核" onSubmit={send} />;
}
