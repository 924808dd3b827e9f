import type { MatchSide } from '@pailei/contracts/play/matches/matches.api';

type Choice = MatchSide['choices'][number];

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
