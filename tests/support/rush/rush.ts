import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import { readSince } from '@pailei/live/log';
import { createSiteClient } from '@pailei/simulator/connections/site-client';
import type { Comparison } from '@pailei/simulator/people/compare';
import { createSpectators } from '@pailei/simulator/people/spectators';
import { buildAccount, buildServices, decksFor } from '../builders.ts';
import { playersOfMatch, playToGame, type SeatedMatch } from '../seat.ts';
import type { RushPlayer, RushSite } from './rush-site.ts';
import { spreadCalls, type RushAnswers } from './spread-calls.ts';

/** Entries of one event go together; matches take a connection each. */
const ENTRIES_AT_ONCE = 64;
const MATCHES_AT_ONCE = 4;
const FOLLOWED_WITHIN_MS = 15_000;
const settings: TournamentSettings = {
  ...DEFAULT_TOURNAMENT_SETTINGS,
  bans: 0,
  stages: [{ type: 'swiss', rounds: 1, best_of: 1 }],
};

type Pace = [calls: Parameters<typeof spreadCalls>[1], pace: Parameters<typeof spreadCalls>[2]];
export type Rush = { answers: RushAnswers; comparisons: Comparison[] };

/** One event with everybody in it, a watcher for it and for every match, and two moments in which all act together. */
export async function openRush({ site, db, players }: RushSite) {
  const services = buildServices(db);
  const { tournaments, matches } = services;
  const [admin, referee] = [await buildAccount(db, 'admin'), await buildAccount(db, 'referee')];
  const times = { registration_closes_at: null, check_in_opens_at: null, starts_at: null };
  const details = { name: '同时赛', description: '', stream_url: null, capacity: players.length, settings, times };
  const { id } = (await tournaments.create(admin, details as unknown as Parameters<typeof tournaments.create>[1]))
    .tournament;
  await tournaments.openRegistration(admin, id);
  await inGroups(players, ENTRIES_AT_ONCE, async ({ actor }) => {
    await tournaments.register(actor, id);
    await tournaments.submitDecks(actor, id, { decks: decksFor(settings) });
  });
  await tournaments.openCheckIn(referee, id, 3_600);
  const watchers = createSpectators(createSiteClient({ url: site.url, exemptKey: undefined }), id, () => undefined);

  async function rush(...given: Pace): Promise<Rush> {
    const answers = await spreadCalls(site.url, ...given);
    return { answers, comparisons: await watchers.compare(FOLLOWED_WITHIN_MS) };
  }

  return {
    id,
    /** Of each participant or match that is in the event's log with an event of this type: how often. */
    async timesLogged(type: string): Promise<number[]> {
      const counts = new Map<string, number>();
      for (const { t, p } of await readSince(db, tournamentTopic.of(id), 0, 100_000)) {
        const { participant_id, match_id } = p as { participant_id?: string; match_id?: string };
        const key = participant_id ?? match_id ?? '';
        if (t === type) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return [...counts.values()];
    },
    checkIn: (pace: Pace[1]): Promise<Rush> =>
      rush(
        players.map(({ token }) => ({ path: `/solo-tournaments/${id}/check-in`, token, body: {} })),
        pace,
      ),
    /** Starts, and brings so many matches to where both sides only have to report. */
    async playToReports(count: number): Promise<SeatedMatch[]> {
      const { tournament } = await tournaments.start(referee, id);
      const chosen = tournament.stages[0]!.rounds[0]!.matches.slice(0, count);
      const actors = players.map(({ actor }) => actor);
      const seated: SeatedMatch[] = [];
      await inGroups(chosen, MATCHES_AT_ONCE, async ({ match_id }) => {
        const match = { id: match_id, sides: await playersOfMatch(db, actors, match_id) };
        await playToGame(services, match);
        seated.push(match);
      });
      return seated;
    },
    /** Both sides of each match say that side a has won. */
    report: (seated: readonly SeatedMatch[], pace: Pace[1]): Promise<Rush> =>
      rush(
        seated.flatMap(({ id: match, sides }) =>
          (['a', 'b'] as const).map((side) => ({
            path: `/matches/${match}/report`,
            token: tokenOf(players, sides[side].user_id),
            body: { game_number: 1, result: 'a' },
          })),
        ),
        pace,
      ),
    read: (match: SeatedMatch) => matches.get(match.sides.a, match.id),
    tournament: async () => (await tournaments.get(null, id)).tournament,
    close: () => watchers.leave(),
  };
}

const tokenOf = (players: readonly RushPlayer[], userId: string) =>
  players.find(({ actor }) => actor.user_id === userId)!.token;

async function inGroups<T>(list: readonly T[], size: number, work: (one: T) => Promise<void>): Promise<void> {
  for (let first = 0; first < list.length; first += size) await Promise.all(list.slice(first, first + size).map(work));
}
