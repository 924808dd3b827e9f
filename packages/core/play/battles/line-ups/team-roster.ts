import { isLegal, checkDeck } from '@pailei/domain/decks/check/check';
import type { DeckCard, SideboardCard } from '@pailei/domain/decks/deck-content';
import { hindranceAt } from '@pailei/domain/availability/availability';
import { expectedPeriod } from '@pailei/domain/battles/expected-length';
import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import type { LineUp, LineUpDeck, RosterMember, TeamRoster } from '@pailei/domain/battles/line-up/types';
import { requiredDecks, type SeriesSettings } from '@pailei/domain/series/settings';
import type { Side } from '@pailei/domain/series/sides';
import { sql } from 'kysely';
import type { Db } from '@pailei/db/client';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import { cardsByNumber } from '../../../decks/cards/cards.reads.ts';
import { readDeckRules } from '../../../site/deck-rules/deck-rules.reads.ts';
import { findDraft } from './drafts.repository.ts';
import { findLockTime } from '../state/battle-secrets.repository.ts';
import { teamOf } from '../state/battle-teams.ts';
import { readCommitments } from './commitments.reads.ts';

/** A library deck that a line-up can be made of. */
export type RosterDeck = {
  id: string;
  account_id: string;
  name: string;
  class: string;
  format: string;
  is_private: boolean;
  is_legal: boolean;
};

/** A team as a line-up is made of it, with all decks of its members, legal or not. */
export type DeckedRoster = TeamRoster & { readonly all_decks: ReadonlyMap<string, RosterDeck> };

type Asked = { side: Side; now: string };

/** Everything about the own team that a line-up is held against: members as they can play when the battle is played. */
export async function readRoster(db: Db | Trx, battle: BattleRow, { side, now }: Asked): Promise<DeckedRoster> {
  const members = await findRosterMembers(db, battle, teamOf(battle, side));
  const account_ids = members.map(({ account_id }) => account_id);
  const decks = await readRosterDecks(db, account_ids);
  const { settings } = battle.state;
  const commitments = await readCommitments(db, { account_ids, now, battle_id: battle.id });
  const period = expectedPeriod(settings, battle.starts_at > now ? battle.starts_at : now);
  const hindranceOf = (accountId: string) => {
    const own = commitments.get(accountId);
    return own ? hindranceAt(own, period) : null;
  };
  const legal = decks.filter((deck) => deck.is_legal);
  const all_decks = new Map(decks.map((deck) => [deck.id, deck]));
  const roster = {
    members: members.map((member): RosterMember => {
      const own = legal.filter(({ account_id }) => account_id === member.account_id);
      const hindrance = hindranceOf(member.account_id);
      return {
        ...member,
        is_playing_elsewhere: hindrance === 'busy',
        is_suspended: hindrance === 'suspended',
        decks: usualDecks(settings.series, own),
      };
    }),
    locked_at: await findLockTime(db, battle.id, side),
    pool: termsOf(settings.format).hasPool ? usualDecks(settings.series, legal) : [],
  };
  const draft = await findPlayableDraft(db, battle.id, side, all_decks);
  return { ...roster, all_decks, draft, last_used: await findLastUsed(db, battle, side, all_decks) };
}

/** The saved draft of a side, where its decks are legal and still shared with the captain who saved it. */
async function findPlayableDraft(
  db: Db | Trx,
  battleId: string,
  side: Side,
  decks: ReadonlyMap<string, RosterDeck>,
): Promise<LineUp | null> {
  const draft = await findDraft(db, battleId, side);
  if (!draft) return null;
  const isPlayable = ({ deck_id }: LineUpDeck) => {
    const deck = decks.get(deck_id);
    return deck?.is_legal === true && (!deck.is_private || deck.account_id === draft.saved_by.id);
  };
  return decksOf(draft.line_up).every(isPlayable) ? draft.line_up : null;
}

type Member = Pick<RosterMember, 'account_id' | 'name' | 'joined_at'>;

