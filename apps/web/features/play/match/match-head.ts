import { chooseMatch } from '@pailei/domain/featured/choose-match';
import { sharePicturePath } from '@pailei/contracts/http/share-pictures';
import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';

import { readChoice } from '../../../shared/match/selection.ts';
import { stateMark } from '../../../shared/match/series-state.ts';
import type { PageHead, ShownPage } from '../../../shared/navigation/page.ts';
import { titleParts } from './parts/stage/MatchStage.tsx';

/** Of the match that the page shows; before there is one, of its event. */
export function matchHead({ params: { id = '' }, search, title, topic }: ShownPage): PageHead {
  const tournament = topic(tournamentTopic.of(id));
  const choice = readChoice(search);
  const named = choice.match === null ? undefined : topic(matchTopic.of(choice.match));
  const matchId = tournament && chooseMatch(tournament.state, choice, null);
  const match = named?.state.info.tournament_id === id ? named : matchId && topic(matchTopic.of(matchId));
  if (match) return headOf(title, match);
  return {
    description: `${title}，比分、禁用与选用实时更新。`,
    picture: tournament && sharePicturePath({ kind: 'tournaments', id }, tournament.version),
  };
}

/** Of the board that the address names. */
export function boardHead({ search, title, topic }: ShownPage): PageHead {
  const { match } = readChoice(search);
  const shown = match === null ? undefined : topic(matchTopic.of(match));
  return shown ? headOf(title, shown) : { description: `${title}，比分、禁用与选用实时更新。` };
}

function headOf(
  title: string,
  { state: { info, series }, version }: { state: MatchSnapshot; version: number },
): PageHead {
  const place = titleParts(info, series).join(' · ');
  return {
    description: `${title}：${place}，${stateMark(series.status, series.step).label}。比分、禁用与选用实时更新。`,
    picture: sharePicturePath({ kind: 'matches', id: info.id }, version),
  };
}
