import type { TeamRequest } from '@pailei/contracts/people/teams/team-views';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { afterCommand, toastError } from '../../../../shared/ui/feedback/after-command.ts';
import { useAnswer, useReject } from './requests.api.ts';
import type { RequestSide } from './request-side.ts';

type RequestActionsProps = { request: TeamRequest; side: RequestSide };

/** Who got a request answers it, who made it takes it back. */
export function RequestActions({ request, side }: RequestActionsProps) {
  const isReceived = request.kind === 'application' ? side === 'team' : side === 'player';
  return isReceived ? <Answer request={request} /> : <Withdraw request={request} />;
}

function Withdraw({ request }: { request: TeamRequest }) {
  const answer = useAnswer(request);
  const withdraw = () => void afterCommand(answer.mutateAsync('withdraw'), { doneText: '已撤回', onError: toastError });
  return (
    <Button size="sm" variant="ghost" pending={answer.isPending} onClick={withdraw}>
      撤回
    </Button>
  );
}

function Answer({ request }: { request: TeamRequest }) {
  const [asked, setAsked] = useState<'accept' | 'reject' | null>(null);
  const answer = useAnswer(request);
  const isApplication = request.kind === 'application';
  const accept = () =>
    void afterCommand(answer.mutateAsync('accept'), {
      doneText: `「${request.player.username}」已加入战队`,
      onError: toastError,
    });
  const dialog = { request, onClose: () => setAsked(null) };
  return (
    <>
      <Button size="sm" pending={answer.isPending} onClick={isApplication ? accept : () => setAsked('accept')}>
        {isApplication ? '通过' : '接受'}
      </Button>
      <Button size="sm" variant="text" onClick={() => setAsked('reject')}>
        {isApplication ? '婉拒' : '拒绝'}
      </Button>
      {asked === 'accept' && <JoinDialog {...dialog} />}
      {asked === 'reject' && (isApplication ? <RejectDialog {...dialog} /> : <DeclineDialog {...dialog} />)}
    </>
  );
}

type DialogProps = { request: TeamRequest; onClose: () => void };

/** An accepted invitation ends the player's other requests, so it is asked for once more. */
function JoinDialog({ request, onClose }: DialogProps) {
  const answer = useAnswer(request);
  const { name } = request.team;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`加入「${name}」`}
      description="每人只能属于一支战队，你的其他申请与邀请会失效。"
      confirmLabel="加入战队"
      pending={answer.isPending}
      onConfirm={() =>
        void afterCommand(answer.mutateAsync('accept'), {
          doneText: `你已加入「${name}」`,
          onClose,
          onError: toastError,
        })
      }
    />
  );
}

function RejectDialog({ request, onClose }: DialogProps) {
  const reject = useReject(request);
  const { username } = request.player;
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`婉拒「${username}」的申请`}
      description="对方会看到原因。"
      label="原因"
      confirmLabel="婉拒申请"
      maxLength={SHORT_REASON_MAX}
      pending={reject.isPending}
      error={reject.error}
      onConfirm={(reason) =>
        void afterCommand(reject.mutateAsync(reason), { doneText: `已婉拒「${username}」的申请`, onClose })
      }
    />
  );
}

function DeclineDialog({ request, onClose }: DialogProps) {
  const reject = useReject(request);
  const { name } = request.team;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`拒绝「${name}」的邀请`}
      confirmLabel="拒绝邀请"
      pending={reject.isPending}
      onConfirm={() =>
        void afterCommand(reject.mutateAsync(''), {
          doneText: `已拒绝「${name}」的邀请`,
          onClose,
          onError: toastError,
        })
      }
    />
  );
}
