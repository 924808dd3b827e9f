import type { Featured, MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { payloadOf, type Fold, type LogEvent } from '@pailei/contracts/topics/topic';
import type { LiveClient } from '@pailei/live/feed-client';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { BattleFollower } from './battles/follow-battle.ts';
import { createFollower, type Follower } from './follow.ts';
import { LAYOUT_SUBJECTS, type OverlayLayout, type OverlayParams, type OverlaySource } from './params.ts';
import { EMPTY_VIEW, withBattle, withMatch, type BattleOnAir, type OverlayView } from './view.ts';

/** Subscribes to the topic of the address and passes on every new view. */
export async function startSession(
  client: LiveClient,
  params: OverlayParams,
  onView: (view: OverlayView) => void,
): Promise<void> {
  const { source, delay } = params;
  if (source.kind === 'season') {
    const { followSeason } = await import('./seasons/follow-season.ts');
    followSeason(client, source, (season) => onView({ ...EMPTY_VIEW, season }));
    return;
  }
  let view = EMPTY_VIEW;
  let event: Follower<TournamentState> | null = null;
  let battle: BattleFollower | null = null;
  const show = (next: OverlayView) => {
    view = next;
    onView(view);
  };

  const match = createFollower<MatchSnapshot>(client, {
    fold: await matchFold(params.layout),
    delay,
    onState: (snapshot) => {
      show(withMatch(view, snapshot));
      const { tournament_id, battle: board } = snapshot.info;
      if (source.kind !== 'tournament' && tournament_id !== null) event?.follow(tournamentTopic.of(tournament_id));
      if (!isOfBattle(source) && board !== null) battle?.follow(board.id);
    },
  });
  const showMatch = (id: string | null) => {
    match.follow(id === null ? null : matchTopic.of(id));
    if (id === null && view.match !== null) show({ ...view, match: null, before: null });
  };
  event = await createEventFollower(client, params, (tournament, selectedId) => {
    show({ ...view, tournament });
    if (source.kind === 'tournament') showMatch(selectedId);
  });

  const followsBoard = isOfBattle(source) && LAYOUT_SUBJECTS[params.layout] === 'match';
  battle = await createBattle(client, params, (next) => {
    show(withBattle(view, next));
    if (followsBoard && next.board !== null) match.follow(matchTopic.of(next.board));
  });

  if (source.kind === 'match') match.follow(matchTopic.of(source.match));
  else if (source.kind === 'tournament') event?.follow(tournamentTopic.of(source.tournament));
  else if (!isOfBattle(source)) followFeatured(client, showMatch);
}

/** Whether the address names a battle, or a team that plays one. */
const isOfBattle = ({ kind }: OverlaySource) => kind === 'battle' || kind === 'team';

/** The follower of the battle, where the address or the layout needs one; its engine is loaded only then. */
async function createBattle(
  client: LiveClient,
  { source, layout, delay }: OverlayParams,
  onBattle: (battle: Omit<BattleOnAir, 'before'>) => void,
): Promise<BattleFollower | null> {
  if (!isOfBattle(source) && LAYOUT_SUBJECTS[layout] !== 'battle') return null;
  const { createBattleFollower } = await import('./battles/follow-battle.ts');
  const board = 'board' in source ? source.board : null;
  const battle = createBattleFollower(client, { board, delay, onBattle });
  if (source.kind === 'battle') battle.follow(source.battle);
  if (source.kind === 'team') (await import('./battles/follow-team.ts')).followTeam(client, source.team, battle);
  return battle;
}

/** A layout of the event or the battle needs of a match only which one it is of, and that stays. */
async function matchFold(layout: OverlayLayout): Promise<Fold<MatchSnapshot>> {
  if (LAYOUT_SUBJECTS[layout] !== 'match') return (snapshot) => snapshot;
  return (await import('@pailei/contracts/play/matches/match.fold')).foldMatch;
}

type OnTournament = (tournament: TournamentState, selectedId: string | null) => void;

/** The follower of the whole event, where the address or the layout needs one; its engine is loaded only then. */
async function createEventFollower(
  client: LiveClient,
  { source, layout, delay }: OverlayParams,
  onTournament: OnTournament,
): Promise<Follower<TournamentState> | null> {
  if (source.kind !== 'tournament' && LAYOUT_SUBJECTS[layout] !== 'event') return null;
  const { foldTournamentTopic, chooseMatch } = await import('./event.ts');
  let shown: string | null = null;
  return createFollower<TournamentState>(client, {
    fold: foldTournamentTopic,
    delay,
    onState: (tournament) => {
      if (source.kind === 'tournament') shown = chooseMatch(tournament, { match: null, table: source.table }, shown);
      onTournament(tournament, shown);
    },
  });
}

/** Follows the site's featured match. Null: the one that was shown counts no more, and leaves the screen. */
function followFeatured(client: LiveClient, showMatch: (id: string | null) => void): void {
  const featured = createFollower<Featured>(client, {
    fold: foldFeatured,
    onState: ({ featured_match_id }) => showMatch(featured_match_id),
  });
  featured.follow(systemTopic.of());
}

export function foldFeatured(state: Featured, event: LogEvent): Featured {
  const changed = payloadOf(systemTopic, 'featured_match_changed', event);
  return changed ? { featured_match_id: changed.match_id } : state;
}
