import { formatName } from '@pailei/domain/decks/deck-rules';
import type { RuleSetting } from '@pailei/domain/tournament/rule-sheet/setting-roles';
import { rewardTableOf } from '@pailei/domain/tournament/rewards';
import type { DetailField } from '@pailei/domain/tournament/details/freezes';
import type { TournamentState, TournamentTimes } from '@pailei/domain/tournament/types';

import { timeText } from '../../../../shared/ui/time/day-text.ts';
import { rewardLines, SETTING_LINES } from '../rule-sheet/rule-lines.ts';

type Names = { rules: Parameters<typeof formatName>[0]; cardName: (dbfId: number) => string };

/** A field that stays, as the rules of the event say it. */
export function frozenValue(event: TournamentState, field: DetailField, { rules, cardName }: Names): string {
  if (field in SETTING_LINES) {
    const names = { cardName, formatName: (id: string) => formatName(rules, id) };
    const lines = SETTING_LINES[field as RuleSetting](event.settings, names);
    return lines.map(({ label, text }) => (lines.length > 1 ? `${label}：${text}` : text)).join('\n');
  }
  if (field === 'capacity') return `${event.capacity} 人`;
  if (field === 'rewards')
    return rewardLines(rewardTableOf(event, null))
      .map(({ text }) => text)
      .join('\n');
  const time = field in event.times ? event.times[field as keyof TournamentTimes] : null;
  return time ? timeText(time) : '未设置';
}
