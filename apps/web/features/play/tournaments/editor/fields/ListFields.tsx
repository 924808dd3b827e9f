import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import type { DecklistVisibility } from '@pailei/domain/tournament';

import { Select, type SelectOption } from '../../../../../shared/ui/forms/Select.tsx';
import type { FormStage } from '../../stages/stage-forms.ts';
import { FormRow } from '../FormRow.tsx';
import type { FormPart } from '../form-part.ts';

/** When the lists may open; with the last stage only where another comes before it. */
function openingsOf(stages: readonly FormStage[]): SelectOption<DecklistVisibility>[] {
  const last = stages.length > 1 ? stages.at(-1) : undefined;
  return [
    { value: 'closed', label: '不公开' },
    { value: 'open_from_start', label: '开赛后公开' },
    ...(last ? [{ value: 'open_from_stage' as const, label: `${STAGE_TEXTS[last.type].name}开始后公开` }] : []),
    { value: 'open_when_finished', label: '赛后公开' },
  ];
}

/** When everybody sees the decks. */
export function ListFields(part: FormPart) {
  const { form, change } = part;
  const openings = openingsOf(form.stages);
  const opening = openings.find(({ value }) => value === form.decklists)?.value ?? 'open_from_start';
  return (
    <FormRow
      part={part}
      label="卡组名单"
      fields={['decklists', 'open_from_stage']}
      hint="公开之前，只有本人和裁判看得到。"
    >
      <div>
        <Select label="卡组公开" options={openings} value={opening} onChange={(decklists) => change({ decklists })} />
      </div>
    </FormRow>
  );
}
