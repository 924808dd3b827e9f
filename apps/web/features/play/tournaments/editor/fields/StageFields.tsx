import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { STAGE_TYPES } from '@pailei/domain/tournament/stages/model-of';
import { STAGES_MAX } from '@pailei/domain/tournament/types';
import type { StageType } from '@pailei/domain/tournament/stages/stage';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { SortableList } from '../../../../../shared/ui/data/SortableList.tsx';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { IconButton } from '../../../../../shared/ui/actions/IconButton.tsx';
import { Segmented } from '../../../../../shared/ui/forms/Segmented.tsx';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import type { FieldErrors } from '../../../../../shared/api/field-errors.ts';
import { entryChoices } from '../model/stage-choices.ts';
import { STAGE_FORMS, stageSettings, type FormStage } from '../../stages/stage-forms.ts';
import { addedStage, presetOf, presetStages, STAGE_PRESETS } from '../../stages/stage-presets.ts';
import { EntryFields } from './EntryFields.tsx';
import type { FormPart } from '../form-part.ts';
import { FormRow } from '../FormRow.tsx';

const PRESETS = STAGE_PRESETS.map(({ name }) => ({ value: name, label: name }));
const TYPES = STAGE_TYPES.map((type) => ({ value: type, label: STAGE_TEXTS[type].name }));

/** The stages in their order, how each is filled, and the settings of each. */
export function StageFields(part: FormPart) {
  const { form, stageErrors, change } = part;
  const { stages } = form;
  const settings = stageSettings(stages);
  const put = (next: readonly FormStage[]) => change({ stages: next });
  const replace = (stage: FormStage) => put(stages.map((one) => (one.id === stage.id ? stage : one)));
  const choose = (name: string) => {
    const preset = STAGE_PRESETS.find((one) => one.name === name);
    if (preset) put(presetStages(preset));
  };
  const move = (id: string, to: number) => {
    const rest = stages.filter((one) => one.id !== id);
    const moved = stages.find((one) => one.id === id);
    if (moved) put(rest.toSpliced(to, 0, moved));
  };
  const [usual] = STAGE_PRESETS;
  const added = usual.stages.at(-1)?.type;
  return (
    <FormRow part={part} label="阶段" fields={['stages']}>
      <div className="grid gap-3">
        <Segmented
          label="阶段的组合"
          options={PRESETS}
          value={presetOf(stages)?.name ?? null}
          wraps
          onChange={choose}
        />
        <SortableList
          label="阶段"
          items={stages.map((stage, index) => ({ ...stage, name: `${index + 1} ${STAGE_TEXTS[stage.type].name}` }))}
          onMove={move}
          disabled={stages.length < 2}
        >
          {(stage, index, handle) => (
            <StageRow
              stage={stages[index] ?? stage}
              index={index}
              handle={handle}
              errors={stageErrors[index] ?? {}}
              replace={replace}
              remove={stages.length > 1 ? () => put(stages.filter((one) => one.id !== stage.id)) : null}
            >
              {index > 0 && (
                <EntryFields
                  values={stage.entry}
                  choices={entryChoices(settings, index)}
                  errors={stageErrors[index] ?? {}}
                  change={(changes) => replace({ ...stage, entry: { ...stage.entry, ...changes } })}
                />
              )}
            </StageRow>
          )}
        </SortableList>
        {stages.length < STAGES_MAX && added && (
          <div>
            <Button size="sm" onClick={() => put([...stages, addedStage(stages, added)])}>
              <Plus size={16} />
              增加阶段
            </Button>
          </div>
        )}
      </div>
    </FormRow>
  );
}

type StageRowProps = {
  stage: FormStage;
  index: number;
  handle: ReactNode;
  errors: FieldErrors;
  replace: (stage: FormStage) => void;
  /** Null: the only one stays. */
  remove: (() => void) | null;
  /** How it is filled. */
  children: ReactNode;
};

function StageRow({ stage, index, handle, errors, replace, remove, children }: StageRowProps) {
  return (
    <div className="grid gap-2 py-3">
      <div className="flex items-center gap-2">
        {handle}
        <Select
          label={`第 ${index + 1} 阶段`}
          options={TYPES}
          value={stage.type}
          onChange={(type) => replace({ ...stage, type })}
        />
        {remove && (
          <IconButton label={`移除第 ${index + 1} 阶段`} className="ml-auto" onClick={remove}>
            <X size={18} />
          </IconButton>
        )}
      </div>
      <div className="grid gap-2 pl-2">
        {children}
        <FieldsOf type={stage.type} stage={stage} errors={errors} replace={replace} />
      </div>
    </div>
  );
}

type FieldsOfProps<T extends StageType> = Pick<StageRowProps, 'stage' | 'errors' | 'replace'> & { type: T };

function FieldsOf<T extends StageType>({ type, stage, errors, replace }: FieldsOfProps<T>) {
  const { Fields } = STAGE_FORMS[type];
  const values = stage.values[type];
  return (
    <Fields
      values={values}
      errors={errors}
      change={(changes) => replace({ ...stage, values: { ...stage.values, [type]: { ...values, ...changes } } })}
    />
  );
}
