import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import { namedFaultText } from '@pailei/contracts/play/tournaments/details/setting-faults';
import { tournamentChangesSchema } from '@pailei/contracts/play/tournaments/details/tournament-details';
import { playFault } from '@pailei/domain/tournament/settings-faults';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { errorsOfAnswer, errorsOfCheck } from '../../../../shared/api/field-errors.ts';
import { useSystem } from '../../../../shared/live/useTopics.ts';
import { tournamentPath } from '../../../../shared/links/links.ts';
import { Button, LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { EditorLayout } from './EditorLayout.tsx';
import { EditorSaveBar } from './EditorSaveBar.tsx';
import { useUpdateTournament } from './editor.api.ts';
import { eventBody } from './model/event-body.ts';
import { changeCount, eventChanges } from './model/event-changes.ts';
import type { EventForm } from './model/event-form.ts';
import { formOfEvent } from './model/form-of-event.ts';
import { mergeForms } from './model/merge-forms.ts';
import { StaleNote } from './StaleNote.tsx';
import { EditorActions } from './templates/EditorActions.tsx';
import { useEventForm } from './useEventForm.ts';

const revisionOf = ({ revision = 0 }: TournamentState) => revision;

/** An event that is there: only what was changed is sent, and never over what the organiser has not seen. */
export function EditEvent({ event }: { event: TournamentState }) {
  const update = useUpdateTournament(event.id);
  const timers = useSystem().state?.series ?? DEFAULT_SETTINGS.series;
  /** The version that the form was made from. */
  const [base, setBase] = useState(event);
  const [conflicts, setConflicts] = useState<readonly (keyof EventForm)[]>([]);
  const { part, setForm, refusals, setRefusals } = useEventForm(formOfEvent(event), event);
  const { form, errors } = part;
  const [before, after] = [eventBody(formOfEvent(base), timers), eventBody(form, timers)];
  const count = changeCount(before, after);
  const isStale = revisionOf(event) !== revisionOf(base) && !update.isPending;
  const showNewest = (newest: TournamentState, shown: EventForm) => {
    setBase(newest);
    setForm(shown);
    setRefusals({});
  };
  // nothing was typed: the newest takes its place by itself
  if (isStale && count === 0) showNewest(event, formOfEvent(event));
  const merge = () => {
    const merged = mergeForms(formOfEvent(base), form, formOfEvent(event));
    setConflicts(merged.conflicts);
    showNewest(event, merged.form);
  };
  const save = () => {
    const changes = { ...eventChanges(base, before, after), revision: revisionOf(base) };
    const checked = tournamentChangesSchema.safeParse(changes);
    setRefusals(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    update.mutate(changes, {
      onSuccess({ tournament }) {
        toast.success('赛事已保存');
        setConflicts([]);
        showNewest(tournament, formOfEvent(tournament));
      },
      onError: (error) => setRefusals(errorsOfAnswer(error)),
    });
  };
  const wrong = Object.keys(refusals).length;
  const fault = playFault(event.settings);
  return (
    <>
      {form.team === null && <EditorActions form={form} onTemplate={null} />}
      {errors.root && (
        <Note tone="yan" className="mb-6">
          {errors.root}
        </Note>
      )}
      {fault && (
        <Note tone="yan" className="mb-6">
          按现在的设置无法开赛，请更正后保存。{namedFaultText(fault)}
        </Note>
      )}
      <StaleNote isStale={isStale && count > 0} conflicts={conflicts} onMerge={merge} />
      <EditorLayout part={part} event={event}>
        <EditorSaveBar
          title={wrong > 0 ? `有 ${wrong} 处需要修改` : count === 0 ? '没有未保存的更改' : `${count} 项更改未保存`}
          note={event.status === 'draft' ? '草稿只有主办方看得到。' : '保存后，打开赛事页面的人立即看到。'}
        >
          <LinkButton variant="text" to={tournamentPath(event.id)}>
            看选手视角
          </LinkButton>
          <Button
            variant="primary"
            pending={update.isPending}
            disabled={count === 0 || isStale}
            onClick={save}
          >{`保存 ${count} 项更改`}</Button>
        </EditorSaveBar>
      </EditorLayout>
    </>
  );
}
