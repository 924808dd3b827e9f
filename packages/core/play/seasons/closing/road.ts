import { roundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { roadOf, roadTree, type RoadSide } from '@pailei/domain/champion-road/champion-road';
import type { BracketSide, ChampionBracket, FrozenCrest, RoadMatch } from '@pailei/domain/seasons/champions';
import type { ReadEntry } from './entry.reads.ts';

type Crests = ReadonlyMap<string, FrozenCrest>;

/** Every match of the event that decided, with the names of then. `crests` by team id. */
export function championRoad({ event, participant }: ReadEntry, crests: Crests): RoadMatch[] {
  return roadOf(event, participant).map(({ match_id, place, at, opponent, wins, losses, is_won }) => ({
    match_id,
    event_id: event.id,
    event_name: event.name,
    label: roundLabel(place),
    at,
    is_final: place.is_final,
    opponent: event.participants[opponent]?.name ?? '',
    wins,
    losses,
    is_won,
    ...crestOf(event, opponent, crests, 'opponent_crest'),
  }));
}

/** The tree of that event, where one decided it. */
export function championBracket({ event, participant }: ReadEntry, crests: Crests): ChampionBracket {
  const sideOf = (side: RoadSide | null): BracketSide | null =>
    side && {
      name: event.participants[side.participant]?.name ?? '',
      seed: side.seed,
      score: side.score,
      is_champion: side.participant === participant,
      ...crestOf(event, side.participant, crests, 'crest'),
    };
  return roadTree(event).map(({ place, at, nodes }) => ({
    label: place ? roundLabel(place) : '',
    at,
    nodes: nodes.map(({ match_id, sides, winner }) => ({
      match_id,
      sides: { a: sideOf(sides.a), b: sideOf(sides.b) },
      winner,
    })),
  }));
}

function crestOf<Key extends string>(
  { participants }: ReadEntry['event'],
  participant: string,
  crests: Crests,
  key: Key,
): Partial<Record<Key, FrozenCrest>> {
  const crest = crests.get(participants[participant]?.team_id ?? '');
  return crest ? ({ [key]: crest } as Record<Key, FrozenCrest>) : {};
}
