import type { Featured, MatchSnapshot } from '@pailei/contracts/matches';
import type { TournamentState } from '@pailei/domain/tournament';
import type { LiveClient, LiveEvent } from '@pailei/live/feed-client';
import { matchTopic, SYSTEM_TOPIC, tournamentTopic } from '@pailei/live/topics';
import { foldMatch } from '../features/match/match.fold.ts';
import { createFollower, type Follower } from './follow.ts';
import type { OverlayLayout, OverlayParams } from './params.ts';
import { EMPTY_VIEW, withMatch, type OverlayView } from './view.ts';

/** Layouts that draw the whole event, not only its match. */
const EVENT_LAYOUTS: readonly OverlayLayout[] = ['bracket', 'standings'];

/** Follows what the address asks for and hands on every new view. */
export async function startSession(
  client: LiveClient,
  params: OverlayParams,
  onView: (view: OverlayView) => void,
): Promise<void> {
  const { source, delay } = params;
  let view = EMPTY_VIEW;
  let event: Follower | null = null;
  const show = (next: OverlayView) => {
    view = next;
    onView(view);
  };

  const match = createFollower<MatchSnapshot>(client, {
    fold: foldMatch,
    delay,
    onState: (snapshot) => {
      show(withMatch(view, snapshot));
      if (source.kind !== 'tournament') event?.follow(tournamentTopic(snapshot.info.tournament_id));
    },
  });
  event = await createEventFollower(client, params, (tournament, selectedId) => {
    show({ ...view, tournament });
    if (selectedId !== null) match.follow(matchTopic(selectedId));
  });

  if (source.kind === 'match') match.follow(matchTopic(source.match));
  else if (source.kind === 'tournament') event?.follow(tournamentTopic(source.tournament));
  else followFeatured(client, match);
}

type OnTournament = (tournament: TournamentState, selectedId: string | null) => void;

/** The follower of the whole event, where the address or the layout needs one; its engine is loaded only then. */
async function createEventFollower(
  client: LiveClient,
  { source, layout, delay }: OverlayParams,
  onTournament: OnTournament,
): Promise<Follower | null> {
  if (source.kind !== 'tournament' && !EVENT_LAYOUTS.includes(layout)) return null;
  const { foldTournament, selectMatchId } = await import('./event.ts');
  let shown: string | null = null;
  return createFollower<TournamentState>(client, {
    fold: foldTournament,
    delay,
    onState: (tournament) => {
      if (source.kind === 'tournament') shown = selectMatchId(tournament, { match: null, table: source.table }, shown);
      onTournament(tournament, shown);
    },
  });
}

/** Goes wherever the site's pointer goes; without a featured match the last one stays on screen. */
function followFeatured(client: LiveClient, match: Follower): void {
  const featured = createFollower<Featured>(client, {
    fold: foldFeatured,
    onState: ({ featured_match_id }) => featured_match_id && match.follow(matchTopic(featured_match_id)),
  });
  featured.follow(SYSTEM_TOPIC);
}

export function foldFeatured(state: Featured, { t, p }: LiveEvent): Featured {
  return t === 'featured_match_changed' ? { featured_match_id: (p as { match_id: string | null }).match_id } : state;
}
