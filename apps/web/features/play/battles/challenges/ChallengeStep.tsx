import { leadsTeam } from '../../../../shared/challenges/challenge-rights.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Countdown } from '../../../../shared/ui/time/Countdown.tsx';
import { AnswerProposal } from './AnswerProposal.tsx';
import { Appointment } from './Appointment.tsx';
import { opponentOf, sideOf, todoOf } from './challenge-todo.ts';
import type { StepProps } from './step-props.ts';
import { WithdrawProposal } from './WithdrawProposal.tsx';

/** What is to be done now, by whom and until when; with it what this visitor can do. */
export function ChallengeStep({ challenge, teamId }: Omit<StepProps, 'isLeader'>) {
  const isLeader = leadsTeam(useAtomValue(userAtom));
  const { status, due_at } = challenge;
  if (status === 'accepted') return <Appointment challenge={challenge} teamId={teamId} isLeader={isLeader} />;
  if (status !== 'open') return null;
  const isOurs = todoOf(challenge, sideOf(challenge, teamId)) === 'answer';
  const who = isOurs ? '本队' : `「${opponentOf(challenge, teamId).name}」`;
  const step = { challenge, teamId, isLeader };
  return (
    <div className="grid gap-4">
      <Note tone={isOurs ? 'zhu' : 'plain'}>
        等待{who}的队长或副队长答复
        {due_at !== null && (
          <>
            ，还剩 <Countdown dueAt={due_at} isLabelled />
          </>
        )}
        。到时无人答复，约战自动过期。
      </Note>
      {isLeader && (isOurs ? <AnswerProposal {...step} /> : <WithdrawProposal {...step} />)}
    </div>
  );
}
