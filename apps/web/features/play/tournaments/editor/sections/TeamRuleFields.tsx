import { CLASS_SCOPES, SUBSTITUTIONS_MAX, type BattleFormat } from '@pailei/domain/battles/settings';
import { formatWith, parametersOf } from '@pailei/domain/battles/formats/format-terms';
import { substitutionsOf } from '@pailei/domain/battles/seats/substitutions';

import { FORMAT_FORMS, parameterOf } from '../../../../../shared/challenges/format-choices.ts';
import { CLASS_LABELS } from '../../../../../shared/challenges/offer-texts.ts';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { FormRow, RowControls } from '../FormRow.tsx';
import { linesAbout, options, withValue, type TeamFields } from './team-fields.ts';

const SUBSTITUTIONS = Array.from({ length: SUBSTITUTIONS_MAX + 1 }, (_, count) => ({
  value: String(count),
  label: count === 0 ? '不能换人' : `双方各可换人 ${count} 次`,
}));

/** What the format of a battle leaves to choose, which classes may be played, and the clocks of a battle. */
export function TeamRuleFields({ part, team, set }: TeamFields) {
  return (
    <>
      <FormRow part={part} label="胜负与职业" fields={['team']} frozenLines={linesAbout(team, ['职业'])}>
        <RowControls>
          <FormatChoices battle={team.battle} onChange={(battle) => set({ battle })} />
          <Select
            label="卡组职业"
            options={CLASS_SCOPES.map((value) => ({ value, label: `职业${CLASS_LABELS[value]}` }))}
            value={team.distinct_classes}
            onChange={(distinct_classes) => set({ distinct_classes })}
          />
        </RowControls>
      </FormRow>
      <FormRow part={part} label="换人" fields={['team']} frozenLines={linesAbout(team, ['换人'])}>
        <RowControls>
          <Select
            label="换人次数"
            options={SUBSTITUTIONS}
            value={String(substitutionsOf(team))}
            onChange={(value) => set({ substitutions: Number(value) })}
          />
        </RowControls>
      </FormRow>
      <BattleClocks part={part} team={team} set={set} />
    </>
  );
}

/** What the format leaves to choose, beside the number of players. */
function FormatChoices({ battle, onChange }: { battle: BattleFormat; onChange: (battle: BattleFormat) => void }) {
  const chosen = parametersOf(battle);
  return FORMAT_FORMS[battle.code].choices.map((choice) => (
    <Select
      key={choice.parameter}
      label={choice.row_label}
      options={choice.options.map(({ value, label }) => ({
        value: String(value),
        label: `${choice.before.in_row}${label}`,
      }))}
      value={String(chosen[choice.parameter])}
      onChange={(text) => onChange(formatWith(battle.code, { ...chosen, ...parameterOf(choice, text) }))}
    />
  ));
}

const BEFORE = [5, 10, 15, 30, 60];
const NAMING = [1, 2, 3, 5];

/** Of a battle's own steps, in minutes. */
function BattleClocks({ part, team, set }: TeamFields) {
  const { battle_timers: timers } = team;
  const clock = (label: string, text: string, field: keyof typeof timers, usual: readonly number[]) => (
    <Select
      label={label}
      options={withValue(options(usual, '分钟'), timers[field] / 60, '分钟').map(({ value, label: time }) => ({
        value,
        label: `${text} ${time}`,
      }))}
      value={String(timers[field] / 60)}
      onChange={(value) => set({ battle_timers: { ...timers, [field]: Number(value) * 60 } })}
    />
  );
  return (
    <FormRow
      part={part}
      label="团队战时限"
      fields={['team']}
      frozenLines={linesAbout(team, ['开战'])}
      hint="出战名单在签到开放之前截止；没有锁定的按上一次的名单。"
    >
      <RowControls>
        {clock('出战名单截止', '开战前截止名单', 'line_up', BEFORE)}
        {clock('签到开放', '开战前开放签到', 'check_in', BEFORE)}
        {clock('派人时限', '派人', 'naming', NAMING)}
      </RowControls>
    </FormRow>
  );
}
