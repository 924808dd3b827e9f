import { NO_RESULT_NAMES, WEEKDAY_NAMES } from '@pailei/contracts/play/league/league-names';
import {
  DEFAULT_LEAGUE_SETTINGS,
  LEAGUE_DAYS_MAX,
  LEAGUE_DAYS_MIN,
  NO_RESULT_MODES,
  PROPOSE_DAYS_MIN,
  WEEKDAYS,
  type LeagueSettings,
} from '@pailei/domain/battles/league/settings';
import type { TeamEventSettings } from '@pailei/domain/tournament/teams/team-settings';

import { Input } from '../../../../../shared/ui/forms/Input.tsx';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { Switch } from '../../../../../shared/ui/forms/Switch.tsx';
import type { FormPart } from '../form-part.ts';
import { FormRow, RowControls } from '../FormRow.tsx';

type LeagueFieldsProps = { part: FormPart; team: TeamEventSettings };

/** Whether the rounds of groups last for days in which captains agree on their times, and how. */
export function LeagueFields({ part, team }: LeagueFieldsProps) {
  const { league, ...others } = team;
  const set = (next: LeagueSettings | null) => part.change({ team: next ? { ...others, league: next } : others });
  return (
    <FormRow
      part={part}
      label="联赛周"
      fields={['team']}
      hint="用于小组循环：每轮持续数天，开战时间由双方队长约定；开轮当天为第 1 天，默认时间按北京时间。"
    >
      <div className="grid justify-items-start gap-3">
        <Switch checked={league !== undefined} onChange={(isOn) => set(isOn ? DEFAULT_LEAGUE_SETTINGS : null)}>
          每轮持续数天，由队长约定时间
        </Switch>
        {league && <WeekFields league={league} change={(changes) => set({ ...league, ...changes })} />}
      </div>
    </FormRow>
  );
}

const days = (from: number, to: number, text: (day: number) => string) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), label: text(from + index) }));
const WEEKDAY_OPTIONS = WEEKDAYS.map((day) => ({ value: String(day), label: `默认${WEEKDAY_NAMES[day]}` }));
const NO_RESULT_OPTIONS = NO_RESULT_MODES.map((mode) => ({ value: mode, label: `无赛果时${NO_RESULT_NAMES[mode]}` }));

type WeekFieldsProps = { league: LeagueSettings; change: (changes: Partial<LeagueSettings>) => void };

function WeekFields({ league, change }: WeekFieldsProps) {
  const { default_slot: slot } = league;
  return (
    <RowControls>
      <Select
        label="每轮天数"
        options={days(LEAGUE_DAYS_MIN, LEAGUE_DAYS_MAX, (day) => `每轮 ${day} 天`)}
        value={String(league.days)}
        onChange={(value) => change({ days: Number(value) })}
      />
      <Select
        label="提出时间"
        options={days(PROPOSE_DAYS_MIN, LEAGUE_DAYS_MAX - 2, (day) => `第 ${day} 天前提出`)}
        value={String(league.propose_days)}
        onChange={(value) => change({ propose_days: Number(value) })}
      />
      <Select
        label="约定时间"
        options={days(PROPOSE_DAYS_MIN + 1, LEAGUE_DAYS_MAX - 1, (day) => `第 ${day} 天前约定`)}
        value={String(league.answer_days)}
        onChange={(value) => change({ answer_days: Number(value) })}
      />
      <Select
        label="默认星期"
        options={WEEKDAY_OPTIONS}
        value={String(slot.weekday)}
        onChange={(value) =>
          change({ default_slot: { ...slot, weekday: WEEKDAYS.find((day) => String(day) === value) ?? slot.weekday } })
        }
      />
      <Input
        type="time"
        className="w-28"
        aria-label="默认时间"
        value={slot.time}
        onChange={(event) => change({ default_slot: { ...slot, time: event.target.value } })}
      />
      <Select
        label="没有赛果"
        options={NO_RESULT_OPTIONS}
        value={league.no_result}
        onChange={(no_result) => change({ no_result })}
      />
    </RowControls>
  );
}
