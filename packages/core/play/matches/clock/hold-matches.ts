import { noDraws } from '@pailei/domain/random/draw-key';
import { decideSeries } from '@pailei/domain/series/decide/decide';
import { isViolation } from '@pailei/domain/violation/violation';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { lostSince } from '../../../ground/clocks/clock-pause.ts';
import { saveDecisions, type DecidedMatch } from '../commands/save-decision.ts';
import { isOpenMatch } from '../find-matches.ts';
import type { MatchOwner } from '../match-owner.ts';
import { withSeats } from '../match-seats.repository.ts';
import type { SeatedMatch } from '../match-seats.ts';

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
  const credited = held.flatMap((row) => creditOf(row, now));
  const states = await saveDecisions(trx, log, credited);
  for (const [index, { moment }] of credited.entries()) {
    const state = states[index];
    if (state) await owner.progressed(trx, log, moment, state);
  }
}

function creditOf(row: SeatedMatch, now: string): DecidedMatch[] {
  if (row.held_since === null) return [];
  const since = lostSince({ since: row.held_since }, row.due_set_at);
  const facts = { now, actor: { kind: 'system' }, secrets: [], draw_key: noDraws } as const;
  const decision = decideSeries(row.state, { type: 'credit_time', since }, facts);
  return isViolation(decision) ? [] : [{ moment: { row, now }, decision }];
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
