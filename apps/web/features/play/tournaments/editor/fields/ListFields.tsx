import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import type { DecklistVisibility } from '@pailei/domain/tournament/types';

import { Select, type SelectOption } from '../../../../../shared/ui/forms/Select.tsx';
import type { FormStage } from '../../stages/stage-forms.ts';
import { FormRow } from '../FormRow.tsx';
import type { OpponentLists } from '../model/event-form.ts';
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

/** When the players of a match see each other's decks. */
function opponentOptions(stages: readonly FormStage[]): SelectOption<OpponentLists>[] {
  const last = stages.length > 1 ? stages.at(-1) : undefined;
  return [
    { value: 'as_public', label: '对手：与公开时间相同' },
    { value: 'from_start', label: '对手：每场开始起可互看' },
    ...(last ? [{ value: 'from_last_stage' as const, label: `对手：${STAGE_TEXTS[last.type].name}起可互看` }] : []),
  ];
}

/** When the public sees the decks, and when opponents do. */
export function ListFields(part: FormPart) {
  const { form, change } = part;
  const openings = openingsOf(form.stages);
  const opponents = opponentOptions(form.stages);
  const opponent = opponents.find(({ value }) => value === form.opponent_lists)?.value ?? 'from_start';
  const opening = openings.find(({ value }) => value === form.decklists)?.value ?? 'open_from_start';
  return (
    <FormRow
      part={part}
      label="卡组名单"
      fields={['decklists', 'open_from_stage', 'opponents_from_stage']}
      hint="公开之前，只有本人和裁判看得到。"
    >
      <div className="grid gap-2">
        <Select label="卡组公开" options={openings} value={opening} onChange={(decklists) => change({ decklists })} />
        {form.team === null && (
          <Select
            label="对手互看卡组"
            options={opponents}
            value={opponent}
            onChange={(opponent_lists) => change({ opponent_lists })}
          />
        )}
      </div>
    </FormRow>
  );
}
