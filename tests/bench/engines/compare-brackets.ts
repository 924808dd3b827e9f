import { bracketPlacements } from '@pailei/domain/tournament/bracket/placements';
import { bracketSize } from '@pailei/domain/tournament/bracket/seeding';
import { createDoubleBracket } from '@pailei/domain/tournament/bracket/create-double';
import { doubleLevels } from '@pailei/domain/tournament/bracket/double-levels';
import { resolveBracket, resolvedNode, updateBracket } from '@pailei/domain/tournament/bracket/resolve';
import type { BracketNode, ResolvedBracket } from '@pailei/domain/tournament/bracket/types';
import { createRandom } from '@pailei/domain/random/seeded';
import type { Random } from '@pailei/domain/random/random';
import { peerStage, type PeerBracket, type PeerMatch } from './brackets-manager.ts';
import { entrantsOf } from './elimination.ts';

/**
 * Plays a double elimination of every size with random results in both engines, and throws at the first match where others meet
 * or the first entrant with another place. Their places are compared in the order that ours leave open.
 */
export async function compareDoubles(sizes: readonly number[], open: () => PeerBracket): Promise<number> {
  let matches = 0;
  for (const players of sizes) matches += await compareDouble(players, open(), createRandom(players));
  return matches;
}

async function compareDouble(players: number, { manager, storage }: PeerBracket, random: Random): Promise<number> {
  const { id: stageId } = await manager.create.stage(peerStage('double_elimination', players, bracketSize(players)));
  const names = new Map((await storage.select('participant')).map(({ id, name }) => [id, name]));
  const rounds = new Map((await storage.select('round')).map(({ id, number }) => [id, number]));
  const groups = new Map((await storage.select('group')).map(({ id, number }) => [id, number]));
  const nodeOf = (match: PeerMatch) =>
    nodeIdOf(match, { group: groups.get(match.group_id), round: rounds.get(match.round_id) });
  const nodes = createDoubleBracket({ entrants: players, reset: false });
  let ours = resolveBracket(nodes, entrantsOf(players), {});
  let played = 0;
  for (const node of nodes) {
    const theirs = ((await storage.select('match')) ?? []).find((match) => nodeOf(match) === node.id);
    const [a, b] = sidesOf(ours, node);
    const theirSides = [theirs?.opponent1, theirs?.opponent2].map((side) => names.get(side?.id ?? -1) ?? '');
    expectSame(`${players} players, ${node.id}`, [a, b].toSorted(), theirSides.toSorted());
    const winner = random.int(2) === 0 ? a : b;
    ours = updateBracket(ours, node.id, { a, b, result: winner === a ? 'a' : 'b' });
    const isFirst = theirSides[0] === winner;
    const [win, loss] = [{ score: 2, result: 'win' }, { score: 0 }];
    await manager.update.match({ id: theirs?.id, opponent1: isFirst ? win : loss, opponent2: isFirst ? loss : win });
    played++;
  }
  const rankOf = new Map((await manager.get.finalStandings(stageId)).map(({ name, rank }) => [name, rank]));
  const placements = bracketPlacements(ours, doubleLevels);
  const theirOrder = placements.map(({ id }) => rankOf.get(id) ?? 0);
  expectSame(
    `${players} players, places`,
    theirOrder.map(levelIn(theirOrder)),
    placements.map(({ place }) => place),
  );
  return played;
}

/** Their ranks count levels, ours places: both as how many stand before. */
const levelIn = (ranks: readonly number[]) => (rank: number) => 1 + ranks.filter((other) => other < rank).length;

function nodeIdOf(
  { number }: PeerMatch,
  { group, round }: { group: number | undefined; round: number | undefined },
): string {
  if (group === 3) return 'final';
  return `${group === 1 ? 'w' : 'l'}${round}-${number}`;
}

function sidesOf(bracket: ResolvedBracket, { id }: BracketNode): [string, string] {
  const { a, b } = resolvedNode(bracket, id) ?? {};
  if (a?.kind !== 'entrant' || b?.kind !== 'entrant') throw new Error(`${id} has not two sides`);
  return [a.id, b.id];
}

function expectSame(where: string, one: readonly unknown[], other: readonly unknown[]): void {
  if (JSON.stringify(one) !== JSON.stringify(other))
    throw new Error(`${where}: we have ${JSON.stringify(one)}, brackets-manager ${JSON.stringify(other)}`);
}
