import { BATTLE_FORMAT_NAMES } from '@pailei/contracts/play/battles/battle-names';
import { BATTLE_FORMATS, TEAM_SIZES } from '@pailei/domain/battles/settings';
import { termsOf } from '@pailei/domain/battles/formats/format-terms';

import { withFormat, type ChallengeForm, type FormProps } from './challenge-form.ts';
import { ChoiceField, choicesOf } from './ChoiceField.tsx';
import { chosenOption, FORMAT_FORMS, parameterOf } from './format-choices.ts';

type PartProps = Pick<FormProps, 'form' | 'errors'> & { change: (part: Partial<ChallengeForm>) => void };

/** The format of the battle, with what it leaves to choose. */
export function FormatFields({ form, errors, onChange }: FormProps) {
  const { hint, choices } = FORMAT_FORMS[form.code];
  const change = (part: Partial<ChallengeForm>) => onChange({ ...form, ...part });
  return (
    <>
      <ChoiceField
        label="赛制"
        hint={hint}
        error={errors['format'] ?? errors['format.code']}
        choices={choicesOf(BATTLE_FORMATS, BATTLE_FORMAT_NAMES)}
        value={form.code}
        onChange={(code) => onChange(withFormat(form, code))}
      />
      {termsOf(form).sizes.length > 1 && <SizeField form={form} errors={errors} change={change} />}
      {choices.map((choice) => (
        <ChoiceField
          key={choice.parameter}
          label={choice.label}
          hint={chosenOption(choice, form)?.hint ?? ''}
          choices={choice.options.map(({ value, label }) => ({ value: String(value), label }))}
          value={String(form[choice.parameter])}
          onChange={(text) => onChange({ ...form, ...parameterOf(choice, text) })}
        />
      ))}
    </>
  );
}

function SizeField({ form, errors, change }: PartProps) {
  return (
    <ChoiceField
      label="每队人数"
      hint={`双方各 ${form.size} 人上场，替补另计。`}
      error={errors['format.size']}
      choices={TEAM_SIZES.map((value) => ({ value, label: `${value} 人` }))}
      value={form.size}
      onChange={(size) => change({ size })}
    />
  );
}
