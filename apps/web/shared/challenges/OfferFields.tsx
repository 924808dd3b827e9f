import { FORMAT_NAMES } from '@pailei/contracts/play/matches/series-names';
import {
  BATTLE_FORMATS,
  CLASS_SCOPES,
  DECIDED_MODES,
  DECIDER_MODES,
  PLAYER_ORDERS,
  TEAM_SIZES,
  TIE_MODES,
} from '@pailei/domain/battles';
import { offeredBestOf } from '@pailei/domain/battles/challenge';
import { BAN_COUNTS, BEST_OF, SERIES_FORMATS } from '@pailei/domain/series';
import { TEAM_MEMBERS_MAX } from '@pailei/domain/teams';

import { FieldGroup } from '../ui/forms/Field.tsx';
import { Segmented, type SegmentedOption } from '../ui/forms/Segmented.tsx';
import { Stepper } from '../ui/forms/Stepper.tsx';
import { errorAt, withFormat, type ChallengeForm } from './challenge-form.ts';
import {
  CLASS_HINTS,
  CLASS_LABELS,
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
  SERIES_HINTS,
  TIE_HINTS,
  TIE_LABELS,
} from './offer-texts.ts';

export type OfferFieldsProps = {
  form: ChallengeForm;
  errors: Readonly<Record<string, string>>;
  onChange: (form: ChallengeForm) => void;
};

type Named<T extends string> = Readonly<Record<T, string>>;

