import { appError } from '@pailei/contracts/http/errors';
import { EVENT_DECK_ERRORS } from '@pailei/contracts/play/decklists/decklists.api';
import { checkDeck, isLegal, type CardCatalogue, type DeckProblem } from '@pailei/domain/decks/check/check';
import type { DeckContent } from '@pailei/domain/decks/deck-content';
import { deckSettingsOf } from '@pailei/domain/tournament/settings';
import type { TournamentCommand } from '@pailei/domain/tournament/decide/commands';
import type { TournamentSettings, TournamentState } from '@pailei/domain/tournament/types';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { cardsByNumber } from '../../../decks/cards/cards.reads.ts';
import { readDeckRules } from '../../../site/deck-rules/deck-rules.reads.ts';
import { findTeamsOf } from '../seeding/seeding.repository.ts';
import { readSetting } from '../../../site/settings/settings.reads.ts';
import { readSeedFacts } from '../seeding/seed-facts.ts';
import { readSubmissions } from '../../submissions/submissions.ts';

type Lists = readonly Pick<DeckContent, 'cards' | 'sideboard'>[];

/** What decks of one event are held against. */
export type EventRules = { cards: CardCatalogue; problemsOf: (deck: DeckContent) => DeckProblem[] };

/** The rules of the day, what the catalogue knows of the cards of these lists, and what the event asks. */
export async function readEventRules(db: Db | Trx, settings: TournamentSettings, lists: Lists): Promise<EventRules> {
  const numbers = lists.flatMap(({ cards, sideboard }) => [...cards, ...sideboard].map(({ dbf_id }) => dbf_id));
  const [rules, cards] = await Promise.all([readDeckRules(db), cardsByNumber(db, numbers)]);
  const { deck_format, banned_cards } = deckSettingsOf(settings);
  const event = { format: deck_format, banned_cards };
  return { cards, problemsOf: (deck) => checkDeck(deck, rules, cards, event) };
}

/** Participants before the start whose lists the rules of the day do not allow, though they did when they were handed in. */
export async function findIllegalDecks(trx: Trx, { settings, participants }: TournamentState): Promise<string[]> {
  const submissions = await readSubmissions(trx, Object.keys(participants));
  const rules = await readEventRules(trx, settings, [...submissions.values()].flat());
  return [...submissions]
    .filter(([, decks]) => !decks.every((deck) => isLegal(rules.problemsOf(deck))))
    .map(([id]) => id);
}

/** A start, with the site's rewards of the day, what its seeds are made of (also for a draw of groups), and those whom it leaves out where the event does so; every other command as it is. */
export async function withStartFacts<Command extends TournamentCommand>(
  trx: Trx,
  state: TournamentState,
  command: Command,
  now: string,
): Promise<Command> {
  if (command.type !== 'start' && command.type !== 'arrange_groups_by_seed' && command.type !== 'draw_group_place')
    return command;
  const { seed_values, teams } = await readSeedFacts(trx, state, now);
  const seeds = {
    ...(Object.keys(seed_values).length > 0 && { seed_values }),
    ...(teams.length > 0 && { teams }),
  };
  if (command.type !== 'start') return { ...command, ...seeds };
  const start = {
    ...command,
    site_rewards: await readSetting(trx, 'rewards'),
    team_of: await readTeamsOf(trx, state),
    ...seeds,
  };
  if (!deckSettingsOf(state.settings).drop_without_decks) return start;
  return { ...start, illegal_decks: await findIllegalDecks(trx, state) };
}

/** The team of every participant who is in one now; a team's own entry stays that of the team, whoever has entered it. */
async function readTeamsOf(trx: Trx, { participants }: TournamentState): Promise<Record<string, string>> {
  const all = Object.values(participants).filter(({ roster }) => roster === undefined);
  const teams = await findTeamsOf(
    trx,
    all.map(({ user_id }) => user_id),
  );
  return Object.fromEntries(
    all.flatMap(({ id, user_id }) => {
      const team = teams.get(user_id);
      return team === undefined ? [] : [[id, team]];
    }),
  );
}

/** An event can only be played in a format that there is. */
export async function refuseUnknownFormat(trx: Trx, settings: TournamentSettings | undefined): Promise<void> {
  const { deck_format } = deckSettingsOf(settings ?? {});
  if (deck_format === null) return;
  const { formats } = await readDeckRules(trx);
  if (formats.some(({ id }) => id === deck_format)) return;
  const [, text] = EVENT_DECK_ERRORS.deck_format_unknown;
  throw appError(EVENT_DECK_ERRORS, 'deck_format_unknown', { 'settings.deck_format': text });
}
