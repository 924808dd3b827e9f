import { sharePicturePath } from '@pailei/contracts/http/share-pictures';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { TournamentState, TournamentStatus } from '@pailei/domain/tournament/types';

import type { PageHead, ShownPage } from '../../../shared/navigation/page.ts';
import { bestOfText, fieldSize, lineupText, stagesText } from '../../../shared/tournaments/event-labels.ts';
import { championOf, startText, statusText } from '../../../shared/tournaments/event-summary.ts';

export function tournamentHead({ params: { id = '' }, title, url, topic }: ShownPage): PageHead {
  const shown = topic(tournamentTopic.of(id));
  if (!shown) return { description: `${title}：赛程、对阵、积分榜与参赛者，比分实时更新。` };
  const { state, version } = shown;
  return {
    description: descriptionOf(state),
    picture: sharePicturePath({ kind: 'tournaments', id: state.id }, version),
    about: sportsEvent(state, url),
  };
}

function descriptionOf(tournament: TournamentState): string {
  const { settings } = tournament;
  const champion = championOf(tournament);
  const result = champion === undefined ? statusText(tournament) : `${statusText(tournament)}，冠军 ${champion.name}`;
  const rules = `${stagesText(settings.stages)}，${bestOfText(settings.stages)}，${lineupText(settings)}`;
  return `${tournament.name}：${result}。${fieldSize(tournament)} 名选手，${startText(tournament)}。${rules}。`;
}

const EVENT_STATUSES: Partial<Record<TournamentStatus, string>> = { cancelled: 'https://schema.org/EventCancelled' };

/** Left out where it is not known when the event starts: search engines take none without. */
function sportsEvent(tournament: TournamentState, url: string): object | undefined {
  const { name, status, started_at, times, finished_at } = tournament;
  const startDate = started_at ?? times.starts_at;
  if (startDate === null) return undefined;
  return {
    '@type': 'SportsEvent',
    name,
    url,
    description: descriptionOf(tournament),
    startDate,
    ...(finished_at !== null && { endDate: finished_at }),
    eventStatus: EVENT_STATUSES[status] ?? 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
  };
}
