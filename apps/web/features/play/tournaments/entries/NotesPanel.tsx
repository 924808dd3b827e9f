import { NOTE_MAX, type ParticipantNote } from '@pailei/contracts/play/entries/entries.api';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { TextAreaField } from '../../../../shared/ui/forms/Field.tsx';
import { SidePanel } from '../../../../shared/ui/layout/SidePanel.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { ParticipantStatusTag } from './entry-columns.tsx';
import { useAddNote } from './entries.api.ts';
import { EntryRoster } from './EntryRoster.tsx';

type NotesPanelProps = {
  tournament: TournamentState;
  person: Participant;
  notes: readonly ParticipantNote[];
  onClose: () => void;
};

/** What the staff have noted of somebody, and a field for more; nothing of it is ever taken away. Of a team its roster first. */
export function NotesPanel({ tournament, person, notes, onClose }: NotesPanelProps) {
  const [text, setText] = useState('');
  const add = useAddNote(tournament.id, person.id);
  const note = text.trim();
  const send = () => add.mutate(note, { onSuccess: () => setText('') });
  return (
    <SidePanel open onClose={onClose} title={person.name} intro={<ParticipantStatusTag status={person.status} />}>
      {person.roster && <EntryRoster tournament={tournament} entry={person} />}
      <ul aria-label="备注" className="mb-4">
        {notes.map(({ id, text: written, author_name, created_at }) => (
          <li key={id} className="border-b border-b-line-1 py-3">
            <p className="wrap-anywhere whitespace-pre-line">{written}</p>
            <small className="text-text-3">
              {author_name ?? '已注销'} · <Time iso={created_at} />
            </small>
          </li>
        ))}
      </ul>
      <TextAreaField
        label="新备注"
        rows={3}
        maxLength={NOTE_MAX}
        value={text}
        error={add.error ? messageOf(add.error) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button className="mt-3" variant="primary" pending={add.isPending} disabled={note === ''} onClick={send}>
        写入备注
      </Button>
    </SidePanel>
  );
}
