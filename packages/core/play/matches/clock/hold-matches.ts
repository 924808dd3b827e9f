import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { saveDecisions, type DecidedMatch } from '../commands/save-decision.ts';
import { isOpenMatch } from '../find-matches.ts';
import type { MatchOwner } from '../match-owner.ts';
import { withSeats } from '../match-seats.repository.ts';
import type { SeatedMatch } from '../match-seats.ts';
import { creditOf } from './credit-time.ts';

/** The matches of an event, or the boards of battles. */
type Held = { tournament_id: string } | { battle_ids: readonly string[] };

/** The open ones stand still: no deadline passes and nobody plays until they are released. Twice changes nothing. */
export async function holdMatches(trx: Trx, of: Held, now: string): Promise<void> {
  const ids = (await lockOpenMatches(trx, of)).filter(({ held_since }) => held_since === null);
  await setHeld(trx, ids, now);
}

type Release = { of: Held; owner: Pick<MatchOwner, 'progressed'>; now: string };

/** They go on, and what was on the clock of each is given back. */
export async function releaseMatches(trx: Trx, log: LiveLog, { of, owner, now }: Release): Promise<void> {
  const held = (await lockOpenMatches(trx, of)).filter(({ held_since }) => held_since !== null);
  await setHeld(trx, held, null);
  const credited = held.flatMap((row): DecidedMatch[] => {
    const decision = row.held_since === null ? null : creditOf(row, { since: row.held_since }, now);
    return decision ? [{ moment: { row, now }, decision }] : [];
  });
  const states = await saveDecisions(trx, log, credited);
  for (const [index, { moment }] of credited.entries()) {
    const state = states[index];
    if (state) await owner.progressed(trx, log, moment, state);
  }
}

async function lockOpenMatches(trx: Trx, of: Held): Promise<SeatedMatch[]> {
  const rows = await trx
    .selectFrom('match')
    .selectAll()
    .where((eb) =>
      'tournament_id' in of
        ? eb('tournament_id', '=', of.tournament_id)
        : eb('battle_id', '=', eb.fn.any(eb.val([...of.battle_ids]))),
    )
    .where(isOpenMatch)
    .orderBy('id')
    .forUpdate()
    .execute();
  return withSeats(trx, rows);
}

async function setHeld(trx: Trx, rows: readonly { id: string }[], held_since: string | null): Promise<void> {
  await trx
    .updateTable('match')
    .set({ held_since })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(rows.map(({ id }) => id)))))
    .execute();
}
