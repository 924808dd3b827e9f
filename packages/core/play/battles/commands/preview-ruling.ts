import { createHash } from 'node:crypto';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { battleRulingsApi } from '@pailei/contracts/play/battles/battle-rulings.api';
import { correctionEffects } from '@pailei/domain/battles/decide/correction-effects';
import { evolveBattle } from '@pailei/domain/battles/evolve/evolve';
import type { BattleCommand, Losers } from '@pailei/domain/battles/commands';
import { isViolation } from '@pailei/domain/violation/violation';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import { battleOwnerOf, type BattleOwners } from '../battle-owner.ts';
import { battleEffectsView } from '../boards/battle-effects.view.ts';
import { battleError, decideBattleCommand } from './decide-battle-command.ts';

type Previewed = {
  type: 'forfeit_board' | 'restore_board' | 'reopen';
  board_number?: number | undefined;
  losers?: Losers | undefined;
  restart_stages?: boolean | undefined;
};

type Asked = { row: BattleRow; ruling: Previewed; now: string; owners: BattleOwners };

/** What a ruling would do to the battle, and to the event that has gone on with its result. By the same decisions; nothing is written. */
export async function previewRuling(
  trx: Trx,
  { row, ruling, now, owners }: Asked,
): Promise<DataOf<(typeof battleRulingsApi)['preview']>> {
  const command = commandOf(ruling);
  const effects = correctionEffects(row.state, command, now);
  if (isViolation(effects)) throw battleError(effects);
  const actor = { kind: 'referee', user_id: '', name: '' } as const;
  const { events } = await decideBattleCommand(trx, row, { actor, commands: [command], now });
  const state = events.reduce(evolveBattle, row.state);
  const { restart_stages = false } = ruling;
  const event = await battleOwnerOf(owners, row).effects(trx, { row, state, now, restart_stages });
  return {
    seen: hashOf([effects, event?.fingerprint ?? null]),
    effects: battleEffectsView(effects, row.state),
    event: event?.view ?? null,
  };
}

const REASON = '试算';

function commandOf({ type, board_number = 0, losers = 'both' }: Previewed) {
  switch (type) {
    case 'reopen':
      return { type, reason: REASON } satisfies BattleCommand;
    case 'restore_board':
      return { type, board_number, reason: REASON } satisfies BattleCommand;
    case 'forfeit_board':
      return { type, board_number, losers, reason: REASON } satisfies BattleCommand;
    default:
      return type satisfies never;
  }
}

const hashOf = (effects: unknown) => createHash('sha256').update(JSON.stringify(effects)).digest('hex');
