import type { LineUpBody, LineUpOptions } from '@pailei/contracts/play/battles/battles.api';
import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import type { BattleSettings } from '@pailei/domain/battles/settings';
import type { BattleState } from '@pailei/domain/battles/types';
import type { LineUp } from '@pailei/domain/battles/line-up/types';
import { requiredDecks } from '@pailei/domain/series/settings';
import type { Side } from '@pailei/domain/series/sides';
import type { Pace } from '../connections/pace.ts';

type Members = LineUpOptions['members'];
type Decks = Members[number]['decks'];

/** A line-up of whoever can play, in an order of the pace's; the rest of them sit on the bench, or advise. */
export function chooseLineUp(
  { format, series }: Pick<BattleSettings, 'format' | 'series'>,
  members: Members,
  pace: Pace,
): LineUpBody {
  const count = requiredDecks(series);
  const { hasPool, advisersMost } = termsOf(format);
  const decksOf = (decks: Decks) => chooseDecks(series.format === 'specialist', decks, count);
  const able = rotated(members, pace).flatMap(({ account_id, decks, is_playing_elsewhere, is_suspended = false }) => {
    const deck_ids = hasPool ? [] : decksOf(decks);
    return is_playing_elsewhere || is_suspended || (!hasPool && deck_ids.length < count)
      ? []
      : [{ account_id, deck_ids }];
  });
  const players = able.slice(0, format.size);
  const others = able.slice(format.size);
  return {
    players,
    bench: advisersMost > 0 ? [] : others,
    advisers: others.slice(0, advisersMost).map(({ account_id }) => account_id),
    pool: hasPool ? decksOf(members.flatMap(({ decks }) => decks)) : [],
    is_short: players.length < format.size,
  };
}

/** The first deck of each class, or for a specialist the decks of one class. */
function chooseDecks(isOfOneClass: boolean, decks: Decks, count: number): string[] {
  const byClass = [...Map.groupBy(decks, (deck) => deck.class).values()];
  const chosen = isOfOneClass
    ? (byClass.find((same) => same.length >= count) ?? [])
    : byClass.flatMap(([first]) => first ?? []);
  return chosen
    .filter(({ is_legal }) => is_legal)
    .slice(0, count)
    .map(({ id }) => id);
}

function rotated(members: Members, pace: Pace): Members {
  const start = members.findIndex((member) => member === pace.pick(members, 'first player'));
  return [...members.slice(start), ...members.slice(0, start)];
}

/** Whom the captain of a side may name for the board that a name is asked for; an empty list where none is asked. */
export function namingChoices({ naming, sides }: BattleState, side: Side, { players, bench }: LineUp): string[] {
  const seat = naming?.plan.seats[side];
  if (seat?.kind !== 'named') return [];
  const all = seat.from === 'team' ? [...players, ...bench] : players;
  return all
    .map(({ account_id }) => account_id)
    .filter((id) => !seat.without.includes(id) && !sides[side].out.includes(id));
}
