import { ADJUSTMENT_MAX, adjustPointsBody } from '@pailei/contracts/shop/points/points.api';
import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import { useState, type ReactNode } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../api/field-errors.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/feedback/Dialog.tsx';
import { TextAreaField, TextField } from '../ui/forms/Field.tsx';
import { Points } from '../ui/marks/Points.tsx';
import { Segmented } from '../ui/forms/Segmented.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useAdjustPoints, useStatement } from './points.api.ts';
import { digitsOf } from '../ui/forms/whole-number.ts';

type AdjustPointsDialogProps = { user: { id: string; username: string }; onClose: () => void };

const DIRECTIONS = [
  { value: 'give', label: '增加' },
  { value: 'take', label: '扣除' },
] as const;
type Way = (typeof DIRECTIONS)[number]['value'];
const WAY_TEXTS: Record<Way, string> = { give: '增加', take: '扣除' };

/** Adds or removes points, with a reason that the user reads. */
export function AdjustPointsDialog({ user, onClose }: AdjustPointsDialogProps) {
  const [way, setWay] = useState<Way>('give');
  const [digits, setDigits] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<FieldErrors>({});
  const adjust = useAdjustPoints(user.id);
  const amount = digits === '' ? 0 : Number(digits) * (way === 'give' ? 1 : -1);
  // a refusal without a field of its own is about the amount: there is not so much to take
  const errors: FieldErrors = { ...wrong, ...(adjust.error && errorsOfAnswer(adjust.error, 'amount')) };

  function confirm(): void {
    const checked = adjustPointsBody.safeParse({ amount, reason });
    setWrong(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    adjust.mutate(checked.data, {
      onSuccess: ({ balance_after }) => {
        toast.success(`已调整，${user.username} 现有 ${groupedPoints(balance_after)} 积分`);
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`调整 ${user.username} 的积分`}
      description="原因会写进对方的积分明细和通知，也会留在审计日志里。"
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            返回
          </Button>
          <Button variant="primary" pending={adjust.isPending} onClick={confirm}>
            {amount === 0 ? '调整积分' : `${WAY_TEXTS[way]} ${groupedPoints(Math.abs(amount))} 积分`}
          </Button>
        </>
      }
    >
      <div className="mt-4 flex flex-col gap-4">
        <span className="flex">
          <Segmented label="方向" options={DIRECTIONS} value={way} onChange={setWay} />
        </span>
        <TextField
          label="积分"
          inputMode="numeric"
          autoComplete="off"
          value={digits}
          error={errors['amount']}
          hint={<BalanceAfter userId={user.id} amount={amount} />}
          onChange={(event) => setDigits(digitsOf(event.target.value, MAX_DIGITS))}
        />
        <TextAreaField
          label="原因"
          error={errors['reason']}
          rows={3}
          maxLength={SHORT_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

/** The current value and the future one. */
function BalanceAfter({ userId, amount }: { userId: string; amount: number }): ReactNode {
  const balance = useStatement(userId, { skip: 0, limit: 1, kind: null }).data?.balance;
  if (balance === undefined) return null;
  return (
    <span className="flex items-center gap-2">
      现有 <Points value={balance} />
      {amount !== 0 && (
        <>
          调整后{' '}
          {balance + amount < 0 ? <span className="text-yan-text">积分不足</span> : <Points value={balance + amount} />}
        </>
      )}
    </span>
  );
}

const MAX_DIGITS = String(ADJUSTMENT_MAX).length;
