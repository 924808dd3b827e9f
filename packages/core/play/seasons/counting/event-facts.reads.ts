import type { Trx } from '@pailei/db/tx';
import { factOf } from '@pailei/domain/seasons/season';
import type { CompetitorKind, NewFact, SeasonFact } from '@pailei/domain/seasons/types';
import { sql } from 'kysely';
import { readBattleFacts } from './battle-facts.reads.ts';

type Of = { event_id: string; at: string };
type Duel = {
  match_id: string;
  winner_id: string;
  loser_id: string;
  winner_seed: number | null;
  loser_seed: number | null;
};

/** What an event that is over has shown of everybody who is placed in it. Who was disqualified has no place, and no facts. */
export async function readEventFacts(trx: Trx, of: Of): Promise<SeasonFact[]> {
  const placed = await readPlaced(trx, of.event_id);
  const kindOf = new Map(placed.map(({ id, kind }) => [id, kind]));
  const duels = await readDuels(trx, of.event_id);
  const facts: NewFact[] = [
    ...placed.map(({ id, kind, place, place_to }): NewFact => ({
      kind: 'placement',
      competitor_kind: kind,
      competitor_id: id,
      place,
      place_to,
      field: placed.length,
    })),
    ...duels.flatMap((duel) => sidesOf(duel, kindOf)),
    ...(await readBattleFacts(trx, of.event_id, new Set(kindOf.keys()))),
  ];
  return facts.map((fact) => factOf(fact, of));
}

function sidesOf(duel: Duel, kindOf: ReadonlyMap<string, CompetitorKind>): NewFact[] {
  const { match_id, winner_id, loser_id, winner_seed, loser_seed } = duel;
  const won = {
    kind: 'win',
    competitor_id: winner_id,
    opponent_id: loser_id,
    seed: winner_seed,
    opponent_seed: loser_seed,
  } as const;
  const lost = {
    kind: 'loss',
    competitor_id: loser_id,
    opponent_id: winner_id,
    seed: loser_seed,
    opponent_seed: winner_seed,
  } as const;
  return [won, lost].flatMap((fact) => {
    const competitor_kind = kindOf.get(fact.competitor_id);
    return competitor_kind ? [{ ...fact, match_id, competitor_kind }] : [];
  });
}

type Placed = { id: string; kind: CompetitorKind; place: number; place_to: number };

async function readPlaced(trx: Trx, eventId: string): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select coalesce(account_id, team_id) as id, kind, place, place_to from participant
    where tournament_id = ${eventId} and place is not null order by place, id`.execute(trx);
  return rows;
}

/** Matches between accounts. What two teams play at a fixture is a battle. */
async function readDuels(trx: Trx, eventId: string): Promise<Duel[]> {
  const { rows } = await sql<Duel>`
    select match.id as match_id,
           case winner when 'a' then a.account_id else b.account_id end as winner_id,
           case winner when 'a' then b.account_id else a.account_id end as loser_id,
           case winner when 'a' then (info->'seeds'->>'a')::integer else (info->'seeds'->>'b')::integer end as winner_seed,
           case winner when 'a' then (info->'seeds'->>'b')::integer else (info->'seeds'->>'a')::integer end as loser_seed
    from match join fixture on fixture.id = match.fixture_id
    join participant as a on a.id = fixture.a_participant_id join participant as b on b.id = fixture.b_participant_id
    where match.tournament_id = ${eventId} and match.status in ('finished', 'forfeited') and winner is not null
      and match.withdrawn_at is null and fixture.withdrawn_at is null
      and a.account_id is not null and b.account_id is not null
    order by match.id`.execute(trx);
  return rows;
}
