import type { Trx } from '@pailei/db/tx';
import { mayReadDecklist } from '@pailei/domain/decks';
import type { ChampionDeck, RoadMatch } from '@pailei/domain/seasons';
import { decklistPolicyOf } from '@pailei/domain/tournament';
import { sql } from 'kysely';

type In = { event_id: string; account_id: string };

/** The matches of a player in an event, in the order in which they ended. */
export async function readRoad(trx: Trx, { event_id, account_id }: In): Promise<RoadMatch[]> {
  const { rows } = await sql<RoadMatch>`
    select match.id as match_id, event.id as event_id, event.name as event_name, match.info->>'label' as label,
           match.finished_at as at, coalesce((match.info->>'is_final')::boolean, false) as is_final,
           case when a.account_id = ${account_id} then b.name else a.name end as opponent,
           case when a.account_id = ${account_id} then wins_a else wins_b end as wins,
           case when a.account_id = ${account_id} then wins_b else wins_a end as losses,
           match.winner = case when a.account_id = ${account_id} then 'a' else 'b' end as is_won
    from match join fixture on fixture.id = match.fixture_id join tournament as event on event.id = match.tournament_id
    join participant as a on a.id = fixture.a_participant_id join participant as b on b.id = fixture.b_participant_id
    where match.tournament_id = ${event_id} and ${account_id} in (a.account_id, b.account_id)
      and match.status in ('finished', 'forfeited') and match.finished_at is not null and match.winner is not null
      and match.withdrawn_at is null and fixture.withdrawn_at is null
    order by match.stage, match.finished_at, match.id`.execute(trx);
  return rows;
}

/** What a player brought to an event, where everybody may read its lists. */
export async function readOpenDecks(trx: Trx, { event_id, account_id }: In): Promise<ChampionDeck[]> {
  const event = await trx.selectFrom('tournament').select('state').where('id', '=', event_id).executeTakeFirst();
  if (!event || !mayReadDecklist(decklistPolicyOf(event.state.settings), { viewer: 'public', ...event.state }))
    return [];
  return trx
    .selectFrom('submitted_deck as deck')
    .innerJoin('participant', 'participant.id', 'deck.participant_id')
    .select(['deck.name', 'deck.class', 'deck.code'])
    .where('participant.tournament_id', '=', event_id)
    .where('participant.account_id', '=', account_id)
    .where('deck.superseded_at', 'is', null)
    .orderBy('deck.slot')
    .execute();
}
