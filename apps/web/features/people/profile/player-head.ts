import { sharePicturePath } from '@pailei/contracts/http/share-pictures';
import type { Player } from '@pailei/contracts/people/profile/profile.api';

import type { PageHead, ShownPage } from '../../../shared/navigation/page.ts';
import { playerQuery } from './profile.api.ts';

export function playerHead({ params: { id = '' }, title, queries }: ShownPage): PageHead {
  const player = queries.getQueryData(playerQuery(id).queryKey);
  if (!player) return { description: `${title}的战绩、名次、职业与公开卡组。` };
  const { tournaments_played, matches_won, matches_lost } = player;
  return {
    description: descriptionOf(player),
    picture: sharePicturePath({ kind: 'players', id }, `${tournaments_played}-${matches_won}-${matches_lost}`),
  };
}

function descriptionOf({ username, tournaments_played, matches_won, matches_lost, best_placements }: Player): string {
  const titles = best_placements.filter(({ place_to }) => place_to === 1);
  const won = titles.length === 0 ? '' : `${titles.length} 次夺冠，`;
  return `${username}：${won}参加 ${tournaments_played} 项赛事，${matches_won} 胜 ${matches_lost} 负。战绩、名次、职业与公开卡组。`;
}
