import { formatName } from '@pailei/domain/decks';
import { deckSettingsOf, type TournamentState } from '@pailei/domain/tournament';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { useCardNames } from '../../decks/parts/cards.api.ts';
import { timeText } from '../../home/home.words.ts';
import { bestOfText, lineupText, stagesText } from '../model/event-words.ts';

/** The tournament as a list of facts, with the organiser's own words below. */
export function Facts({ tournament }: { tournament: TournamentState }) {
  const { settings, times, description, stream_url, started_at, finished_at, capacity } = tournament;
  const rules = useDeckRules();
  const { deck_format, banned_cards } = deckSettingsOf(settings);
  const nameOf = useCardNames(banned_cards);
  const facts: (readonly [string, string | null])[] = [
    ['赛程', stagesText(settings.stages)],
    ['局数', bestOfText(settings.stages)],
    ['赛制', lineupText(settings)],
    ['卡组模式', deck_format && formatName(rules, deck_format)],
    ['禁用卡牌', banned_cards.length > 0 ? banned_cards.map(nameOf).join('、') : null],
    ['人数上限', `${capacity} 人`],
    ['报名截止', started_at ? null : times.registration_closes_at && timeText(times.registration_closes_at)],
    ['签到', started_at ? null : times.check_in_opens_at && timeText(times.check_in_opens_at)],
    ['开赛', (started_at ?? times.starts_at) && timeText(started_at ?? times.starts_at ?? '')],
    ['结束', finished_at && timeText(finished_at)],
    ['直播延迟', settings.delay_seconds > 0 ? `${settings.delay_seconds} 秒` : null],
  ];
  return (
    <section>
      <SectionHeader title="赛事信息" />
      <dl className="kv">
        {facts.map(([label, text]) =>
          text === null ? null : (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      {description.trim() !== '' && <p className="desc t2 s13">{description}</p>}
      {stream_url && (
        <a className="lnk lnk--zhu" href={stream_url} target="_blank" rel="noopener noreferrer">
          观看直播
        </a>
      )}
    </section>
  );
}
