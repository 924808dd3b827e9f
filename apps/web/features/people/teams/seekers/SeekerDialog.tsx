import { seekerBody } from '@pailei/contracts/people/teams/seekers.api';
import type { Seeker } from '@pailei/contracts/people/teams/team-views';
import { SEEKER_TEXT_MAX, SEEKER_TIMES_MAX } from '@pailei/domain/teams/limits';
import { useState } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { TextAreaField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { ClassesField } from '../parts/ChoiceFields.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { useSaveSeeker } from '../teams.api.ts';

type SeekerDialogProps = { seeker: Seeker | null; onClose: () => void };

/** The card of a player who looks for a team. */
export function SeekerDialog({ seeker, onClose }: SeekerDialogProps) {
  const [classes, setClasses] = useState<string[]>(seeker?.classes ?? []);
  const [times, setTimes] = useState(seeker?.times ?? '');
  const [text, setText] = useState(seeker?.text ?? '');
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSaveSeeker();
  const submit = () => {
    const checked = seekerBody.safeParse({ classes, times, text });
    setErrors(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    void afterCommand(save.mutateAsync(checked.data), {
      doneText: '寻队名片已发布',
      onClose,
      onError: (error) => setErrors(errorsOfAnswer(error)),
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="寻队名片"
      description="展示在战队大厅，所有登录用户可见。加入战队后自动撤下。"
      confirmLabel={seeker ? '保存名片' : '发布名片'}
      pending={save.isPending}
      onConfirm={submit}
    >
      <div className="mt-4 grid gap-4">
        {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
        <ClassesField label="擅长职业" value={classes} error={errors['classes']} onChange={setClasses} />
        <TextField
          label="常在时间"
          placeholder="例如：工作日 20:00 后，周末全天"
          maxLength={SEEKER_TIMES_MAX}
          error={errors['times']}
          value={times}
          onChange={(event) => setTimes(event.target.value)}
        />
        <TextAreaField
          label="介绍"
          rows={4}
          maxLength={SEEKER_TEXT_MAX}
          error={errors['text']}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
