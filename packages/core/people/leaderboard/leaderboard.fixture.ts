import type { Random } from '@pailei/domain/random/random';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';

export type EventPlan = {
  is_demo: boolean;
  status: 'finished' | 'running';
  finished_at: string;
  delay_seconds: number;
  /** First to last; those without a place at the end. */
  players: readonly Actor[];
  /** How many of them were disqualified. */
  unplaced: number;
  /** Indexes of the two players, who won (null: nobody), and the score. */
  matches: readonly { a: number; b: number; winner: 'a' | 'b' | null; wins: [number, number]; is_final: boolean }[];
};

/** An event at random among `accounts`, that ended `daysAgo`. */
export function planEvent(random: Random, accounts: readonly Actor[], daysAgo: number, nowMs: number): EventPlan {
  const size = 2 + random.int(accounts.length - 1);
  const players = random.shuffle(accounts).slice(0, size);
  const matches = Array.from({ length: size * 2 }, (_, index) => {
    const [a, b] = random.shuffle(players.map((_player, place) => place)) as [number, number];
    const winner = ([null, 'a', 'b', 'a', 'b'] as const)[random.int(5)] ?? null;
    return { a, b, winner, wins: [winner === 'a' ? 2 : random.int(2), winner === 'b' ? 2 : 0], is_final: index === 0 };
  }) as EventPlan['matches'][number][];
  return {
    is_demo: random.int(4) === 0,
    status: random.int(6) === 0 ? 'running' : 'finished',
    finished_at: new Date(nowMs - daysAgo * 86_400_000).toISOString(),
    delay_seconds: random.int(3) * 90,
    players,
    unplaced: random.int(2),
    matches,
  };
}

/** Writes an event as it stands in the tables once it is over. */
export async function insertEvent(db: Db, plan: EventPlan): Promise<string> {
  const id = newId();
  const { is_demo, status, delay_seconds, finished_at } = plan;
  await db
    .insertInto('tournament')
    .values({
      id,
      name: '周末公开赛',
      status,
      is_demo,
      delay_seconds,
      finished_at: status === 'finished' ? finished_at : null,
      format: 'conquest',
      capacity: 64,
      state: '{}',
      state_version: 1,
      summary: '{}',
    })
    .execute();
  const participants = await insertPlayers(db, id, plan);
  for (const [index, match] of plan.matches.entries()) {
    const [a, b] = [participants[match.a]!, participants[match.b]!];
    const matchId = newId();
    await db
      .insertInto('fixture')
      .values({
        id: matchId,
        tournament_id: id,
        stage: 0,
        group: 0,
        section: 'main',
        round: 1,
        number: index + 1,
        leg: 1,
        a_participant_id: a.id,
        b_participant_id: b.id,
      })
      .execute();
    await db
      .insertInto('match')
      .values({
        id: matchId,
        fixture_id: matchId,
        tournament_id: id,
        stage: 0,
        round: 1,
        table_number: index + 1,
        status: match.winner === null ? 'forfeited' : 'finished',
        wins_a: match.wins[0],
        wins_b: match.wins[1],
        winner: match.winner,
        info: JSON.stringify({ is_final: match.is_final }),
        state: '{}',
        finished_at: new Date(Date.parse(finished_at) - index * 60_000).toISOString(),
      })
      .execute();
    const seats = [
      { side: 'a' as const, account_id: a.account_id },
      { side: 'b' as const, account_id: b.account_id },
    ];
    await db
      .insertInto('match_seat')
      .values(seats.map((seat) => ({ ...seat, match_id: matchId, role: 'player' as const })))
      .execute();
  }
  return id;
}

async function insertPlayers(db: Db, tournament_id: string, { players, unplaced, status }: EventPlan) {
  const rows = players.map(({ user_id, username }, index) => {
    const place = status === 'finished' && index < players.length - unplaced ? index + 1 : null;
    return { id: newId(), tournament_id, account_id: user_id, name: username, place };
  });
  await db
    .insertInto('participant')
    .values(rows.map((row) => ({ ...row, status: 'active' as const, place_to: row.place })))
    .execute();
  return rows;
}
