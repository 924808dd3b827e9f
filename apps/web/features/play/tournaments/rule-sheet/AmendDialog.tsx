import { amendRulesBody } from '@pailei/contracts/play/rule-sheet/rule-sheet.api';
import { isSameRule } from '@pailei/domain/tournament/rule-sheet/rule-sheet';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { TextAreaField } from '../../../../shared/ui/forms/Field.tsx';
import { amendmentForm, amendmentOf, type AmendmentForm } from './amendment-form.ts';
import { AmendmentFields } from './AmendmentFields.tsx';
import { useAmendRules } from './rule-sheet.api.ts';

const DESCRIPTION =
  '改动立即生效，写入赛事记录，所有选手都会收到通知；原来的规则和原因一直公开。已经开始的场次按原来的时限打完。';

type AmendDialogProps = { tournament: TournamentState; onClose: () => void };

/** Changes rules of a running event, with the reason that everybody reads. */
export function AmendDialog({ tournament, onClose }: AmendDialogProps) {
  const amend = useAmendRules(tournament.id);
  // what was read when the dialog opened: whoever amends meanwhile is not overwritten
  const [read] = useState(tournament);
  const [form, setForm] = useState<AmendmentForm>(() => amendmentForm(read));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = () => {
    const body = amendmentOf(read, form, reason);
    const checked = amendRulesBody.safeParse(body);
    if (!checked.success) return setErrors(errorsOfCheck(checked.error));
    return amend.mutate(body, { onSuccess: onClose, onError: (error) => setErrors(errorsOfAnswer(error)) });
  };
  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button variant="primary" pending={amend.isPending} onClick={submit}>
        修改「{tournament.name}」的规则
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="修改规则"
      description={DESCRIPTION}
      size="medium"
      footer={footer}
    >
      <div className="mt-4 flex min-w-0 flex-col gap-5">
        {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
        <AmendmentFields
          tournament={read}
          form={form}
          errors={errors}
          change={(changes) => setForm((now) => ({ ...now, ...changes }))}
        />
        {!isSameRule(form.tiebreakers, read.settings.tiebreakers) && (
          <Note tone="huang">开赛后改同分排序会重新排列已经打出的名次，请确认所有选手都能接受。</Note>
        )}
        <TextAreaField
          label="原因"
          rows={3}
          value={reason}
          error={errors['reason']}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
