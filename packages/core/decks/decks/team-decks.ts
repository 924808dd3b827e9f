import type { DeckSummary } from '@pailei/contracts/decks/decks/decks.api';
import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { findTeamOf } from '../../people/accounts/index.ts';
import { readSummaries } from './deck-library.ts';
import { countTeamDecks, findTeamDecks } from './decks.repository.ts';

export type SharedDeck = DeckSummary & { owner: { id: string; username: string } };

type Question = { team_id: string; actor: Actor; skip: number; limit: number };

/** A page of what the members of a team share inside it, newest change first. That `actor` may read it is asked before. */
export async function readTeamDecks(
  db: Db,
  { team_id, actor, ...page }: Question,
): Promise<{ items: SharedDeck[]; total: number }> {
  const [rows, total] = await Promise.all([findTeamDecks(db, team_id, page), countTeamDecks(db, team_id)]);
  const byOwner = Map.groupBy(rows, ({ account_id }) => account_id);
  const read = await Promise.all([...byOwner.values()].map((owned) => readSummaries(db, owned, { actor })));
  const summaries = new Map(read.flat().map((deck) => [deck.id, deck]));
  const items = rows.flatMap(({ id, account_id, username }) => {
    const deck = summaries.get(id);
    return deck ? [{ ...deck, owner: { id: account_id, username } }] : [];
  });
  return { items, total };
}

/** Tells the owner's team that what is shared inside it may be another. */
export async function announceTeamDecks(trx: Trx, log: LiveLog, accountId: string): Promise<void> {
  const team = await findTeamOf(trx, accountId);
  if (team) log.add(teamInsideTopic.of(team.team_id), 'team_decks_changed', {});
}
