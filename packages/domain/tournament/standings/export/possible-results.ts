import { winsNeeded } from '../../../series/settings.ts';
import type { BattleShare, StandingsResult } from '../types.ts';

/** How the matches of a stage are played, as far as it bounds their results. */
export type MatchFormat = {
  /** The longest match, or board of a battle. */
  readonly best_of: number;
  /** The most boards that a side can win in a battle; null: no battles are played. */
  readonly boards: number | null;
};

/** Why no match of this format can end so; null: one can. A side that loses by a ruling keeps the games that it has won. */
export function resultFault(result: StandingsResult, format: MatchFormat): string | null {
  switch (result.kind) {
    case 'match':
      return matchFault(result, format);
    case 'bye':
      return sideFault(result.wins, result.battle, format);
    case 'half_bye':
    case 'missed':
      return null;
    default:
      return result satisfies never;
  }
}

function matchFault(match: StandingsResult & { kind: 'match' }, format: MatchFormat): string | null {
  const { a, b, result, wins_a, wins_b, drawn, battle } = match;
  if (a === b) return 'an entrant meets itself';
  if (!isCount(drawn)) return `${drawn} drawn games`;
  const fault = sideFault(wins_a, battle?.a, format) ?? sideFault(wins_b, battle?.b, format);
  if (fault !== null) return fault;
  const { most, won } = battle
    ? { most: format.boards ?? 0, won: { a: battle.a.boards, b: battle.b.boards } }
    : { most: winsNeeded(format.best_of), won: { a: wins_a, b: wins_b } };
  if (won.a === most && won.b === most) return `both sides won ${most}`;
  const winner = won.a === most ? 'a' : won.b === most ? 'b' : null;
  return winner !== null && result !== winner && result !== 'double_loss' ? `${won.a}:${won.b} is no ${result}` : null;
}

/** Of what one side won. */
function sideFault(games: number, battle: BattleShare | undefined, { best_of, boards }: MatchFormat): string | null {
  if ((battle === undefined) !== (boards === null)) return battle ? 'a battle among matches' : 'a match among battles';
  const most = winsNeeded(best_of) * (boards ?? 1);
  if (!isCount(games) || games > most) return `${games} games won of at most ${most}`;
  if (battle && (!isCount(battle.boards) || battle.boards > (boards ?? 0)))
    return `${battle.boards} boards won of at most ${boards}`;
  return null;
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
