import type { Featured, MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import type { TournamentState } from '@pailei/domain/tournament';
import { payloadOf, type Fold, type LogEvent } from '@pailei/contracts/topics/topic';
import type { LiveClient } from '@pailei/live/feed-client';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { createFollower, type Follower } from './follow.ts';
import type { OverlayLayout, OverlayParams } from './params.ts';
import { EMPTY_VIEW, withMatch, type OverlayView } from './view.ts';

/** Layouts that draw the whole event, not only its match. */
const EVENT_LAYOUTS: readonly OverlayLayout[] = ['bracket', 'standings'];

/** Subscribes to the topic of the address and passes on every new view. */
export async function startSession(
  client: LiveClient,
  params: OverlayParams,
  onView: (view: OverlayView) => void,
): Promise<void> {
  const { source, delay } = params;
  let view = EMPTY_VIEW;
  let event: Follower<TournamentState> | null = null;
  const show = (next: OverlayView) => {
    view = next;
    onView(view);
  };

  const match = createFollower<MatchSnapshot>(client, {
    fold: await matchFold(params.layout),
    delay,
    onState: (snapshot) => {
      show(withMatch(view, snapshot));
      const { tournament_id } = snapshot.info;
      if (source.kind !== 'tournament' && tournament_id !== null) event?.follow(tournamentTopic.of(tournament_id));
    },
  });
  event = await createEventFollower(client, params, (tournament, selectedId) => {
    show({ ...view, tournament });
    if (selectedId !== null) match.follow(matchTopic.of(selectedId));
  });

  if (source.kind === 'match') match.follow(matchTopic.of(source.match));
  else if (source.kind === 'tournament') event?.follow(tournamentTopic.of(source.tournament));
  else followFeatured(client, match);
}

/** A layout of the event needs of a match only which event it is of, and that stays. */
async function matchFold(layout: OverlayLayout): Promise<Fold<MatchSnapshot>> {
  if (EVENT_LAYOUTS.includes(layout)) return (snapshot) => snapshot;
  return (await import('@pailei/contracts/play/matches/match.fold')).foldMatch;
}

type OnTournament = (tournament: TournamentState, selectedId: string | null) => void;

/** The follower of the whole event, where the address or the layout needs one; its engine is loaded only then. */
async function createEventFollower(
  client: LiveClient,
  { source, layout, delay }: OverlayParams,
  onTournament: OnTournament,
): Promise<Follower<TournamentState> | null> {
  if (source.kind !== 'tournament' && !EVENT_LAYOUTS.includes(layout)) return null;
  const { foldTournamentTopic, selectMatchId } = await import('./event.ts');
  let shown: string | null = null;
  return createFollower<TournamentState>(client, {
    fold: foldTournamentTopic,
    delay,
    onState: (tournament) => {
      if (source.kind === 'tournament') shown = selectMatchId(tournament, { match: null, table: source.table }, shown);
      onTournament(tournament, shown);
    },
  });
}

/** Follows the site's featured match; without one the last one stays on screen. */
function followFeatured(client: LiveClient, match: Follower<MatchSnapshot>): void {
  const featured = createFollower<Featured>(client, {
    fold: foldFeatured,
    onState: ({ featured_match_id }) => featured_match_id && match.follow(matchTopic.of(featured_match_id)),
  });
  featured.follow(systemTopic.of());
}

export function foldFeatured(state: Featured, event: LogEvent): Featured {
  const changed = payloadOf(systemTopic, 'featured_match_changed', event);
  return changed ? { featured_match_id: changed.match_id } : state;
}
