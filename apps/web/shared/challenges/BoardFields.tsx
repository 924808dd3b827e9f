import { BATTLE_FORMAT_NAMES } from '@pailei/contracts/play/battles/battle-names';
import { substitutionRule } from '@pailei/contracts/play/battles/battle-texts';
import { FORMAT_NAMES } from '@pailei/contracts/play/matches/series-names';
import { CLASS_SCOPES, SUBSTITUTIONS_MAX } from '@pailei/domain/battles/settings';
import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import { offeredBestOf } from '@pailei/domain/battles/challenge/offered-settings';
import { BAN_COUNTS, BEST_OF, SERIES_FORMATS, winsNeeded } from '@pailei/domain/series/settings';
import { TEAM_MEMBERS_MAX } from '@pailei/domain/teams/limits';

import { FieldGroup } from '../ui/forms/Field.tsx';
import { Stepper } from '../ui/forms/Stepper.tsx';
import type { ChallengeForm, FormProps } from './challenge-form.ts';
import { ChoiceField, choicesOf } from './ChoiceField.tsx';
import { CLASS_HINTS, CLASS_LABELS, SERIES_HINTS } from './offer-texts.ts';

/** How each board is played. What the format fixes can't be chosen. */
export function BoardFields({ form, errors, onChange }: FormProps) {
  const change = (part: Partial<ChallengeForm>) => onChange({ ...form, ...part });
  const { best_of, bans } = form;
  const { series, hasPool } = termsOf(form);
  const formatName = BATTLE_FORMAT_NAMES[form.code];
  const lengths = offeredBestOf(form.code);
  return (
    <>
      <ChoiceField
        label="每台局数"
        hint={`先赢 ${winsNeeded(best_of)} 局者拿下这一台。`}
        error={errors['best_of']}
        choices={BEST_OF.map((value) => ({ value, label: `BO${value}`, disabled: !lengths.includes(value) }))}
        value={best_of}
        onChange={(next) => change({ best_of: next })}
      />
      <ChoiceField
        label="对局赛制"
        hint={
          series.format === null
            ? SERIES_HINTS[form.series_format]
            : `${formatName}总是${FORMAT_NAMES[series.format]}。`
        }
        error={errors['series_format']}
        choices={choicesOf(SERIES_FORMATS, FORMAT_NAMES).map((choice) => ({
          ...choice,
          disabled: series.format !== null,
        }))}
        value={series.format ?? form.series_format}
        onChange={(series_format) => change({ series_format })}
      />
      <ChoiceField
        label="禁用"
        hint={bans === 0 ? '不禁用卡组。' : `每台开始前各禁对手 ${bans} 副，因此多带 ${bans} 副。`}
        error={errors['bans']}
        choices={BAN_COUNTS.map((value) => ({ value, label: value === 0 ? '不禁用' : `${value} 副` }))}
        value={bans}
        onChange={(next) => change({ bans: next })}
      />
      <ChoiceField
        label="职业"
        hint={hasPool ? `${formatName}的卡组池总是职业各不相同。` : CLASS_HINTS[form.distinct_classes]}
        error={errors['distinct_classes']}
        choices={choicesOf(CLASS_SCOPES, CLASS_LABELS).map((choice) => ({ ...choice, disabled: hasPool }))}
        value={form.distinct_classes}
        onChange={(distinct_classes) => change({ distinct_classes })}
      />
      <MemberFields form={form} errors={errors} change={change} />
    </>
  );
}

type MemberFieldsProps = Pick<FormProps, 'form' | 'errors'> & { change: (part: Partial<ChallengeForm>) => void };

/** How many have to be there, and how often one may be replaced. */
function MemberFields({ form, errors, change }: MemberFieldsProps) {
  return (
    <>
      <FieldGroup
        label="签到人数"
        hint={`每队至少 ${form.check_in_members} 人签到，否则算缺席。`}
        error={errors['check_in_members']}
      >
        <Stepper
          label="签到人数"
          min={1}
          max={TEAM_MEMBERS_MAX}
          value={form.check_in_members}
          onChange={(check_in_members) => change({ check_in_members })}
        />
      </FieldGroup>
      <FieldGroup label="换人次数" hint={substitutionRule(form)} error={errors['substitutions']}>
        <Stepper
          label="换人次数"
          min={0}
          max={SUBSTITUTIONS_MAX}
          value={form.substitutions}
          onChange={(substitutions) => change({ substitutions })}
        />
      </FieldGroup>
    </>
  );
}
