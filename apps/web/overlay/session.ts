import type { Featured, MatchSnapshot } from '@pailei/contracts/matches';
import type { TournamentState } from '@pailei/domain/tournament';
import type { LiveClient, LiveEvent } from '@pailei/live/feed-client';
import { matchTopic, SYSTEM_TOPIC, tournamentTopic } from '@pailei/live/topics';
import { foldMatch, foldTournament } from '../features/match/match.fold.ts';
import { selectMatchId } from '../features/match/model/selection.ts';
import { createFollower } from './follow.ts';
import type { OverlayParams } from './params.ts';
import { EMPTY_VIEW, withMatch, type OverlayView } from './view.ts';

/** Layouts that draw the whole event, not only its match. */
const EVENT_LAYOUTS: readonly string[] = ['bracket', 'standings'];

/** Follows what the address asks for and hands on every new view. */
export function startSession(client: LiveClient, { source, layout, delay }: OverlayParams, onView: (view: OverlayView) => void): void {
  let view = EMPTY_VIEW;
  const show = (next: OverlayView) => {
    view = next;
    onView(view);
  };

  const match = createFollower<MatchSnapshot>(client, {
    fold: foldMatch,
    delay,
    onState: (snapshot) => {
      show(withMatch(view, snapshot));
      if (source.kind !== 'tournament' && EVENT_LAYOUTS.includes(layout)) tournament.follow(tournamentTopic(snapshot.info.tournament_id));
    },
  });
  const tournament = createFollower<TournamentState>(client, {
    fold: foldTournament,
    delay,
    onState: (state) => {
      show({ ...view, tournament: state });
      if (source.kind === 'tournament') match.follow(topicOf(selectMatchId(state, { match: null, table: source.table }, view.match?.info.id ?? null)));
    },
  });
  const featured = createFollower<Featured>(client, {
    fold: foldFeatured,
    // without a featured match the last one stays on screen
    onState: ({ featured_match_id }) => featured_match_id && match.follow(matchTopic(featured_match_id)),
  });

  if (source.kind === 'match') match.follow(matchTopic(source.match));
  else if (source.kind === 'tournament') tournament.follow(tournamentTopic(source.tournament));
  else featured.follow(SYSTEM_TOPIC);
}

function topicOf(matchId: string | null): string | null {
  return matchId === null ? null : matchTopic(matchId);
}

export function foldFeatured(state: Featured, { t, p }: LiveEvent): Featured {
  return t === 'featured_match_changed' ? { featured_match_id: (p as { match_id: string | null }).match_id } : state;
}
