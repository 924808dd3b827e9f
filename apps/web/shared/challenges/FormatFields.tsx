import {
  BATTLE_FORMATS,
  DECIDED_MODES,
  DECIDER_MODES,
  PLAYER_ORDERS,
  TEAM_SIZES,
  TIE_MODES,
} from '@pailei/domain/battles';

import { withFormat, type ChallengeForm, type FormProps } from './challenge-form.ts';
import { ChoiceField, choicesOf } from './ChoiceField.tsx';
import {
  DECIDED_HINTS,
  DECIDED_LABELS,
  DECIDER_HINTS,
  DECIDER_LABELS,
  FORMAT_HINTS,
  FORMAT_LABELS,
  ORDER_HINTS,
  ORDER_LABELS,
  REVIVAL_HINTS,
  REVIVAL_LABELS,
  TIE_HINTS,
  TIE_LABELS,
} from './offer-texts.ts';

type PartProps = Pick<FormProps, 'form' | 'errors'> & { change: (part: Partial<ChallengeForm>) => void };

/** The format of the battle, with what it leaves to choose. */
export function FormatFields({ form, errors, onChange }: FormProps) {
  return (
    <>
      <ChoiceField
        label="赛制"
        hint={FORMAT_HINTS[form.code]}
        error={errors['format'] ?? errors['format.code']}
        choices={choicesOf(BATTLE_FORMATS, FORMAT_LABELS)}
        value={form.code}
        onChange={(code) => onChange(withFormat(form, code))}
      />
      <Parameters form={form} errors={errors} change={(part) => onChange({ ...form, ...part })} />
    </>
  );
}

function Parameters(props: PartProps) {
  switch (props.form.code) {
    case 'boards':
      return (
        <>
          <SizeField {...props} />
          <BoardsFields {...props} />
        </>
      );
    case 'winner_stays':
      return (
        <>
          <SizeField {...props} />
          <WinnerStaysFields {...props} />
        </>
      );
    case 'two_v_two':
      return <DeciderField {...props} />;
    case 'co_op':
      return null;
    case 'relay':
    case 'scheveningen':
    case 'conquest_team':
      return <SizeField {...props} />;
    default:
      return props.form.code satisfies never;
  }
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

function BoardsFields({ form, change }: PartProps) {
  return (
    <>
      <ChoiceField
        label="胜负"
        hint={DECIDED_HINTS[form.decided]}
        choices={choicesOf(DECIDED_MODES, DECIDED_LABELS)}
        value={form.decided}
        onChange={(decided) => change({ decided })}
      />
      <ChoiceField
        label="打平之后"
        hint={TIE_HINTS[form.tie]}
        choices={choicesOf(TIE_MODES, TIE_LABELS)}
        value={form.tie}
        onChange={(tie) => change({ tie })}
      />
    </>
  );
}

function WinnerStaysFields({ form, change }: PartProps) {
  const revival = form.revival ? 'yes' : 'no';
  return (
    <>
      <ChoiceField
        label="出场顺序"
        hint={ORDER_HINTS[form.order]}
        choices={choicesOf(PLAYER_ORDERS, ORDER_LABELS)}
        value={form.order}
        onChange={(order) => change({ order })}
      />
      <ChoiceField
        label="复活"
        hint={REVIVAL_HINTS[revival]}
        choices={choicesOf(['no', 'yes'], REVIVAL_LABELS)}
        value={revival}
        onChange={(value) => change({ revival: value === 'yes' })}
      />
    </>
  );
}

function DeciderField({ form, change }: PartProps) {
  return (
    <ChoiceField
      label="打平之后"
      hint={DECIDER_HINTS[form.decider]}
      choices={choicesOf(DECIDER_MODES, DECIDER_LABELS)}
      value={form.decider}
      onChange={(decider) => change({ decider })}
    />
  );
}
