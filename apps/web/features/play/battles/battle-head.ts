import { sharePicturePath } from '@pailei/contracts/http/share-pictures';
import { battleFormatName, BATTLE_STATUS_NAMES } from '@pailei/contracts/play/battles/battle-names';
import type { BattleSnapshot } from '@pailei/contracts/play/battles/battle-views';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';

import type { PageHead, ShownPage } from '../../../shared/navigation/page.ts';
import { formatDateTime } from '../../../shared/ui/time/time.format.ts';
import { shareText } from './overlay/share-text.ts';

/** Of the battle that the address names, as guests are told of it. */
export function battleHead({ search, title, url, topic }: ShownPage): PageHead {
  const id = new URLSearchParams(search).get('battleId');
  const shown = id === null ? undefined : topic(battleTopic.of(id));
  if (!shown) return { description: `${title}：各台对阵、总比分与回放。` };
  const description = descriptionOf(shown.state);
  return {
    description,
    picture: sharePicturePath({ kind: 'battles', id: shown.state.info.id }, shown.version),
    about: sportsEvent(shown.state, url, description),
  };
}

function descriptionOf({ info, battle }: BattleSnapshot): string {
  const { format, series } = battle.settings;
  const start = formatDateTime(battle.started_at ?? battle.starts_at);
  const rules = `${battleFormatName(format)}，${format.size} 人，每台 BO${series.best_of}`;
  return `${shareText(info, battle, false)}，${BATTLE_STATUS_NAMES[battle.status]}。${rules}。${start} 开战，各台比分实时更新，可看回放。`;
}

function sportsEvent({ info: { teams }, battle }: BattleSnapshot, url: string, description: string): object {
  return {
    '@type': 'SportsEvent',
    name: `${teams.a.name} 对 ${teams.b.name}`,
    url,
    description,
    startDate: battle.started_at ?? battle.starts_at,
    ...(battle.ended_at !== null && { endDate: battle.ended_at }),
    eventStatus: `https://schema.org/${battle.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    competitor: [teams.a, teams.b].map(({ name }) => ({ '@type': 'SportsTeam', name })),
  };
}
