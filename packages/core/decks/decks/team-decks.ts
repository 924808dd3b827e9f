import type { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import type { DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { findTeamOf } from '../../people/accounts/accounts.reads.ts';
import { requireMember, requirePublicTeam } from '../../people/teams/team-access.ts';
import { readSummaries } from './deck-library.ts';
import type { Reader } from './deck-usage.ts';
import { countTeamDecks, findTeamDecks } from './decks.repository.ts';

type Api = typeof decksApi;

export const teamDeckReads = ({ db, readableEvents }: Pick<Reader, 'readableEvents'> & { db: Db }) => ({
  /** A page of what the members of a team share inside it, newest change first. */
  async ofTeam(actor: Actor, id: string, page: QueryOf<Api['ofTeam']>): Promise<DataOf<Api['ofTeam']>> {
    await requirePublicTeam(db, id);
    await requireMember(db, id, actor);
    const [rows, total] = await Promise.all([findTeamDecks(db, id, page), countTeamDecks(db, id)]);
    const byOwner = Map.groupBy(rows, ({ account_id }) => account_id);
    const read = await Promise.all(
      [...byOwner.values()].map((owned) => readSummaries(db, owned, { actor, readableEvents })),
    );
    const summaries = new Map(read.flat().map((deck) => [deck.id, deck]));
    const items = rows.flatMap(({ id: deckId, account_id, username }) => {
      const deck = summaries.get(deckId);
      return deck ? [{ ...deck, owner: { id: account_id, username } }] : [];
    });
    return { items, total, ...page };
  },
});

/** Tells the owner's team that what is shared inside it may be another. */
export async function announceTeamDecks(trx: Trx, log: LiveLog, accountId: string): Promise<void> {
  const team = await findTeamOf(trx, accountId);
  if (team) log.add(teamInsideTopic.of(team.team_id), 'team_decks_changed', {});
}
