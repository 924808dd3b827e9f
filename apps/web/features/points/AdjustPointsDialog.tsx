import { ADJUSTMENT_MAX, ADJUSTMENT_REASON_MAX, adjustPointsBody } from '@pailei/contracts/points';
import { groupedPoints } from '@pailei/contracts/points-text';
import { useState, type ReactNode } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../shared/api/field-errors.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { TextAreaField, TextField } from '../../shared/ui/Field.tsx';
import { Points } from '../../shared/ui/Points.tsx';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useAdjustPoints, useStatement } from './points.api.ts';

type AdjustPointsDialogProps = { user: { id: string; username: string }; onClose: () => void };

const WAYS = [
  { value: 'give', label: '增加' },
  { value: 'take', label: '扣除' },
] as const;
type Way = (typeof WAYS)[number]['value'];
const WAY_TEXTS: Record<Way, string> = { give: '增加', take: '扣除' };

/** Gives points or takes them, with a reason that the user reads. */
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
      description="理由会写进对方的积分明细和通知，也会留在审计日志里。"
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
      <div className="stack stack--s mt-4">
        <span className="row">
          <Segmented label="方向" options={WAYS} value={way} onChange={setWay} />
        </span>
        <TextField
          label="积分"
          inputMode="numeric"
          autoComplete="off"
          value={digits}
          error={errors['amount']}
          hint={<BalanceAfter userId={user.id} amount={amount} />}
          onChange={(event) => setDigits(digitsOf(event.target.value))}
        />
        <TextAreaField
          label="理由"
          error={errors['reason']}
          rows={3}
          maxLength={ADJUSTMENT_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

/** What stands now and what would stand then. */
function BalanceAfter({ userId, amount }: { userId: string; amount: number }): ReactNode {
  const balance = useStatement(userId, { skip: 0, limit: 1, kind: null }).data?.balance;
  if (balance === undefined) return null;
  return (
    <span className="row">
      现有 <Points value={balance} />
      {amount !== 0 && (
        <>调整后 {balance + amount < 0 ? <span className="yan">积分不足</span> : <Points value={balance + amount} />}</>
      )}
    </span>
  );
}

const MOST_DIGITS = String(ADJUSTMENT_MAX).length;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);
