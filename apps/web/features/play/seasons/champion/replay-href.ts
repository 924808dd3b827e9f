import type { ChampionPageView } from '@pailei/contracts/play/seasons/season-champions';

import { battlePath, boardViewHref, matchViewHref } from '../../../../shared/links/links.ts';

type Page = Pick<ChampionPageView, 'team' | 'account' | 'replays'>;

/** Where a match of the page is seen: what the staff chose stands anywhere, the champion's road in one event. */
export function replayHref({ team, account, replays }: Page, matchId: string): string {
  const replay = replays.find(({ match_id }) => match_id === matchId);
  if (replay) {
    if (replay.battle_id === matchId) return battlePath(matchId);
    return replay.tournament_id === null || replay.battle_id !== null
      ? boardViewHref(matchId)
      : matchViewHref(replay.tournament_id, matchId);
  }
  if (team) return battlePath(matchId);
  return matchViewHref(account?.road[0]?.event_id ?? '', matchId);
}
