import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import { formatName } from '@pailei/domain/decks/deck-rules';
import { deckSettingsOf } from '@pailei/domain/tournament/settings';
import { entryFeeOf } from '@pailei/domain/tournament/entries/entry-fee';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { TextAnchor } from '../../../../shared/ui/actions/TextButton.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { useCardNames } from '../../../../shared/decks/cards.api.ts';
import { timeText } from '../../../../shared/ui/time/day-text.ts';
import { bestOfText, lineupText, stagesText } from '../../../../shared/tournaments/event-labels.ts';
import { entrantWords } from '../entries/entrant-words.ts';

/** The tournament as a list of facts. */
export function Facts({ tournament }: { tournament: TournamentState }) {
  const { settings, times, stream_url, started_at, finished_at, capacity, referees = [] } = tournament;
  const start = started_at ?? times.starts_at;
  const fee = entryFeeOf(settings);
  const rules = useDeckRules();
  const { deck_format, banned_cards } = deckSettingsOf(settings);
  const nameOf = useCardNames(banned_cards);
  const { limited, unit } = entrantWords(tournament);
  const facts: (readonly [string, string | null])[] = [
    ['赛程', stagesText(settings.stages)],
    ['局数', bestOfText(settings.stages)],
    ['赛制', lineupText(settings)],
    ['卡组模式', deck_format && formatName(rules, deck_format)],
    ['禁用卡牌', banned_cards.length > 0 ? banned_cards.map(nameOf).join('、') : null],
    [`${limited}上限`, `${capacity} ${unit}`],
    [
      '报名开放',
      tournament.status === 'draft' && times.registration_opens_at ? timeText(times.registration_opens_at) : null,
    ],
    ['参赛费', fee > 0 ? `${groupedPoints(fee)} 积分` : null],
    ['报名截止', finished_at ? null : times.registration_closes_at && timeText(times.registration_closes_at)],
    ['签到', finished_at ? null : times.check_in_opens_at && timeText(times.check_in_opens_at)],
    ['开赛', start === null ? '待定' : timeText(start)],
    ['结束', finished_at && timeText(finished_at)],
    ['裁判', referees.length > 0 ? referees.map(({ name }) => name).join('、') : null],
    ['直播延迟', settings.delay_seconds > 0 ? `${settings.delay_seconds} 秒` : null],
  ];
  return (
    <section>
      <SectionHeader title="赛事信息" />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-13">
        {facts.map(([label, text]) =>
          text === null ? null : (
            <div key={label} className="contents">
              <dt className="text-text-3">{label}</dt>
              <dd className="min-w-0 text-right">{text}</dd>
            </div>
          ),
        )}
      </dl>
      {stream_url && (
        <TextAnchor className="mt-3" tone="accent" href={stream_url} target="_blank" rel="noopener noreferrer">
          观看直播
        </TextAnchor>
      )}
    </section>
  );
}
