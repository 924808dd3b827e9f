import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { buildAccount, buildServices, decksFor } from '../support/builders.ts';
import { burst, type Burst, type Call } from './crowd/burst.ts';
import { createFloor, floorCommands } from './crowd/floor.ts';
import { median } from './engines/measure.ts';
import { startShopSite, type ShopSite } from './orders/shop-site.ts';
import { atLeast, atMost, machine, rounded, type Goal } from './sockets/report.ts';

export type CrowdOptions = { rounds?: number; players?: number[] };

const STEPS = ['register', 'submit decks', 'check in'] as const;
type Step = (typeof STEPS)[number];
type Row = {
  what: Step;
  players: number;
  ratio: number;
  per_second: number;
  pgbench: number;
  p99_ms: number;
  refused: number;
};
export type CrowdReport = { name: 'crowd'; machine: Record<string, string | number>; rows: Row[]; goals: Goal[] };

/** How long a caller waits for an answer before a browser gives up. */
const PATIENCE_MS = 7_000;
const FLOOR_CLIENTS = 16;
const FLOOR_SECONDS = 3;
const settings = { ...DEFAULT_TOURNAMENT_SETTINGS, stages: [{ type: 'swiss', rounds: 1, best_of: 3 }] as const };

/**
 * All players of one event do the same thing in the same moment, through the whole API, against pgbench that sends a bare
 * transaction for each: one row locked and changed, one line inserted.
 */
export async function run({ rounds = 3, players = [256, 1_000] }: CrowdOptions = {}): Promise<CrowdReport> {
  const site = await startShopSite();
  try {
    await site.db.updateTable('account').set({ game_id: '卡手#1000' }).execute();
    await createFloor(site.ownerUrl);
    const rows: Row[] = [];
    for (const count of [players].flat()) rows.push(...(await measure(site, count, rounds)));
    console.table(rows);
    const goals = rows.flatMap(goalsOf);
    console.log('\nGoals');
    console.table(goals);
    return { name: 'crowd', machine: machine(), rows, goals };
  } finally {
    await site.stop();
  }
}

type Round = { bursts: Record<Step, Burst>; floor: number };

/** The first round warms up and is not counted. */
async function measure(site: ShopSite, players: number, rounds: number): Promise<Row[]> {
  const taken: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const floor = await floorCommands(site.ownerUrl, { clients: FLOOR_CLIENTS, seconds: FLOOR_SECONDS });
    const bursts = await playRound(site, players);
    if (round > 0) taken.push({ bursts, floor });
  }
  return STEPS.map((what) => {
    const of = (pick: (one: Burst) => number) => rounded(median(taken.map(({ bursts }) => pick(bursts[what]))));
    return {
      what,
      players,
      ratio: rounded(median(taken.map(({ bursts, floor }) => bursts[what].per_second / floor))),
      per_second: of((one) => one.per_second),
      pgbench: rounded(median(taken.map(({ floor }) => floor))),
      p99_ms: of((one) => one.p99_ms),
      refused: Math.max(...taken.map(({ bursts }) => bursts[what].refused)),
    };
  });
}

/** A new event, from its registration to its check-in. */
async function playRound({ db, port, tokens }: ShopSite, players: number): Promise<Round['bursts']> {
  const { tournaments } = buildServices(db);
  const [admin, referee] = [await buildAccount(db, 'admin'), await buildAccount(db, 'referee')];
  const times = { registration_closes_at: null, check_in_opens_at: null, starts_at: null };
  const details = { name: '众人赛', description: '', stream_url: null, capacity: players, settings, times };
  const { tournament } = await tournaments.create(
    admin,
    details as unknown as Parameters<typeof tournaments.create>[1],
  );
  await tournaments.openRegistration(admin, tournament.id);
  const all = (method: Call['method'], command: string, body: object): Promise<Burst> =>
    burst(
      port,
      tokens.slice(0, players).map((token) => ({
        method,
        path: `/api/solo-tournaments/${tournament.id}/${command}`,
        token,
        body,
      })),
    );
  const register = await all('POST', 'register', {});
  const submit = await all('PUT', 'decks', { decks: decksFor(settings) });
  await tournaments.openCheckIn(referee, tournament.id, 600);
  return { register, 'submit decks': submit, 'check in': await all('POST', 'check-in', {}) };
}

const goalsOf = ({ what, players, ratio, p99_ms, refused }: Row): Goal[] => [
  atLeast(`${players} ${what} / pgbench`, 0.5, ratio),
  atMost(`${players} ${what}: p99, ms`, PATIENCE_MS, p99_ms),
  atMost(`${players} ${what}: refused`, 0, refused),
];
