import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import { buildAccount, buildServices, decksFor } from '../../support/builders.ts';
import type { RushPlayer, RushSite } from '../../support/rush/rush-site.ts';
import { playToGame, type SeatedMatch } from '../../support/seat.ts';
import { burst, type Burst, type Call } from '../crowd/burst.ts';
import { cpuSeconds } from '../rest/load.ts';
import { listen } from './told-players.ts';
import { readMeanwhile } from './unrelated-reads.ts';

export const STEPS = ['register', 'submit decks', 'check in', 'report'] as const;
export type Step = (typeof STEPS)[number];
/** Calls of one kind; `cpu_ms`: processor time of the API for each. */
export type Load = Burst & { calls: number; cpu_ms: number };
export type PlayedEvent = {
  loads: Record<Step, Load>;
  /** Milliseconds of the reads that had nothing to do with the event, while everybody came. */
  reads: number[];
  /** Of each round but the last: milliseconds from its last report to the last player who heard of the next match. */
  told_ms: number[];
};

/** Who reports does so on one of so many connections. */
const REPORTERS = 32;
const MATCHES_AT_ONCE = 5;

/** One event with so many players, from its registration to the last report of its last round. */
export async function playEvent(
  site: RushSite,
  { players, rounds }: { players: readonly RushPlayer[]; rounds: number },
): Promise<PlayedEvent> {
  const services = buildServices(site.db);
  const { tournaments } = services;
  const [admin, referee] = [await buildAccount(site.db, 'admin'), await buildAccount(site.db, 'referee')];
  const settings: TournamentSettings = {
    ...DEFAULT_TOURNAMENT_SETTINGS,
    bans: 0,
    stages: [{ type: 'swiss', rounds, best_of: 1 }],
  };
  const times = { registration_closes_at: null, check_in_opens_at: null, starts_at: null };
  const details = { name: '增长赛', description: '', stream_url: null, capacity: players.length, settings, times };
  const created = await tournaments.create(admin, details as unknown as Parameters<typeof tournaments.create>[1]);
  const { id } = created.tournament;
  await tournaments.openRegistration(admin, id);

  const ofAll = (method: Call['method'], command: string, body: object) =>
    measured(
      site,
      players.map(({ token }) => ({ method, path: `/api/solo-tournaments/${id}/${command}`, token, body })),
    );
  const orders = { url: `${site.site.url}/api/orders/me`, token: players[0]?.token ?? '' };
  const { result: entered, reads } = await readMeanwhile(orders, async () => {
    const register = await ofAll('POST', 'register', {});
    const submit = await ofAll('PUT', 'decks', { decks: decksFor(settings) });
    await tournaments.openCheckIn(referee, id, 3_600);
    return { register, 'submit decks': submit, 'check in': await ofAll('POST', 'check-in', {}) };
  });

  const listeners = await listen(site.site.url, players);
  const allSeated = listeners.whenAllTold();
  await tournaments.start(referee, id);
  const reports: Load[] = [];
  const told_ms: number[] = [];
  await allSeated;
  for (let round = 1; round <= rounds; round += 1) {
    const calls = await secondReports(site, services, { id, players });
    const [last, ...others] = calls;
    reports.push(await measured(site, others, REPORTERS));
    const isNext = round < rounds;
    const told = isNext ? listeners.whenAllTold() : Promise.resolve();
    const since = performance.now();
    await burst(portOf(site), last ? [last] : []);
    await told;
    if (isNext) told_ms.push(performance.now() - since);
  }
  listeners.close();
  return { loads: { ...entered, report: together(reports) }, reads, told_ms };
}

/** The one that users have. */
const portOf = ({ site }: RushSite) => Number(new URL(site.url).port);

async function measured(rush: RushSite, calls: readonly Call[], atOnce = calls.length): Promise<Load> {
  const before = cpuSeconds(rush.site.pid('api'));
  const answered = await burst(portOf(rush), calls, { atOnce: Math.min(atOnce, calls.length) });
  const used = cpuSeconds(rush.site.pid('api')) - before;
  return { ...answered, calls: calls.length, cpu_ms: (used * 1_000) / calls.length };
}

/** Every open match is brought to where side a has reported; what is left is the report of side b, which ends it. */
async function secondReports(
  { db }: RushSite,
  services: ReturnType<typeof buildServices>,
  { id, players }: { id: string; players: readonly RushPlayer[] },
): Promise<Call[]> {
  const seats = await db
    .selectFrom('match_seat')
    .innerJoin('match', 'match.id', 'match_seat.match_id')
    .select(['match_id', 'side', 'account_id'])
    .where('tournament_id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
  const playing = new Map(players.map((player) => [player.actor.user_id, player]));
  const report = { game_number: 1, result: 'a' } as const;
  const matches = [...Map.groupBy(seats, ({ match_id }) => match_id)].map(([match_id, both]) => {
    const of = (side: string) => playing.get(both.find((seat) => seat.side === side)?.account_id ?? '') as RushPlayer;
    return { match_id, a: of('a'), b: of('b') };
  });
  const waiting = matches.values();
  const hands = Array.from({ length: MATCHES_AT_ONCE }, async () => {
    for (const { match_id, a, b } of waiting) {
      const match: SeatedMatch = { id: match_id, sides: { a: a.actor, b: b.actor } };
      await playToGame(services, match);
      await services.matches.act(a.actor, match_id, { type: 'report', ...report });
    }
  });
  await Promise.all(hands);
  return matches.map(({ match_id, b }) => ({
    method: 'POST',
    path: `/api/matches/${match_id}/report`,
    token: b.token,
    body: report,
  }));
}

/** The rounds of an event as one load: sums where they are counted, the worst where they are judged. */
function together(loads: readonly Load[]): Load {
  const calls = loads.reduce((sum, load) => sum + load.calls, 0);
  const seconds = loads.reduce((sum, load) => sum + load.calls / load.per_second, 0);
  return {
    calls,
    per_second: calls / seconds,
    p50_ms: Math.max(...loads.map(({ p50_ms }) => p50_ms)),
    p99_ms: Math.max(...loads.map(({ p99_ms }) => p99_ms)),
    refused: loads.reduce((sum, { refused }) => sum + refused, 0),
    cpu_ms: loads.reduce((sum, load) => sum + load.cpu_ms * load.calls, 0) / calls,
  };
}
