import type { Incident } from '@pailei/contracts/site/status/status.api';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useChangeIncident } from '../status.api.ts';
import { IncidentForm } from './IncidentForm.tsx';
import { NoteForm } from './NoteForm.tsx';

/** What an admin may do with an incident. An automatic one ends by itself. */
export function IncidentActions({ incident }: { incident: Incident }) {
  const [isOpen, setOpen] = useState<'note' | 'change' | null>(null);
  const change = useChangeIncident(incident.id);
  const { id: _id, is_automatic, resolved_at, notes: _notes, started_at: _started, ...fields } = incident;
  const isResolved = resolved_at !== null;
  const end = () =>
    change.mutate(
      { ...fields, is_resolved: !isResolved },
      {
        onSuccess: () => toast.success(isResolved ? '事件已重新打开' : '事件已结束'),
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  const close = () => setOpen(null);
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-2">
      <Button size="sm" onClick={() => setOpen('note')}>
        添加进展
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setOpen('change')}>
        修改
      </Button>
      {!is_automatic && (
        <Button size="sm" variant="ghost" pending={change.isPending} onClick={end}>
          {isResolved ? '重新打开' : '标为已恢复'}
        </Button>
      )}
      {isOpen === 'note' && <NoteForm incident={incident} onClose={close} />}
      {isOpen === 'change' && <IncidentForm incident={incident} onClose={close} />}
    </div>
  );
}
