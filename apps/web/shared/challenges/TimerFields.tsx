import { DELAY_SECONDS_MAX } from '@pailei/domain/streams/streams';

import { errorAt, type FormProps } from './challenge-form.ts';
import { ChoiceField, type Choice } from './ChoiceField.tsx';
import { spanText } from './offer-texts.ts';

const LINE_UP = [600, 1_800, 3_600, 86_400] as const;
const CHECK_IN = [300, 900, 1_800] as const;
const NAMING = [60, 180, 300] as const;
const DELAY = [0, 60, 120, DELAY_SECONDS_MAX] as const;

/** Seconds, with those that are chosen, wherever these came from. */
function choices(
  usual: readonly number[],
  chosen: number,
  isExcluded: (seconds: number) => boolean = () => false,
): Choice<number>[] {
  const all = [...new Set([...usual, chosen])].toSorted((one, other) => one - other);
  return all.map((value) => ({ value, label: value === 0 ? '无' : spanText(value), disabled: isExcluded(value) }));
}

/** How long everything takes that is not played on a board. */
export function TimerFields({ form, errors, onChange }: FormProps) {
  const { timers, delay_seconds } = form;
  const change = (part: Partial<typeof timers>) => onChange({ ...form, timers: { ...timers, ...part } });
  return (
    <>
      <ChoiceField
        label="名单截止"
        hint="开战前多久截止出战名单；没有锁定的按上一次的名单。"
        error={errorAt(errors, 'timers')}
        choices={choices(LINE_UP, timers.line_up, (seconds) => seconds < timers.check_in)}
        value={timers.line_up}
        onChange={(line_up) => change({ line_up })}
      />
      <ChoiceField
        label="签到开放"
        hint="开战前多久开放签到，不能早于名单截止。"
        choices={choices(CHECK_IN, timers.check_in, (seconds) => seconds > timers.line_up)}
        value={timers.check_in}
        onChange={(check_in) => change({ check_in })}
      />
      <ChoiceField
        label="派人限时"
        hint="派出下一位、王牌或复活选手的时限，超时按名单顺序出战。"
        choices={choices(NAMING, timers.naming)}
        value={timers.naming}
        onChange={(naming) => change({ naming })}
      />
      <ChoiceField
        label="观战延迟"
        hint="观众晚多久看到，防止对手看直播。"
        error={errors['delay_seconds']}
        choices={choices(DELAY, delay_seconds)}
        value={delay_seconds}
        onChange={(next) => onChange({ ...form, delay_seconds: next })}
      />
    </>
  );
}
