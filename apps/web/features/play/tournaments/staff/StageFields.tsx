import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import type { StageType } from '@pailei/domain/tournament';

import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import type { FormPart } from './form-part.ts';
import type { FieldErrors } from '../../../../shared/api/field-errors.ts';
import { STAGE_FORMS, STAGE_SHAPES, type StageShape } from '../stages/stage-forms.ts';

const keyOf = (shape: StageShape) => shape.join();

const OPTIONS = STAGE_SHAPES.map((shape) => ({
  value: keyOf(shape),
  label: shape.map((type) => STAGE_TEXTS[type].shortName).join(' + '),
}));

/** The stages, and the settings of each. */
export function StageFields({ form, stageErrors, change }: FormPart) {
  const { shape } = form;
  const choose = (key: string) => change({ shape: STAGE_SHAPES.find((other) => keyOf(other) === key) ?? shape });
  return (
    <>
      <div>
        <Segmented label="阶段" options={OPTIONS} value={keyOf(shape)} onChange={choose} />
      </div>
      {shape.map((type, index) => (
        <FieldsOf
          key={type}
          type={type}
          form={form}
          errors={stageErrors[index] ?? {}}
          isFirst={index === 0}
          change={change}
        />
      ))}
    </>
  );
}

type FieldsOfProps<T extends StageType> = Pick<FormPart, 'form' | 'change'> & {
  type: T;
  errors: FieldErrors;
  isFirst: boolean;
};

function FieldsOf<T extends StageType>({ type, form, errors, isFirst, change }: FieldsOfProps<T>) {
  const { Fields } = STAGE_FORMS[type];
  const values = form.stages[type];
  return (
    <Fields
      values={values}
      errors={errors}
      isFirst={isFirst}
      change={(changes) => change({ stages: { ...form.stages, [type]: { ...values, ...changes } } })}
    />
  );
}