/** In the order of their places in the team; in an event only those of its roster. */
async function findRosterMembers(db: Db | Trx, battle: BattleRow, teamId: string): Promise<Member[]> {
  return db
    .selectFrom('team_member as member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select(['member.account_id', 'account.username as name', 'member.joined_at'])
    .where('member.team_id', '=', teamId)
    .$if(battle.fixture_id !== null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('fixture')
            .innerJoin('participant', (join) =>
              join.on(({ eb, or }) =>
                or([
                  eb('participant.id', '=', eb.ref('fixture.a_participant_id')),
                  eb('participant.id', '=', eb.ref('fixture.b_participant_id')),
                ]),
              ),
            )
            .innerJoin('roster_player', 'roster_player.participant_id', 'participant.id')
            .select('roster_player.account_id')
            .where('fixture.id', '=', battle.fixture_id)
            .where('participant.team_id', '=', teamId)
            .where('roster_player.left_at', 'is', null)
            .whereRef('roster_player.account_id', '=', 'member.account_id'),
        ),
      ),
    )
    .orderBy('member.slot')
    .execute();
}

type DeckRow = Omit<RosterDeck, 'is_legal'> & { cards: DeckCard[]; sideboard: SideboardCard[] };

/** Shared ones first, of these the one changed last. */
async function readRosterDecks(db: Db | Trx, accountIds: readonly string[]): Promise<RosterDeck[]> {
  const rows: DeckRow[] = await db
    .selectFrom('deck')
    .select(['id', 'account_id', 'name', 'class', 'format', 'cards', 'sideboard'])
    .select(sql<boolean>`visibility = 'private'`.as('is_private'))
    .where((eb) => eb('account_id', '=', eb.fn.any(eb.val([...accountIds]))))
    .orderBy('is_private')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  const numbers = rows.flatMap(({ cards, sideboard }) => [...cards, ...sideboard].map(({ dbf_id }) => dbf_id));
  const [rules, cards] = await Promise.all([readDeckRules(db), cardsByNumber(db, numbers)]);
  return rows.map(({ cards: list, sideboard, ...deck }) => ({
    ...deck,
    is_legal: isLegal(checkDeck({ ...deck, cards: list, sideboard }, rules, cards)),
  }));
}

/** What somebody plays with when nobody chooses: as many as the series asks for, of its classes. Too few where there are no more. */
function usualDecks({ format, ...series }: SeriesSettings, decks: readonly RosterDeck[]): LineUpDeck[] {
  const count = requiredDecks({ ...series, format });
  const byClass = Map.groupBy(decks, (deck) => deck.class);
  const chosen =
    format === 'specialist'
      ? ([...byClass.values()].find((same) => same.length >= count) ?? [])
      : [...byClass.values()].flatMap(([first]) => first ?? []);
  return chosen.slice(0, count).map(({ id, class: hero }) => ({ deck_id: id, class: hero }));
}

/** The line-up of the team's last battle of this format, if all of its decks still are. */
async function findLastUsed(
  db: Db | Trx,
  battle: BattleRow,
  side: Side,
  decks: ReadonlyMap<string, RosterDeck>,
): Promise<LineUp | null> {
  const team = teamOf(battle, side);
  const row = await db
    .selectFrom('battle_secret as secret')
    .innerJoin('battle', 'battle.id', 'secret.battle_id')
    .select('secret.payload')
    .where('secret.kind', '=', 'line_up')
    .where('battle.id', '<>', battle.id)
    .where('battle.format', '=', battle.format)
    .where('battle.ended_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('secret.side', '=', 'a'), eb('battle.a_team_id', '=', team)]),
        eb.and([eb('secret.side', '=', 'b'), eb('battle.b_team_id', '=', team)]),
      ]),
    )
    .orderBy('battle.starts_at', 'desc')
    .orderBy('battle.id')
    .limit(1)
    .executeTakeFirst();
  const lineUp = row?.payload as LineUp | undefined;
  return lineUp && decksOf(lineUp).every(({ deck_id }) => decks.get(deck_id)?.is_legal) ? lineUp : null;
}

export function decksOf({ players, bench, pool }: LineUp): readonly LineUpDeck[] {
  return [...[...players, ...bench].flatMap((player) => player.decks), ...pool];
}
