import { AppError } from '@pailei/contracts/http/errors';
import { TEAM_BUSY } from '@pailei/contracts/play/battles/battle-errors';
import { overlaps } from '@pailei/domain/availability/availability';
import { expectedPeriod } from '@pailei/domain/battles/expected-length';
import type { BattleSettings } from '@pailei/domain/battles/settings';
import type { Trx } from '@pailei/db/tx';
import { findTeamPeriods } from './line-ups/commitments.reads.ts';

type Wish = {
  /** Locked teams. */
  team_ids: readonly string[];
  settings: BattleSettings;
  /** Times of the start. */
  slots: readonly string[];
  /** The battle that is moved; null: it does not exist yet. */
  battle_id: string | null;
  field: 'slots' | 'slot' | 'starts_at';
};

/** Throws `team_busy` where one of these teams has another battle at one of these times. */
export async function refuseBusyTeams(trx: Trx, { settings, slots, field, ...asked }: Wish): Promise<void> {
  const busy = slots.length === 0 ? [] : await findTeamPeriods(trx, asked);
  for (const slot of slots) {
    const period = expectedPeriod(settings, slot);
    const names = new Set(busy.filter((other) => overlaps(other, period)).flatMap((other) => other.names));
    if (names.size === 0) continue;
    const [status, text] = TEAM_BUSY;
    const message = `${[...names].map((name) => `「${name}」`).join('与')}${text}`;
    throw new AppError('team_busy', status, message, { [field]: message });
  }
}
