import type { TeamView } from '@pailei/contracts/people/teams/team-views';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';

import { api } from '../../../../shared/api/api.ts';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { formOf, type TeamForm as Values } from '../form/team-form.ts';
import { TeamForm } from '../form/TeamForm.tsx';
import { useTeamCommand } from '../teams.api.ts';

/** The captain changes what the team says of itself; its name and tag stand. */
export function EditDialog({ view: { team, members }, onClose }: { view: TeamView; onClose: () => void }) {
  const update = useTeamCommand(({ name: _name, tag: _tag, ...body }: Values) =>
    api.call(teamsApi.update, { params: { id: team.id }, body }),
  );
  const save = async (values: Values) => {
    await update.mutateAsync(values);
    toast.success('战队资料已保存');
    onClose();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="编辑战队资料" size="wide" isPhoneSheet>
      {/* no header of the site lies over what stays in sight here */}
      <div className="[--pl-header:0px]">
        <TeamForm
          initial={formOf(team)}
          draftName={`team_profile:${team.id}`}
          isNameFixed
          memberCount={members.length}
          submitLabel="保存资料"
          onSubmit={save}
        />
      </div>
    </Dialog>
  );
}
