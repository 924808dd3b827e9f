import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import { tournamentDetailsSchema } from '@pailei/contracts/play/tournaments/details/tournament-details';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { errorsOfAnswer, errorsOfCheck } from '../../../../shared/api/field-errors.ts';
import { useSystem } from '../../../../shared/live/useTopics.ts';
import { tournamentPath } from '../../../../shared/links/links.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { timeText } from '../../../../shared/ui/time/day-text.ts';
import { fromLocalInput } from '../../../../shared/ui/time/local-time.ts';
import { EditorLayout } from './EditorLayout.tsx';
import { EditorSaveBar } from './EditorSaveBar.tsx';
import { useCreateTournament } from './editor.api.ts';
import { eventBody } from './model/event-body.ts';
import type { EventForm } from './model/event-form.ts';
import { EVENT_PRESETS, withPreset } from './model/event-presets.ts';
import { PresetRow } from './PresetRow.tsx';
import { EditorActions } from './templates/EditorActions.tsx';
import { useEventForm } from './useEventForm.ts';

type NewEventProps = {
  initial: EventForm;
  /** The preset that it begins with; null: an event or a template. */
  preset: string | null;
};

/** A new event: kept as a draft, or open for registration at once. */
export function NewEvent({ initial, preset }: NewEventProps) {
  const navigate = useNavigate();
  const create = useCreateTournament();
  const timers = useSystem().state?.series ?? DEFAULT_SETTINGS.series;
  const [chosen, setChosen] = useState(preset);
  const { part, setForm, refusals, setRefusals } = useEventForm(initial, null);
  const { form, errors } = part;
  const opensAt = fromLocalInput(form.registration_opens_at);
  const save = (isOpen: boolean) => {
    const body = eventBody(form, timers);
    const checked = tournamentDetailsSchema.safeParse(body);
    setRefusals(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    create.mutate(
      { body, isOpen },
      {
        onSuccess: ({ tournament }) => void navigate(tournamentPath(tournament.id)),
        onError: (error) => setRefusals(errorsOfAnswer(error)),
      },
    );
  };
  const wrong = Object.keys(refusals).length;
  const name = form.name.trim() === '' ? '赛事' : `「${form.name.trim()}」`;
  return (
    <>
      {form.team === null && (
        <>
          <EditorActions form={form} onTemplate={setForm} />
          <PresetRow
            chosen={chosen}
            onChoose={(next) => {
              setChosen(next.id);
              setForm((now) => withPreset(now, next));
            }}
          />
        </>
      )}
      {errors.root && (
        <Note tone="yan" className="mb-6">
          {errors.root}
        </Note>
      )}
      <EditorLayout part={part} event={null}>
        <EditorSaveBar
          title={wrong > 0 ? `有 ${wrong} 处需要修改` : '还没有保存'}
          note={opensAt === null ? '草稿只有主办方看得到。' : `草稿到 ${timeText(opensAt)} 自动开放报名。`}
        >
          <Button variant="ghost" pending={create.isPending} onClick={() => save(false)}>
            存为草稿
          </Button>
          <Button variant="primary" pending={create.isPending} disabled={opensAt !== null} onClick={() => save(true)}>
            {`发布${name}`}
          </Button>
        </EditorSaveBar>
      </EditorLayout>
    </>
  );
}

/** What a new event begins with. */
export const [FIRST_PRESET] = EVENT_PRESETS;
