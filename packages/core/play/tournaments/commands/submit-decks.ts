import { deckProblemText } from '@pailei/contracts/decks/decks/deck-problem-text';
import { AppError, appError } from '@pailei/contracts/http/errors';
import { EVENT_DECK_ERRORS } from '@pailei/contracts/play/decklists/decklists.api';
import { DECK_ERRORS } from '@pailei/contracts/decks/decks/deck-errors';
import { distinctNames } from '@pailei/domain/decks/names';
import type { ClassHints } from '@pailei/domain/decks/deck-class';
import type { DeckProblem } from '@pailei/domain/decks/check/check';
import type { DeckRules } from '@pailei/domain/decks/deck-rules';
import { MAX_FREE_DECKS } from '@pailei/domain/series/settings';
import { readLineup } from '@pailei/domain/series/lineup';
import { lineupSize } from '@pailei/domain/tournament/settings';
import type { Participant, TournamentSettings, TournamentState } from '@pailei/domain/tournament/types';
import { isViolation } from '@pailei/domain/violation/violation';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { readClassHints } from '../../../decks/cards/class-hints.ts';
import { readDeckRules } from '../../../site/deck-rules/deck-rules.reads.ts';
import {
  lockSubmissions,
  readSubmission,
  replaceSubmissions,
  type NamedDeck,
  type Submission,
} from '../../submissions/submissions.ts';
import { readEventRules, type EventRules } from './event-rules.ts';
import type { LockedTournament } from './run-command.ts';

export type DeckCode = { name: string; code: string; class?: string | undefined };

/**
 * Reads submissions' codes and holds them against the rules, the catalogue and what the event asks; rules and cards are read
 * once for all. The error of a submission names each deck it is about (`decks.2.code`) and the cards.
 */
export async function readLineups(
  trx: Trx,
  settings: TournamentSettings,
  submissions: readonly (readonly DeckCode[])[],
): Promise<(NamedDeck[] | AppError)[]> {
  if (submissions.length === 0) return [];
  const rules = await readDeckRules(trx);
  const hints = await readClassHints(trx, rules, submissions.flat());
  let read = 0;
  const lineups = submissions.map((decks) =>
    readable(settings, decks, { rules, hints: hints.slice(read, (read += decks.length)) }),
  );
  const lists = lineups.flatMap((lineup) => (lineup instanceof AppError ? [] : lineup));
  const eventRules = await readEventRules(trx, settings, lists);
  return lineups.map((lineup) => (lineup instanceof AppError ? lineup : (illegal(lineup, eventRules) ?? lineup)));
}

/** The same of one submission. Throws its error. */
export async function readLineupOf(
  trx: Trx,
  settings: TournamentSettings,
  decks: readonly DeckCode[],
): Promise<NamedDeck[]> {
  const [lineup] = await readLineups(trx, settings, [decks]);
  if (lineup === undefined) throw new Error('a submission was not read');
  if (lineup instanceof AppError) throw lineup;
  return lineup;
}

type Readers = { rules: DeckRules; hints: readonly ClassHints[] };

function readable(
  settings: TournamentSettings,
  decks: readonly DeckCode[],
  { rules, hints }: Readers,
): NamedDeck[] | AppError {
  const deck_count = lineupSize(settings);
  const max_decks = settings.format === 'free' ? MAX_FREE_DECKS : deck_count;
  const asked = { format: settings.format, deck_count, max_decks };
  const codes = decks.map((deck) => deck.code);
  const lineup = readLineup(codes, asked, rules, hints);
  if (!isViolation(lineup)) {
    const names = distinctNames(decks.map(({ name }) => name));
    return lineup.map((list, slot) => ({ ...list, name: names[slot] ?? list.class }));
  }
  const slot = 'slot' in lineup ? Number(lineup['slot']) : null;
  const [status, text] = DECK_ERRORS[lineup.violation];
  return new AppError(lineup.violation, status, at(decks, slot, text), { [fieldOf(slot)]: text });
}

function illegal(decks: readonly NamedDeck[], rules: EventRules): AppError | undefined {
  const wrong = decks.flatMap((deck, slot) => {
    const errors = rules.problemsOf(deck).filter(({ severity }) => severity === 'error');
    return errors.length === 0 ? [] : [{ slot, text: errors.map((error) => textOf(error, rules)).join('；') }];
  });
  const [first] = wrong;
  if (!first) return undefined;
  const [status] = EVENT_DECK_ERRORS.deck_illegal;
  const fields = Object.fromEntries(wrong.map(({ slot, text }) => [fieldOf(slot), text]));
  return new AppError('deck_illegal', status, at(decks, first.slot, first.text), fields);
}

function textOf(problem: DeckProblem, { cards }: EventRules): string {
  return deckProblemText(problem, (dbfId) => cards.get(dbfId)?.name ?? `#${dbfId}`);
}

const fieldOf = (slot: number | null) => (slot === null ? 'decks' : `decks.${slot}.code`);

function at(decks: readonly { name: string }[], slot: number | null, text: string): string {
  return slot === null ? text : `第 ${slot + 1} 副「${decks[slot]?.name ?? ''}」：${text}`;
}

/** Once the event is in progress only cards may differ: matches know each deck by its slot and class. */
export function refuseOtherClasses(before: readonly { class: string }[], decks: readonly NamedDeck[]): void {
  const isSame = before.length === decks.length && decks.every((deck, slot) => deck.class === before[slot]?.class);
  if (!isSame) throw appError(EVENT_DECK_ERRORS, 'decks_changed_too_much');
}

/** Whether a participant's lists are locked in an event that stands so. */
export const areListsFinal = (
  { status }: Pick<TournamentState, 'status'>,
  { checked_in_at }: Pick<Participant, 'checked_in_at'>,
): boolean => status === 'running' || checked_in_at !== null;

/** Puts frozen copies in the place of what was there, final at once where the participant's lists are final. */
export async function freezeLineups(
  trx: Trx,
  log: LiveLog,
  { row, state }: LockedTournament,
  { submissions, now }: { submissions: readonly Submission[]; now: string },
): Promise<void> {
  if (submissions.length === 0) return;
  await replaceSubmissions(trx, submissions, now);
  const participants = submissions.flatMap(({ participant_id }) => state.participants[participant_id] ?? []);
  const final = participants.filter((participant) => areListsFinal(state, participant));
  if (final.length > 0)
    await lockSubmissions(
      trx,
      row.id,
      now,
      final.map(({ id }) => id),
    );
  for (const { user_id } of participants)
    log.add(personalTopic.of(user_id), 'entry_changed', { tournament_id: row.id });
}

/** The same for one participant. Throws where the event does not let lists differ so much any more. */
export async function freezeLineup(
  trx: Trx,
  log: LiveLog,
  locked: LockedTournament,
  { now, ...submission }: Submission & { now: string },
): Promise<void> {
  if (locked.state.status === 'running')
    refuseOtherClasses(await readSubmission(trx, submission.participant_id), submission.decks);
  await freezeLineups(trx, log, locked, { submissions: [submission], now });
}
