import { BATTLE_FORMAT_NAMES } from '@pailei/contracts/play/battles/battle-names';
import { BATTLE_FORMATS, TEAM_SIZES } from '@pailei/domain/battles/settings';
import { formatWith, parametersOf, termsOf } from '@pailei/domain/battles/formats/format-terms';
import {
  ROSTER_ADDITIONS_MAX,
  ROSTER_MAX,
  type TeamEventSettings,
} from '@pailei/domain/tournament/teams/team-settings';

import { Input } from '../../../../../shared/ui/forms/Input.tsx';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { editedTime, toLocalInput } from '../../../../../shared/ui/time/local-time.ts';
import { LeagueFields } from '../fields/LeagueFields.tsx';
import { FormRow, RowControls } from '../FormRow.tsx';
import type { FormPart } from '../form-part.ts';
import { linesAbout, options, withValue, type TeamFields } from './team-fields.ts';
import { TeamRuleFields } from './TeamRuleFields.tsx';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const FORMATS = BATTLE_FORMATS.map((code) => ({ value: code, label: BATTLE_FORMAT_NAMES[code] }));
const LEADS = options([10, 15, 20, 30, 45, 60, 120], '分钟');
const POINTS = range(0, 10);

/** How a fixture is played as a battle, and who may play for a team. */
export function TeamSection(part: FormPart) {
  const { team } = part.form;
  if (team === null) return null;
  const set = (changes: Partial<TeamEventSettings>) => part.change({ team: { ...team, ...changes } });
  return (
    <>
      <BattleFields part={part} team={team} set={set} />
      <TeamRuleFields part={part} team={team} set={set} />
      <LeagueFields part={part} team={team} />
      <RosterFields part={part} team={team} set={set} />
      <PointsFields part={part} team={team} set={set} />
    </>
  );
}

function BattleFields({ part, team, set }: TeamFields) {
  const { battle, lead_seconds } = team;
  const size = TEAM_SIZES.find((one) => one === battle.size) ?? 3;
  const isChosen = termsOf(battle).sizes.length > 1;
  return (
    <FormRow
      part={part}
      label="团队战"
      fields={['team']}
      frozenLines={linesAbout(team, ['团队战'])}
      error={part.errors.team}
    >
      <RowControls>
        <Select
          label="团队战赛制"
          options={FORMATS}
          value={battle.code}
          onChange={(code) => set({ battle: formatWith(code, { size }) })}
        />
        {isChosen && (
          <Select
            label="每队上场人数"
            options={options(TEAM_SIZES, '人上场')}
            value={String(battle.size)}
            onChange={(value) =>
              set({
                battle: formatWith(battle.code, {
                  ...parametersOf(battle),
                  size: TEAM_SIZES.find((one) => String(one) === value) ?? 3,
                }),
              })
            }
          />
        )}
        <Select
          label="公布后多久开战"
          options={withValue(LEADS, lead_seconds / 60, '分钟').map(({ value, label }) => ({
            value,
            label: `公布后 ${label}开战`,
          }))}
          value={String(lead_seconds / 60)}
          onChange={(value) => set({ lead_seconds: Number(value) * 60 })}
        />
      </RowControls>
    </FormRow>
  );
}

function RosterFields({ part, team, set }: TeamFields) {
  const locks = team.roster_locks_at;
  const number = (label: string, unit: string, field: 'roster_min' | 'roster_max' | 'check_in_members') => (
    <Select
      label={label}
      options={options(range(1, ROSTER_MAX), unit)}
      value={String(team[field])}
      onChange={(value) => set({ [field]: Number(value) })}
    />
  );
  return (
    <FormRow
      part={part}
      label="参赛名单"
      fields={['team']}
      frozenLines={linesAbout(team, ['参赛名单'])}
      hint="到锁定时间为止，不填则到开赛；离开的队员留在记录中，不能代表其他战队。锁定之后、签到开放之后不能再改。签到人数同样用于每场团队战。"
    >
      <RowControls>
        {number('最少人数', '人起', 'roster_min')}
        {number('最多人数', '人为限', 'roster_max')}
        {number('签到人数', '人签到', 'check_in_members')}
        <Select
          label="锁定后增补"
          options={options(range(0, ROSTER_ADDITIONS_MAX), '人可增补')}
          value={String(team.roster_additions)}
          onChange={(value) => set({ roster_additions: Number(value) })}
        />
        <span className="flex items-center gap-2 text-text-2">
          锁定时间
          <Input
            className="w-56"
            type="datetime-local"
            aria-label="名单锁定时间"
            value={toLocalInput(locks)}
            onChange={(event) => set({ roster_locks_at: editedTime(event.target.value, locks) })}
          />
        </span>
      </RowControls>
    </FormRow>
  );
}

function PointsFields({ part, team, set }: TeamFields) {
  const points = (label: string, text: string, field: keyof TeamEventSettings['points']) => (
    <Select
      label={label}
      options={withValue(
        POINTS.map((value) => ({ value: String(value), label: String(value) })),
        team.points[field],
        '',
      ).map(({ value }) => ({ value, label: `${text} ${value} 分` }))}
      value={String(team.points[field])}
      onChange={(value) => set({ points: { ...team.points, [field]: Number(value) } })}
    />
  );
  return (
    <FormRow
      part={part}
      label="联赛积分"
      fields={['team']}
      frozenLines={linesAbout(team, ['联赛积分'])}
      hint="同分排序选「战队联赛」时按这里的积分定名次。"
    >
      <RowControls>
        {points('整场获胜', '胜', 'battle')}
        {points('打平', '平', 'tie')}
        {points('每胜一台', '每台', 'board')}
        {points('每胜一局', '每局', 'game')}
      </RowControls>
    </FormRow>
  );
}
