import { RECRUITING_MODES } from '@pailei/domain/teams/types';
import {
  SLOGAN_MAX,
  TEAM_DESCRIPTION_MAX,
  TEAM_NAME_MAX,
  TEAM_NAME_MIN,
  TEAM_TAG_MAX,
} from '@pailei/domain/teams/limits';
import { Controller, type UseFormReturn } from 'react-hook-form';

import { useSystem } from '../../../../shared/live/useTopics.ts';
import { FieldGroup, TextAreaField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { ClassesField, RolesField } from '../parts/ChoiceFields.tsx';
import { RECRUITING_HINTS, RECRUITING_LABELS } from '../team-labels.ts';
import { CrestField } from './CrestField.tsx';
import type { TeamForm } from './team-form.ts';

const MODES = RECRUITING_MODES.map((value) => ({ value, label: RECRUITING_LABELS[value] }));
const NO_ROLES: readonly string[] = [];

type TeamFieldsProps = { form: UseFormReturn<TeamForm>; isNameFixed: boolean };

export function TeamFields({ form, isNameFixed }: TeamFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      {!isNameFixed && (
        <div className="grid grid-cols-[minmax(0,1fr)_120px] gap-3">
          <TextField
            label="战队名称"
            autoComplete="off"
            hint={`${TEAM_NAME_MIN}–${TEAM_NAME_MAX} 个字符，通过审核后不能自行修改`}
            error={errors.name?.message}
            {...register('name')}
          />
          <TextField
            label="标签"
            autoComplete="off"
            hint={`1–${TEAM_TAG_MAX} 个字符`}
            error={errors.tag?.message}
            {...register('tag')}
          />
        </div>
      )}
      <Controller
        control={control}
        name="crest"
        render={({ field, fieldState }) => (
          <CrestField value={field.value} error={fieldState.error?.message} onChange={field.onChange} />
        )}
      />
      <TextField
        label="口号"
        autoComplete="off"
        maxLength={SLOGAN_MAX}
        hint="选填，显示在大厅的名片上"
        error={errors.slogan?.message}
        {...register('slogan')}
      />
      <TextAreaField
        label="战队介绍"
        rows={5}
        maxLength={TEAM_DESCRIPTION_MAX}
        hint="选填：训练时间、参赛目标、对队员的期望"
        error={errors.description?.message}
        {...register('description')}
      />
      <WantedFields form={form} />
    </>
  );
}

/** How players come in, and whom the team looks for. */
function WantedFields({ form: { control, formState } }: Pick<TeamFieldsProps, 'form'>) {
  const { errors } = formState;
  const roles = useSystem().state?.teams.role_tags ?? NO_ROLES;
  return (
    <>
      <Controller
        control={control}
        name="recruiting"
        render={({ field }) => (
          <FieldGroup label="招募方式" hint={RECRUITING_HINTS[field.value]} error={errors.recruiting?.message}>
            <span>
              <Segmented label="招募方式" options={MODES} value={field.value} fillsPhone onChange={field.onChange} />
            </span>
          </FieldGroup>
        )}
      />
      <Controller
        control={control}
        name="wanted_classes"
        render={({ field, fieldState }) => (
          <ClassesField
            label="招募职业"
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="wanted_roles"
        render={({ field, fieldState }) => (
          <RolesField
            label="招募定位"
            offered={roles}
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="takes_challenges"
        render={({ field }) => (
          <Switch checked={field.value} onChange={field.onChange}>
            接受其他战队的约战
          </Switch>
        )}
      />
    </>
  );
}
