import type { ClockMoment } from '../../../ground/clocks/clock.ts';
import { lostSince, type ClockPause } from '../../../ground/clocks/clock-pause.ts';
import { lockLoaded, tryCommand } from '../commands/run-command.ts';
import { findGatheringTournaments } from '../tournaments.repository.ts';

/** Moves the check-ins and schedules of tournaments that have not begun by what they lost. */
export async function creditTournaments({ trx, log, now }: ClockMoment, pause: ClockPause): Promise<void> {
  for (const { id } of await findGatheringTournaments(trx)) {
    const loaded = await lockLoaded(trx, id);
    const isCheckIn = loaded.state.status === 'check_in';
    const since = isCheckIn ? lostSince(pause, loaded.state.check_in_set_at ?? loaded.row.due_set_at) : pause.since;
    await tryCommand(trx, log, loaded, {
      command: { type: 'credit_time', since, ...(pause.cause && { cause: pause.cause }) },
      now,
    });
  }
}
