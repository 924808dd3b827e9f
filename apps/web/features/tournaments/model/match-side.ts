import type { MatchSide } from '@pailei/contracts/matches';

type Choice = MatchSide['choices'][number];

/** A choice that was locked replaces an earlier one of the same kind and game. */
export function foldMatchSide(side: MatchSide, type: string, payload: object): MatchSide {
  if (type !== 'choice_locked') return side;
  const { kind, game_number, slots } = payload as Choice;
  const others = side.choices.filter((known) => known.kind !== kind || known.game_number !== game_number);
  return { ...side, choices: [...others, { kind, game_number, slots }] };
}

/** The slots of the newest choice of a kind, of one game where a game is given. */
export function chosenSlots(
  side: MatchSide | null,
  kind: Choice['kind'],
  gameNumber?: number | null,
): readonly number[] {
  const choices = side?.choices ?? [];
  return (
    choices.findLast(
      (choice) => choice.kind === kind && (gameNumber === undefined || choice.game_number === gameNumber),
    )?.slots ?? []
  );
}
