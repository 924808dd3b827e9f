import { deckProblemText } from '@pailei/contracts/deck-problem-text';
import { AppError, appError } from '@pailei/contracts/errors';
import { EVENT_DECK_ERRORS } from '@pailei/contracts/tournament-decks';
import { DECK_ERRORS } from '@pailei/contracts/tournament-errors';
import { distinctNames, readLineup } from '@pailei/domain/decks';
import type { DeckProblem } from '@pailei/domain/decks';
import { MAX_FREE_DECKS } from '@pailei/domain/series';
import { lineupSize } from '@pailei/domain/tournament';
import type { TournamentSettings } from '@pailei/domain/tournament';
import { isViolation } from '@pailei/domain/violation';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { userTopic } from '@pailei/live/topics';
import { readClassHints } from '../cards/index.ts';
import { readDeckRules } from '../rule-sets/index.ts';
import { lockSubmissions, readSubmission, replaceSubmission } from '../submissions/index.ts';
import type { NamedDeck } from '../submissions/index.ts';
import { readEventRules } from './event-rules.ts';
import type { EventRules } from './event-rules.ts';
import type { LockedTournament } from './run-command.ts';

export type DeckCode = { name: string; code: string; class?: string | undefined };

/**
 * Reads a submission's codes and holds them against the rules, the catalogue and what the event asks. The error names each
 * deck it is about (`decks.2.code`) and the cards.
 */
export async function readLineupOf(
  trx: Trx,
  settings: TournamentSettings,
  decks: readonly DeckCode[],
): Promise<NamedDeck[]> {
  const deck_count = lineupSize(settings);
  const max_decks = settings.format === 'free' ? MAX_FREE_DECKS : deck_count;
  const rules = await readDeckRules(trx);
  const lineup = readLineup(
    decks.map((deck) => deck.code),
    { format: settings.format, deck_count, max_decks },
    rules,
    await readClassHints(trx, rules, decks),
  );
  if (isViolation(lineup)) {
    const slot = 'slot' in lineup ? Number(lineup['slot']) : null;
    const [status, text] = DECK_ERRORS[lineup.violation];
    throw new AppError(lineup.violation, status, at(decks, slot, text), { [fieldOf(slot)]: text });
  }
  const names = distinctNames(decks.map(({ name }) => name));
  const named = lineup.map((list, slot) => ({ ...list, name: names[slot] ?? list.class }));
  refuseIllegal(named, await readEventRules(trx, settings, named));
  return named;
}

function refuseIllegal(decks: readonly NamedDeck[], rules: EventRules): void {
  const wrong = decks.flatMap((deck, slot) => {
    const errors = rules.problemsOf(deck).filter(({ severity }) => severity === 'error');
    return errors.length === 0 ? [] : [{ slot, text: errors.map((error) => textOf(error, rules)).join('；') }];
  });
  const [first] = wrong;
  if (!first) return;
  const [status] = EVENT_DECK_ERRORS.deck_illegal;
  const fields = Object.fromEntries(wrong.map(({ slot, text }) => [fieldOf(slot), text]));
  throw new AppError('deck_illegal', status, at(decks, first.slot, first.text), fields);
}

function textOf(problem: DeckProblem, { cards }: EventRules): string {
  return deckProblemText(problem, (dbfId) => cards.get(dbfId)?.name ?? `#${dbfId}`);
}

const fieldOf = (slot: number | null) => (slot === null ? 'decks' : `decks.${slot}.code`);

function at(decks: readonly { name: string }[], slot: number | null, text: string): string {
  return slot === null ? text : `第 ${slot + 1} 副「${decks[slot]?.name ?? ''}」：${text}`;
}

type Submission = { participant_id: string; decks: readonly NamedDeck[]; now: string };

/**
 * Puts frozen copies in the place of what was there, final at once where the participant's lists are final. Once the event
 * is under way only cards may differ: matches know each deck by its slot and class.
 */
export async function freezeLineup(
  trx: Trx,
  log: LiveLog,
  { row, state }: LockedTournament,
  { participant_id, decks, now }: Submission,
): Promise<void> {
  const participant = state.participants[participant_id];
  const isRunning = state.status === 'running';
  if (isRunning) {
    const before = await readSubmission(trx, participant_id);
    const isSame = before.length === decks.length && decks.every((deck, slot) => deck.class === before[slot]?.class);
    if (!isSame) throw appError(EVENT_DECK_ERRORS, 'decks_changed_too_much');
  }
  await replaceSubmission(trx, participant_id, decks, now);
  if (isRunning || (participant && participant.checked_in_at !== null))
    await lockSubmissions(trx, row.id, now, [participant_id]);
  if (participant) log.add(userTopic(participant.user_id), 'entry_changed', { tournament_id: row.id });
}
