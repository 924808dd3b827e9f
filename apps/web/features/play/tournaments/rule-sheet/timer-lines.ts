import { noShowSteps, type SeriesTimers } from '@pailei/domain/series/settings';
import { stageBestOfs } from '@pailei/contracts/play/stages/stage-texts';
import { STAGE_BEST_OF } from '@pailei/domain/tournament/stages/stage-base';
import type { RuleSettings } from '@pailei/domain/tournament/types';

import { absenceText, durationText } from '../../../../shared/match-room/rule-times.ts';
import type { RuleLine } from './rule-line.ts';

type TimerLine = { readonly label: string; readonly text: (timers: SeriesTimers, rules: RuleSettings) => string };

/** A timer in a sentence. The compiler asks for that of every new one. */
const TIMER_LINES: { readonly [Timer in keyof SeriesTimers]-?: TimerLine } = {
  check_in: { label: '准备', text: (timers, { stages }) => `${absencesText(stages, timers)}。` },
  shield: { label: '选择保护', text: ({ shield }) => `限时 ${durationText(shield)}。` },
  ban: { label: '选择禁用', text: ({ ban }) => `限时 ${durationText(ban)}。` },
  pick: { label: '选择卡组', text: ({ pick }) => `每局限时 ${durationText(pick)}。` },
  grace: {
    label: '宽限',
    text: ({ grace }) => `每场首次超时宽限 ${durationText(grace)}，之后由系统代选。`,
  },
  reminders: {
    label: '上报提醒',
    text: ({ reminders }) => `一方上报后 ${reminders.map(durationText).join('、')}各提醒一次。`,
  },
  confirm: { label: '上报确认', text: ({ confirm }) => `一方上报后 ${durationText(confirm)}内无异议即生效。` },
};

export function timerLines(rules: RuleSettings): RuleLine[] {
  return (Object.keys(TIMER_LINES) as (keyof SeriesTimers)[]).map((timer) => {
    const { label, text } = TIMER_LINES[timer];
    return { key: `timers.${timer}`, label, text: text(rules.timers, rules) };
  });
}

/** What absence costs; for each length of a match where they differ. */
function absencesText(stages: RuleSettings['stages'], timers: SeriesTimers): string {
  const played = stages.flatMap(stageBestOfs);
  const lengths = STAGE_BEST_OF.filter((best_of) => played.includes(best_of));
  const byText = Map.groupBy(lengths, (best_of) => noShowSteps(best_of, timers).join());
  if (byText.size === 1) return absenceText({ best_of: lengths[0] ?? 1, timers });
  return lengths.map((best_of) => `BO${best_of}：${absenceText({ best_of, timers })}`).join('；');
}
