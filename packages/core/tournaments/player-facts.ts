import type { AppError } from '@pailei/contracts/errors';
import type { SubmittedDeckRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { tournamentTopic } from '@pailei/live/topics';
import { readSubmissions } from '../submissions/index.ts';
import type { NamedDeck } from '../submissions/index.ts';
import { delayFor, visibleVersion } from '../visibility/index.ts';
import type { LockedTournament } from './run-command.ts';
import type { PlayerCall } from './run-player-commands.ts';
import { readLineups } from './submit-decks.ts';
import { firstPublicVersion } from './tournaments.repository.ts';

/** What calls of players are decided on beside the tournament's state, read once for all of them. */
export type PlayerFacts = {
  /** Entries by account; whoever registers is added. */
  entrants: Map<string, string>;
  /** Whether an event that is no draft exists for somebody who has not entered it. */
  isShownTo: (actor: Actor) => boolean;
  /** The lists of a submission, or what is wrong with them. */
  lineups: ReadonlyMap<PlayerCall, NamedDeck[] | AppError>;
  /** Of a running event: what a participant has handed in before. */
  decksOf: (participantId: string) => readonly SubmittedDeckRow[];
};

export async function readPlayerFacts(
  trx: Trx,
  locked: LockedTournament,
  calls: readonly PlayerCall[],
): Promise<PlayerFacts> {
  const { row, state } = locked;
  const entrants = new Map(Object.values(state.participants).map(({ id, user_id }) => [user_id, id]));
  const submitting = calls.flatMap((call) =>
    call.command.type === 'submit_decks' && entrants.has(call.actor.user_id)
      ? [{ call, decks: call.command.decks }]
      : [],
  );
  const lineups = await readLineups(
    trx,
    state.settings,
    submitting.map(({ decks }) => decks),
  );
  const ids = submitting.flatMap(({ call }) => entrants.get(call.actor.user_id) ?? []);
  const before = state.status === 'running' ? await readSubmissions(trx, ids) : new Map<string, SubmittedDeckRow[]>();
  const isEntering = calls.some(({ actor, command }) => command.type === 'register' && delayFor(actor, row) > 0);
  const isPublic = isEntering && (await isPublicNow(trx, locked));
  return {
    entrants,
    isShownTo: (actor) => delayFor(actor, row) === 0 || isPublic,
    lineups: new Map(
      submitting.flatMap(({ call }, index) => {
        const lineup = lineups[index];
        return lineup ? [[call, lineup]] : [];
      }),
    ),
    decksOf: (participantId) => before.get(participantId) ?? [],
  };
}

/** Of a delayed event: whether its first public change is older than the delay. */
async function isPublicNow(trx: Trx, { row }: LockedTournament): Promise<boolean> {
  const topic = tournamentTopic(row.id);
  const first = await firstPublicVersion(trx, topic);
  return first !== undefined && (await visibleVersion(trx, topic, row.delay_seconds)) >= first;
}
