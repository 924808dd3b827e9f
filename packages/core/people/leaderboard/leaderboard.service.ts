import type { Champion, Leaderboard, LeaderboardRow } from '@pailei/contracts/people/leaderboard/leaderboard.api';
import { LEADERBOARD_DAYS } from '@pailei/domain/leaderboard/leaderboard';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { findChampions, rankPlayers, readMark, type Period } from './leaderboard.repository.ts';

export type LeaderboardDeps = { db: Db; now: () => string };
export type LeaderboardService = ReturnType<typeof createLeaderboardService>;

const KEPT_MS = 10_000;
const DAY_MS = 86_400_000;
/** More than a page of champions ever shows. */
const CHAMPIONS_KEPT = 20;

type Count = { mark: string; until: number; version: string; standing: Promise<Standing> };
type Standing = { players: LeaderboardRow[]; is_demo: boolean; champions: Champion[] };

/** The players of the last 90 days by what they reached, and the last champions. Counted at most once in ten seconds, and again when an event ends. */
export function createLeaderboardService({ db, now }: LeaderboardDeps) {
  let kept: Count | undefined;

  async function count(period: Period): Promise<Standing> {
    const [ranked, champions] = await Promise.all([rankPlayers(db, period), findChampions(db, period, CHAMPIONS_KEPT)]);
    const players = ranked.map(({ is_demo: _isDemo, ...row }) => row);
    return { players, is_demo: ranked[0]?.is_demo ?? false, champions };
  }

  /** All who ask while it is being counted share one count; one that failed is not kept. */
  async function current(): Promise<Count> {
    const period = periodBefore(now());
    const mark = await readMark(db, period);
    const nowMs = Date.parse(period.now);
    if (kept?.mark === mark && nowMs < kept.until) return kept;
    const counting = { mark, until: nowMs + KEPT_MS, version: newId(), standing: count(period) };
    kept = counting;
    counting.standing.catch(() => {
      if (kept === counting) kept = undefined;
    });
    return counting;
  }

  return {
    /** Changes with each count; two processes count on their own. */
    version: async (): Promise<string> => (await current()).version,

    async players(actor: Actor | null, limit: number): Promise<Leaderboard> {
      const { players, is_demo } = await (await current()).standing;
      const me = actor ? players.find(({ account_id }) => account_id === actor.user_id) : undefined;
      return {
        items: players.slice(0, limit),
        total: players.length,
        me: me ?? null,
        is_demo,
      };
    },

    async champions(limit: number): Promise<{ items: Champion[] }> {
      const { champions } = await (await current()).standing;
      return { items: champions.slice(0, limit) };
    },
  };
}

/** Points of the leaderboard at `now` (ISO, UTC), by account id; who has reached no place is not in it. */
export async function leaderboardPoints(trx: Trx, now: string): Promise<Map<string, number>> {
  const ranked = await rankPlayers(trx, periodBefore(now));
  return new Map(ranked.map(({ account_id, points }) => [account_id, points]));
}

function periodBefore(now: string): Period {
  return { now, since: new Date(Date.parse(now) - LEADERBOARD_DAYS * DAY_MS).toISOString() };
}
