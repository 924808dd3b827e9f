import type { SeedingFacts } from '@pailei/contracts/play/tournaments/seeding.contract';
import { bracketSeats } from '@pailei/domain/tournament/seeding/seats';
import { placeEntrants, type Placing } from '@pailei/domain/tournament/seeding/placing';
import type { Seeding } from '@pailei/domain/tournament/seeding/seeding';
import { entryOf } from '@pailei/domain/tournament/stages/graph/entry-of';
import type { Participant, ParticipantStatus, TournamentState } from '@pailei/domain/tournament/types';

const MAY_PLAY: readonly ParticipantStatus[] = ['registered', 'checked_in'];

/** Who would be seeded now, in the order of their entry. */
export const seedable = ({ participants }: TournamentState): Participant[] =>
  Object.values(participants).filter(({ status }) => MAY_PLAY.includes(status));

/** The order as far as it is known: those whom only the lot will part stand in the order of their entry. */
export function knownOrder(
  entrants: readonly Participant[],
  { order }: Seeding,
  facts: SeedingFacts | undefined,
): string[] {
  const byHand = order.kind === 'hand' ? order.participant_ids : [];
  const valueOf = (id: string): number => {
    const place = byHand.indexOf(id);
    return place >= 0 ? place : order.kind === 'hand' ? Infinity : (facts?.values[id] ?? Infinity);
  };
  const values = new Map(entrants.map(({ id }) => [id, valueOf(id)]));
  return entrants
    .map(({ id }) => id)
    .toSorted((one, other) => {
      const [first, second] = [values.get(one) ?? Infinity, values.get(other) ?? Infinity];
      return first === second ? 0 : first - second;
    });
}

/** How the first stage would begin with this order; null where too few are entered. */
export function placingOf(
  { settings }: TournamentState,
  order: readonly string[],
  seeding: Seeding,
  teams: readonly (readonly string[])[],
): Placing | null {
  const [first] = settings.stages;
  if (!first || order.length < 2) return null;
  const apart = [...(seeding.teams_apart ? teams : []), ...seeding.pairs];
  return placeEntrants(first, order, { distribution: entryOf(first).distribution, apart });
}

/** Who meets in the first round of a bracket, from its top on; null: a free place. */
export function firstRoundOf(entrants: readonly string[]): (readonly [string, string | null])[] {
  const seats = bracketSeats(2 ** Math.ceil(Math.log2(entrants.length)));
  return entrants.flatMap((id, seat): (readonly [string, string | null])[] => {
    const other = seats.tiers.flat().find((one) => one !== seat && seats.meetsIn(seat, one) === 1) ?? seat;
    return other > seat ? [[id, entrants[other] ?? null]] : [];
  });
}
