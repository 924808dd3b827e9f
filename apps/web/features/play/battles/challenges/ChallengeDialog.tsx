import type { ChallengeView } from '@pailei/contracts/play/challenges/challenge-views';

import { isMissing, messageOf } from '../../../../shared/api/error-text.ts';
import { useChallenge, useTeamChallenges } from '../../../../shared/challenges/challenges.api.ts';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { CHALLENGE_STATES } from './challenge-todo.ts';
import { Proposals } from './Proposals.tsx';
import { ChallengeStep } from './ChallengeStep.tsx';

type ChallengeDialogProps = {
  id: string;
  /** The visitor's; null: none. */ teamId: string | null;
  onClose: () => void;
};

/** One challenge as the two teams see it: what is to be done, and all that was offered. */
export function ChallengeDialog({ id, teamId, onClose }: ChallengeDialogProps) {
  const { state } = useTeamChallenges(teamId);
  const known = state?.challenges.find((one) => one.id === id);
  const { data, error, refetch } = useChallenge(id, known?.updated_at ?? null);
  const title = data ? `${data.teams.a.name} 对 ${data.teams.b.name}` : '约战';
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} size="medium" isPhoneSheet>
      {error && !data ? (
        isMissing(error) ? (
          <Empty art="cut-rope" title="没有找到">
            这份约战不存在，或者与你的战队无关。
          </Empty>
        ) : (
          <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
        )
      ) : (
        <Loading isLoading={data === undefined} skeleton={<SkeletonRows count={4} />}>
          {() => data && teamId !== null && <Loaded challenge={data} teamId={teamId} />}
        </Loading>
      )}
    </Dialog>
  );
}

function Loaded({ challenge, teamId }: { challenge: ChallengeView; teamId: string }) {
  const state = CHALLENGE_STATES[challenge.status];
  return (
    <div className="grid gap-6">
      <div>
        <Tag {...(state.tone && { tone: state.tone })}>{state.label}</Tag>
      </div>
      <ChallengeStep challenge={challenge} teamId={teamId} />
      <Proposals challenge={challenge} />
    </div>
  );
}
