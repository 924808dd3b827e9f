import type { TeamInside, TeamView } from '@pailei/contracts/people/teams/team-views';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import { useMutation } from '@tanstack/react-query';
import { UserRoundCog } from 'lucide-react';

import { api } from '../../../../../shared/api/api.ts';
import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { formatDateTime } from '../../../../../shared/ui/time/time.format.ts';
import { afterCommand } from '../../../../../shared/ui/feedback/after-command.ts';

/** An offer of the captain's place that waits, and a captain who is away. */
export function HandoverNote({ view, inside }: { view: TeamView; inside: TeamInside }) {
  return (
    <div role="status" className="grid gap-3 not-empty:mb-6">
      {inside.captain_due_at !== null && (
        <Note tone="huang">
          队长已被停用。到 {formatDateTime(inside.captain_due_at)} 仍未恢复时，由副队长或最早加入的成员接替。
        </Note>
      )}
      {inside.handover && <Offer view={view} handover={inside.handover} />}
    </div>
  );
}

type OfferProps = { view: TeamView; handover: NonNullable<TeamInside['handover']> };

function Offer({ view: { team, members }, handover: { to, due_at } }: OfferProps) {
  const myId = useAtomValue(userAtom)?.id;
  const isMine = to.id === myId;
  const isCaptain = members.some(({ account_id, role }) => account_id === myId && role === 'captain');
  const accept = useMutation({
    mutationFn: () => api.call(teamsApi.acceptHandover, { params: { id: team.id } }),
  });
  const end = useMutation({ mutationFn: () => api.call(teamsApi.endHandover, { params: { id: team.id } }) });
  const actions = (isMine || isCaptain) && (
    <span className="flex flex-wrap gap-2">
      {isMine && (
        <Button
          variant="primary"
          size="sm"
          pending={accept.isPending}
          onClick={() => void afterCommand(accept.mutateAsync(), { doneText: `你已接任「${team.name}」的队长` })}
        >
          接任队长
        </Button>
      )}
      <Button size="sm" variant="ghost" pending={end.isPending} onClick={() => end.mutate()}>
        {isMine ? '拒绝' : '撤回移交'}
      </Button>
    </span>
  );
  return (
    <Note tone="huang" icon={<UserRoundCog size={18} />} action={actions} wraps>
      {isMine ? '队长希望由你接任' : `队长移交给「${to.username}」，等待对方接受`}，{formatDateTime(due_at)} 前有效。
    </Note>
  );
}
