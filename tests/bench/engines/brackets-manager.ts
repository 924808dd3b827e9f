import { entrantsOf, type Elimination, type Times } from './elimination.ts';

type Row = { readonly id: number };

export type PeerMatch = Row & {
  readonly group_id: number;
  readonly round_id: number;
  readonly number: number;
  readonly opponent1: { readonly id: number | null } | null;
  readonly opponent2: { readonly id: number | null } | null;
};

export type Manager = {
  readonly create: { stage(stage: object): Promise<Row> };
  readonly update: { match(match: object): Promise<unknown> };
  readonly get: { finalStandings(stage: number): Promise<readonly { readonly name: string; readonly rank: number }[]> };
};

export type Storage = {
  select(table: 'match'): Promise<PeerMatch[] | null>;
  select(
    table: 'round' | 'group' | 'participant',
  ): Promise<(Row & { readonly number: number; readonly name: string })[]>;
};

export type PeerBracket = { readonly manager: Manager; readonly storage: Storage };

/** brackets-manager over its own memory storage; fetched by `npm run bench` alone. */
export async function loadBracketsManager(): Promise<() => PeerBracket> {
  const { BracketsManager } = (await import(peerPath('brackets-manager'))) as {
    BracketsManager: new (storage: Storage) => Manager;
  };
  const { InMemoryDatabase } = (await import(peerPath('brackets-memory-db'))) as {
    InMemoryDatabase: new () => Storage;
  };
  return () => {
    const storage = new InMemoryDatabase();
    return { manager: new BracketsManager(storage), storage };
  };
}

function peerPath(name: string): string {
  return new URL(`../peers/node_modules/${name}/dist/index.js`, import.meta.url).href;
}

/** What it is given for a bracket of so many; those above the number of players are byes. */
export function peerStage(type: Elimination, players: number, size: number): object {
  return {
    tournamentId: 0,
    name: 'bench',
    type,
    seeding: [...entrantsOf(players), ...Array.from({ length: size - players }, () => null)],
    settings: {
      seedOrdering: ['inner_outer'],
      ...(type === 'double_elimination' && { grandFinal: 'simple' }),
    },
  };
}

/** Creating a bracket, and giving every result; the first side wins. */
export async function playPeer({ manager, storage }: PeerBracket, type: Elimination, players: number): Promise<Times> {
  const stage = peerStage(type, players, players);
  const create = await timedAsync(() => manager.create.stage(stage));
  const matches = (await storage.select('match')) ?? [];
  const results = await timedAsync(async () => {
    for (const { id } of matches)
      await manager.update.match({ id, opponent1: { score: 2, result: 'win' }, opponent2: { score: 0 } });
  });
  return { create, results };
}

async function timedAsync(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
