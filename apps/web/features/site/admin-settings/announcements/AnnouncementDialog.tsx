import { announcementBody, type AnnouncementRecord } from '@pailei/contracts/site/announcements/announcements.api';
import { useState, type SyntheticEvent } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { TextAreaField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { bodyOf, formOf, type AnnouncementForm } from './announcement-form.ts';
import { useSaveAnnouncement } from './announcements.api.ts';

const FORM_ID = 'announcement';
const LEVELS = [
  { value: 'info', label: '一般' },
  { value: 'important', label: '重要' },
] as const;

/** A new announcement, or a change of `known`. */
export function AnnouncementDialog({ known, onClose }: { known: AnnouncementRecord | null; onClose: () => void }) {
  const [form, setForm] = useState(() => formOf(known));
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSaveAnnouncement(known);
  const change = (changes: Partial<AnnouncementForm>) => setForm((now) => ({ ...now, ...changes }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = announcementBody.safeParse(bodyOf(form, known));
    setErrors(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    save.mutate(checked.data, {
      onSuccess() {
        toast.success(known ? '公告已修改' : '公告已发布');
        onClose();
      },
      onError: (error) => setErrors(errorsOfAnswer(error)),
    });
  };
  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button type="submit" form={FORM_ID} variant="primary" pending={save.isPending}>
        {known ? '保存修改' : '发布公告'}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={known ? '修改公告' : '发布公告'} footer={footer}>
      <form id={FORM_ID} className="flex min-w-0 flex-col gap-4" onSubmit={submit} noValidate>
        {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
        <TextField
          label="标题"
          maxLength={60}
          value={form.title}
          error={errors['title']}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextAreaField
          label="正文"
          hint="纯文本，换行会保留，最多 2000 个字符"
          error={errors['body']}
          rows={6}
          maxLength={2_000}
          value={form.body}
          onChange={(event) => change({ body: event.target.value })}
        />
        <div className="flex items-center flex-wrap gap-4">
          <Segmented label="级别" options={LEVELS} value={form.level} onChange={(level) => change({ level })} />
          <Switch checked={form.is_pinned} onChange={(is_pinned) => change({ is_pinned })}>
            置顶
          </Switch>
        </div>
        <p className="text-text-3 text-12">重要公告还会在每个页面顶部显示，直到关闭或结束。</p>
        <Moments form={form} errors={errors} change={change} />
      </form>
    </Dialog>
  );
}

type MomentsProps = {
  form: AnnouncementForm;
  errors: FieldErrors;
  change: (changes: Partial<AnnouncementForm>) => void;
};

function Moments({ form, errors, change }: MomentsProps) {
  return (
    <div className="grid grid-cols-2 max-tablet:grid-cols-1 gap-4">
      <TextField
        type="datetime-local"
        label="开始时间"
        hint="不填则立即显示"
        value={form.starts}
        error={errors['starts_at']}
        onChange={(event) => change({ starts: event.target.value })}
      />
      <TextField
        type="datetime-local"
        label="结束时间"
        hint="不填则一直显示"
        value={form.ends}
        error={errors['ends_at']}
        onChange={(event) => change({ ends: event.target.value })}
      />
    </div>
  );
}
