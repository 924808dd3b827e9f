import type { BattleState } from '@pailei/domain/battles/types';
import { battleFacts } from '@pailei/domain/seasons/battle-facts';
import type { NewFact } from '@pailei/domain/seasons/types';
import { SIDES } from '@pailei/domain/series/sides';
import { stageSeeds } from '@pailei/domain/tournament/seeds';
import type { Trx } from '@pailei/db/tx';

/** What the battles of a team event have shown of the teams that are placed in it, and of their players. */
export async function readBattleFacts(trx: Trx, eventId: string, placed: ReadonlySet<string>): Promise<NewFact[]> {
  const battles = await findEventBattles(trx, eventId);
  if (battles.length === 0) return [];
  const { state } = await trx
    .selectFrom('tournament')
    .select('state')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  const seedsIn = state.stages.map(stageSeeds);
  return battles.flatMap(({ stage, a, b, battle }) => {
    const seedOf = (participant: string) => seedsIn[stage]?.get(participant) ?? null;
    const seeds = { a: seedOf(a), b: seedOf(b) };
    return SIDES.filter((side) => placed.has(battle.sides[side].team_id)).flatMap((side) =>
      battleFacts({ battle, seeds }, side),
    );
  });
}

type PlayedBattle = { stage: number; a: string; b: string; battle: BattleState };

/** Of a team event, in the order in which they began; those that a correction took back were never played. */
export function findEventBattles(trx: Trx, eventId: string): Promise<PlayedBattle[]> {
  return trx
    .selectFrom('battle')
    .innerJoin('fixture', 'fixture.id', 'battle.fixture_id')
    .select([
      'fixture.stage',
      'fixture.a_participant_id as a',
      'fixture.b_participant_id as b',
      'battle.state as battle',
    ])
    .where('fixture.tournament_id', '=', eventId)
    .where('fixture.withdrawn_at', 'is', null)
    .where('battle.status', 'in', ['finished', 'forfeited'])
    .orderBy('battle.started_at')
    .orderBy('battle.id')
    .execute();
}
