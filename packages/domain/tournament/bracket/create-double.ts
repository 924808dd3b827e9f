import { firstLine, playNode, playWinnersRound, type BracketLine } from './create.ts';
import { inLosersOrder, LOSERS_ORDERS } from './losers-orders.ts';
import { GRAND_FINAL_NODE, losersNode, losersRound, RESET_NODE } from './node-ids.ts';
import type { BracketNode, Source } from './types.ts';

/**
 * The matches of a double elimination for 2 to 1,024 entrants, rounds in order, so that a node's sources always stand
 * before it; the final is the last, or its second match where the event plays one. Losers' rounds alternate: survivors
 * meet each other, then the fresh losers of the next winners' round, who come in the order of `LOSERS_ORDERS` [E53]. A
 * bye in the first round leaves no loser, so that the losers' bracket has byes for whom it would have sent down.
 * @throws RangeError for fewer than 2 or more than 1,024
 */
export function createDoubleBracket({ entrants, reset }: { entrants: number; reset: boolean }): BracketNode[] {
  const winners: BracketNode[] = [];
  let line = firstLine(entrants);
  const orders = LOSERS_ORDERS[line.length] ?? [];
  const losers: BracketLine[] = [];
  for (let round = 1; line.length > 1; round++) {
    const from = winners.length;
    line = playWinnersRound(line, round, winners);
    losers.push(inLosersOrder(losersOf(winners.slice(from), line.length), orders[round - 1] ?? '0'));
  }
  const lower: BracketNode[] = [];
  const survivor = playLosers(losers, lower);
  const nodes = [...winners, ...lower].toSorted((one, other) => one.round - other.round);
  const round = 2 * losers.length;
  const final = { section: 'final', group: 0, position: 0 } as const;
  const sources = { a: line[0] as Source, b: survivor as Source };
  nodes.push({ ...final, id: GRAND_FINAL_NODE, round, leg: 1, sources });
  if (!reset) return nodes;
  const again = { a: { kind: 'holder', node: GRAND_FINAL_NODE }, b: { kind: 'challenger', node: GRAND_FINAL_NODE } };
  nodes.push({ ...final, id: RESET_NODE, round: round + 1, leg: 2, sources: again as BracketNode['sources'] });
  return nodes;
}

/** Who lost at each place of a winners' round; null where nobody played. */
function losersOf(played: readonly BracketNode[], places: number): BracketLine {
  const line: (Source | null)[] = Array.from({ length: places }, () => null);
  for (const { id, position } of played) line[position] = { kind: 'loser', node: id };
  return line;
}

/** Adds the matches of the losers' bracket, and returns who comes out of it. */
function playLosers([first = [], ...fresh]: readonly BracketLine[], nodes: BracketNode[]): Source | null {
  let line = first;
  let round = 1;
  for (const losers of fresh) {
    line = playSurvivors(line, round++, nodes);
    line = line.map((survivor, position) =>
      playNode(losersPlace(round, position), { a: losers[position] ?? null, b: survivor }, nodes),
    );
    round++;
  }
  return line[0] ?? null;
}

function playSurvivors(line: BracketLine, round: number, nodes: BracketNode[]): BracketLine {
  return Array.from({ length: line.length / 2 }, (_, position) =>
    playNode(losersPlace(round, position), { a: line[2 * position] ?? null, b: line[2 * position + 1] ?? null }, nodes),
  );
}

function losersPlace(round: number, position: number) {
  return { id: losersNode(round, position), section: 'losers', round: losersRound(round), position } as const;
}
