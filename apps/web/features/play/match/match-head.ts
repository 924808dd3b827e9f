import { sharePicturePath } from '@pailei/contracts/http/share-pictures';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';

import { readChoice, selectMatchId } from '../../../shared/match/selection.ts';
import { stateMark } from '../../../shared/match/series-state.ts';
import type { PageHead, ShownPage } from '../../../shared/navigation/page.ts';
import { titleParts } from './parts/stage/MatchStage.tsx';

/** Of the match that the page shows; before there is one, of its event. */
export function matchHead({ params: { id = '' }, search, title, topic }: ShownPage): PageHead {
  const tournament = topic(tournamentTopic.of(id));
  const matchId = tournament && selectMatchId(tournament.state, readChoice(search), null);
  const match = matchId && topic(matchTopic.of(matchId));
  if (match) {
    const { info, series } = match.state;
    const place = titleParts(info, series).join(' · ');
    return {
      description: `${title}：${place}，${stateMark(series.status, series.step).label}。比分、禁用与选用实时更新。`,
      picture: sharePicturePath({ kind: 'matches', id: info.id }, match.version),
    };
  }
  return {
    description: `${title}，比分、禁用与选用实时更新。`,
    picture: tournament && sharePicturePath({ kind: 'tournaments', id }, tournament.version),
  };
}
