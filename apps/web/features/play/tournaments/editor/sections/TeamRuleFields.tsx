import {
  CLASS_SCOPES,
  DECIDED_MODES,
  DECIDER_MODES,
  PLAYER_ORDERS,
  TIE_MODES,
  type BattleFormat,
} from '@pailei/domain/battles';

import {
  CLASS_LABELS,
  DECIDED_LABELS,
  DECIDER_LABELS,
  ORDER_LABELS,
  REVIVAL_LABELS,
  TIE_LABELS,
} from '../../../../../shared/challenges/offer-texts.ts';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { FormRow, RowControls } from '../FormRow.tsx';
import { linesAbout, options, withValue, type TeamFields } from './team-fields.ts';

/** What the format of a battle leaves to choose, which classes may be played, and the clocks of a battle. */
export function TeamRuleFields({ part, team, set }: TeamFields) {
  return (
    <>
      <FormRow part={part} label="胜负与职业" fields={['team']} frozenLines={linesAbout(team, ['职业'])}>
        <RowControls>
          <FormatChoices battle={team.battle} onChange={(battle) => set({ battle })} />
          <Select
            label="卡组职业"
            options={labelled(CLASS_SCOPES, CLASS_LABELS, '职业')}
            value={team.distinct_classes}
            onChange={(distinct_classes) => set({ distinct_classes })}
          />
        </RowControls>
      </FormRow>
      <BattleClocks part={part} team={team} set={set} />
    </>
  );
}

/** Choices with what they are about in front, since several stand in one row. */
const labelled = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>, about = '') =>
  values.map((value) => ({ value, label: `${about}${labels[value]}` }));

function FormatChoices({ battle, onChange }: { battle: BattleFormat; onChange: (battle: BattleFormat) => void }) {
  switch (battle.code) {
    case 'boards':
      return (
        <>
          <Select
            label="何时分出胜负"
            options={labelled(DECIDED_MODES, DECIDED_LABELS)}
            value={battle.decided}
            onChange={(decided) => onChange({ ...battle, decided })}
          />
          <Select
            label="打平之后"
            options={labelled(TIE_MODES, TIE_LABELS, '打平：')}
            value={battle.tie}
            onChange={(tie) => onChange({ ...battle, tie })}
          />
        </>
      );
    case 'winner_stays':
      return (
        <>
          <Select
            label="出场顺序"
            options={labelled(PLAYER_ORDERS, ORDER_LABELS)}
            value={battle.order}
            onChange={(order) => onChange({ ...battle, order })}
          />
          <Select
            label="复活"
            options={labelled(['no', 'yes'], REVIVAL_LABELS)}
            value={battle.revival ? 'yes' : 'no'}
            onChange={(revival) => onChange({ ...battle, revival: revival === 'yes' })}
          />
        </>
      );
    case 'two_v_two':
      return (
        <Select
          label="打平之后"
          options={labelled(DECIDER_MODES, DECIDER_LABELS, '打平：')}
          value={battle.decider}
          onChange={(decider) => onChange({ ...battle, decider })}
        />
      );
    case 'relay':
    case 'co_op':
    case 'scheveningen':
    case 'conquest_team':
      return null;
    default:
      return battle satisfies never;
  }
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