function options<T extends string>(values: readonly T[], labels: Named<T>): SegmentedOption<T>[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** What is played: the format with its parameters, and how each board is. Each choice says in a line what it means. */
export function OfferFields({ form, errors, onChange }: OfferFieldsProps) {
  const change = (part: Partial<ChallengeForm>) => onChange({ ...form, ...part });
  const isRelay = form.code === 'relay';
  const lengths = offeredBestOf(form.code);
  return (
    <>
      <FieldGroup label="赛制" hint={FORMAT_HINTS[form.code]} error={errors['format'] ?? errors['format.code']}>
        <Segmented
          label="赛制"
          wraps
          options={options(BATTLE_FORMATS, FORMAT_LABELS)}
          value={form.code}
          onChange={(code) => onChange(withFormat(form, code))}
        />
      </FieldGroup>
      <FormatParameters form={form} errors={errors} change={change} />
      <FieldGroup
        label="每台局数"
        hint={`先赢 ${Math.ceil(form.best_of / 2)} 局者拿下这一台。`}
        error={errors['best_of']}
      >
        <Segmented
          label="每台局数"
          options={BEST_OF.map((value) => ({
            value: String(value),
            label: `BO${value}`,
            disabled: !lengths.includes(value),
          }))}
          value={String(form.best_of)}
          onChange={(text) => change({ best_of: lengths.find((value) => String(value) === text) ?? form.best_of })}
        />
      </FieldGroup>
      <FieldGroup
        label="对局赛制"
        hint={isRelay ? '接力赛总是最后英雄赛。' : SERIES_HINTS[form.series_format]}
        error={errors['series_format']}
      >
        <Segmented
          label="对局赛制"
          wraps
          options={options(SERIES_FORMATS, FORMAT_NAMES).map((option) => ({ ...option, disabled: isRelay }))}
          value={isRelay ? 'last_hero_standing' : form.series_format}
          onChange={(series_format) => change({ series_format })}
        />
      </FieldGroup>
      <FieldGroup
        label="禁用"
        hint={form.bans === 0 ? '不禁用卡组。' : `每台开始前各禁对手 ${form.bans} 副，因此多带 ${form.bans} 副。`}
        error={errors['bans']}
      >
        <Segmented
          label="禁用"
          options={BAN_COUNTS.map((value) => ({ value: String(value), label: value === 0 ? '不禁用' : `${value} 副` }))}
          value={String(form.bans)}
          onChange={(text) => change({ bans: BAN_COUNTS.find((value) => String(value) === text) ?? form.bans })}
        />
      </FieldGroup>
      <FieldGroup
        label="职业"
        hint={isRelay ? '接力赛的卡组池总是职业各不相同。' : CLASS_HINTS[form.distinct_classes]}
        error={errors['distinct_classes']}
      >
        <Segmented
          label="职业"
          options={options(CLASS_SCOPES, CLASS_LABELS).map((option) => ({ ...option, disabled: isRelay }))}
          value={form.distinct_classes}
          onChange={(distinct_classes) => change({ distinct_classes })}
        />
      </FieldGroup>
      <FieldGroup
        label="签到人数"
        hint={`每队至少 ${form.check_in_members} 人签到，否则算缺席。`}
        error={errorAt(errors, 'check_in_members')}
      >
        <Stepper
          label="签到人数"
          min={1}
          max={TEAM_MEMBERS_MAX}
          value={form.check_in_members}
          onChange={(check_in_members) => change({ check_in_members })}
        />
      </FieldGroup>
    </>
  );
}

type ParametersProps = Pick<OfferFieldsProps, 'form' | 'errors'> & { change: (part: Partial<ChallengeForm>) => void };

/** What only this format asks for. */
function FormatParameters({ form, errors, change }: ParametersProps) {
  switch (form.code) {
    case 'boards':
      return (
        <>
          <SizeField form={form} errors={errors} change={change} />
          <FieldGroup label="胜负" hint={DECIDED_HINTS[form.decided]}>
            <Segmented
              label="胜负"
              options={options(DECIDED_MODES, DECIDED_LABELS)}
              value={form.decided}
              onChange={(decided) => change({ decided })}
            />
          </FieldGroup>
          <FieldGroup label="打平之后" hint={TIE_HINTS[form.tie]}>
            <Segmented
              label="打平之后"
              wraps
              options={options(TIE_MODES, TIE_LABELS)}
              value={form.tie}
              onChange={(tie) => change({ tie })}
            />
          </FieldGroup>
        </>
      );
    case 'winner_stays':
      return (
        <>
          <SizeField form={form} errors={errors} change={change} />
          <FieldGroup label="出场次序" hint={ORDER_HINTS[form.order]}>
            <Segmented
              label="出场次序"
              options={options(PLAYER_ORDERS, ORDER_LABELS)}
              value={form.order}
              onChange={(order) => change({ order })}
            />
          </FieldGroup>
          <FieldGroup label="复活" hint={REVIVAL_HINTS[form.revival ? 'yes' : 'no']}>
            <Segmented
              label="复活"
              options={options(['no', 'yes'], REVIVAL_LABELS)}
              value={form.revival ? 'yes' : 'no'}
              onChange={(value) => change({ revival: value === 'yes' })}
            />
          </FieldGroup>
        </>
      );
    case 'two_v_two':
      return (
        <FieldGroup label="打平之后" hint={DECIDER_HINTS[form.decider]}>
          <Segmented
            label="打平之后"
            options={options(DECIDER_MODES, DECIDER_LABELS)}
            value={form.decider}
            onChange={(decider) => change({ decider })}
          />
        </FieldGroup>
      );
    case 'co_op':
      return null;
    case 'relay':
    case 'scheveningen':
    case 'conquest_team':
      return <SizeField form={form} errors={errors} change={change} />;
    default:
      return form.code satisfies never;
  }
}

function SizeField({ form, errors, change }: ParametersProps) {
  return (
    <FieldGroup label="每队人数" hint={`双方各 ${form.size} 人上场，替补另计。`} error={errors['format.size']}>
      <Segmented
        label="每队人数"
        options={TEAM_SIZES.map((value) => ({ value: String(value), label: `${value} 人` }))}
        value={String(form.size)}
        onChange={(text) => change({ size: TEAM_SIZES.find((value) => String(value) === text) ?? form.size })}
      />
    </FieldGroup>
  );
}
