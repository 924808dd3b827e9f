import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useMySeeker, useSaveSeeker } from '../teams.api.ts';

const SeekerDialog = lazy(async () => ({ default: (await import('./SeekerDialog.tsx')).SeekerDialog }));

/** The visitor's own card: put up, changed or taken down. As high before it is known. */
export function MySeeker() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useMySeeker();
  const save = useSaveSeeker();
  const seeker = data?.seeker ?? null;
  const remove = () => save.mutate(null, { onSuccess: () => toast.success('寻队名片已撤下') });
  const actions = data && (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setOpen(true)}>
        {seeker ? '修改名片' : '发布名片'}
      </Button>
      {seeker && (
        <Button size="sm" variant="text" pending={save.isPending} onClick={remove}>
          撤下
        </Button>
      )}
    </span>
  );
  return (
    <Note tone="qing" className="mb-4 min-h-13" action={actions} wraps>
      {seeker ? '你的寻队名片正在展示，队长可以直接邀请你。' : '正在找战队？发布一张名片，队长可以直接邀请你。'}
      <Suspense>{isOpen && <SeekerDialog seeker={seeker} onClose={() => setOpen(false)} />}</Suspense>
    </Note>
  );
}
