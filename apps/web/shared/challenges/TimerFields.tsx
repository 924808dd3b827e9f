import { DELAY_SECONDS_MAX } from '@pailei/domain/streams';

import { FieldGroup } from '../ui/forms/Field.tsx';
import { Segmented } from '../ui/forms/Segmented.tsx';
import { errorAt } from './challenge-form.ts';
import type { OfferFieldsProps } from './OfferFields.tsx';
import { spanText } from './offer-texts.ts';

const LINE_UP = [600, 1_800, 3_600, 86_400] as const;
const CHECK_IN = [300, 900, 1_800] as const;
const NAMING = [60, 180, 300] as const;
const DELAY = [0, 60, 120, DELAY_SECONDS_MAX] as const;

/** With the one that is chosen, wherever it came from. */
function choices(usual: readonly number[], chosen: number, isExcluded: (seconds: number) => boolean = () => false) {
  const all = [...new Set([...usual, chosen])].toSorted((one, other) => one - other);
  return all.map((seconds) => ({
    value: String(seconds),
    label: seconds === 0 ? '无' : spanText(seconds),
    disabled: isExcluded(seconds),
  }));
}

/** How long everything takes that is not played on a board. */
export function TimerFields({ form, errors, onChange }: OfferFieldsProps) {
  const { timers, delay_seconds } = form;
  const change = (part: Partial<typeof timers>) => onChange({ ...form, timers: { ...timers, ...part } });
  return (
    <>
      <FieldGroup
        label="名单截止"
        hint="开战前多久截止出战名单；没有锁定的按上一次的名单。"
        error={errorAt(errors, 'timers')}
      >
        <Segmented
          label="名单截止"
          wraps
          options={choices(LINE_UP, timers.line_up, (seconds) => seconds < timers.check_in)}
          value={String(timers.line_up)}
          onChange={(text) => change({ line_up: Number(text) })}
        />
      </FieldGroup>
      <FieldGroup label="签到开放" hint="开战前多久开放签到，不能早于名单截止。">
        <Segmented
          label="签到开放"
          options={choices(CHECK_IN, timers.check_in, (seconds) => seconds > timers.line_up)}
          value={String(timers.check_in)}
          onChange={(text) => change({ check_in: Number(text) })}
        />
      </FieldGroup>
      <FieldGroup label="点名限时" hint="点下一位、王牌或复活的时限，超时按名单次序。">
        <Segmented
          label="点名限时"
          options={choices(NAMING, timers.naming)}
          value={String(timers.naming)}
          onChange={(text) => change({ naming: Number(text) })}
        />
      </FieldGroup>
      <FieldGroup label="观战延迟" hint="观众晚多久看到，防止对手看直播。" error={errors['delay_seconds']}>
        <Segmented
          label="观战延迟"
          options={choices(DELAY, delay_seconds)}
          value={String(delay_seconds)}
          onChange={(text) => onChange({ ...form, delay_seconds: Number(text) })}
        />
      </FieldGroup>
    </>
  );
}
