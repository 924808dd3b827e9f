import { FeaturedPlace } from '../../../shared/featured/FeaturedPlace.tsx';
import { FeaturedStage } from '../../../shared/featured/FeaturedStage.tsx';
import { useHeld } from '../../../shared/featured/useHeld.ts';
import { useLobby, useMatch, useSystem, useTournament } from '../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { MatchStrip } from './MatchStrip.tsx';

/** The featured match and its neighbours, else the next tournament, else the empty ring: always in the same place. */
export function HomeStage() {
  const user = useAtomValue(userAtom);
  const system = useSystem().state;
  const lobby = useLobby().state;
  const featuredId = system?.featured_match_id ?? null;
  const match = useHeld(useMatch(featuredId).state, system !== null && featuredId === null);
  const running = lobby?.tournaments.find(({ status }) => status === 'running');
  const tournament = useHeld(useTournament(match?.info.tournament_id ?? running?.id ?? null).state);
  const isLoading = lobby === null || system === null || (featuredId !== null && match === null);
  return (
    <div className="mb-11 flex min-h-144.5 flex-col gap-4 max-desktop:min-h-159.5 max-tablet:mb-8 max-tablet:min-h-134.5">
      <FeaturedPlace isLoading={isLoading} match={match} tournaments={lobby?.tournaments ?? []} isGuest={user === null}>
        {(shown) => (
          <FeaturedStage
            match={shown}
            myName={user?.username ?? null}
            hasStream={system !== null && system.stream.kind !== 'none'}
            isChosen={system?.is_featured_chosen === true && shown.info.id === featuredId}
          />
        )}
      </FeaturedPlace>
      {(match ?? running) && <MatchStrip tournament={tournament} featuredId={match?.info.id ?? null} />}
    </div>
  );
}
