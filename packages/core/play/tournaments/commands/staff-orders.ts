import type { AuditActionOf } from '@pailei/contracts/features/audit-labels';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentCommand } from '@pailei/domain/tournament/decide/commands';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { findMatch } from '../../matches/find-matches.ts';
import { ownMatchError } from '../../matches/commands/rulings.ts';
import { readableSideOf } from '../../matches/match-seats.ts';
import type { ChangeTournament, TournamentWork } from './change-tournament.ts';
import { findShownBattle } from '../../battles/shown-battle.ts';
import { refuseOwnBattle } from '../../battles/commands/battle-command.ts';
import { findOpenBattles, findOpenMatchesOfParticipant } from '../fixtures/fixtures.repository.ts';
import { withStartFacts } from './event-rules.ts';
import { refuseUnknownSource } from '../seeding/seed-facts.ts';
import { refuseEntrant } from './refuse-entrant.ts';
import { runCommand } from './run-command.ts';

type GroupDrawCommand = Extract<
  TournamentCommand,
  { type: 'arrange_groups' | 'arrange_groups_by_seed' | 'draw_group_place' | 'lock_groups' | 'unlock_groups' }
>;

/** Whether a command makes groups, so that who may be in them does not give it. */
const drawsGroups = (command: TournamentCommand): command is GroupDrawCommand => command.type in DRAWS_GROUPS;

const DRAWS_GROUPS: Readonly<Record<GroupDrawCommand['type'], true>> = {
  arrange_groups: true,
  arrange_groups_by_seed: true,
  draw_group_place: true,
  lock_groups: true,
  unlock_groups: true,
};

/** What the staff may order: every command has its row in the audit log. */
type StaffCommand = Exclude<
  Extract<TournamentCommand, { type: AuditActionOf<'tournament'> }>,
  { type: 'update' | 'publish_round' | 'take_back_round' | 'undo_start' | 'check_in' | 'add_entrant' }
>;

/** `then`: what is done with it in the same transaction. */
export type StaffOrder = (
  actor: Actor,
  id: string,
  command: StaffCommand,
  then?: TournamentWork,
) => Promise<TournamentView>;

/** Carries out an order and writes its row in the audit log. */
export function staffOrders(change: ChangeTournament): StaffOrder {
  return (actor, id, command, then) =>
    change(actor, id, async (trx, log, loaded, now) => {
      if (command.type === 'drop' || command.type === 'disqualify')
        await refuseOwnOpponent(trx, actor, { tournamentId: id, participantId: command.participant_id });
      if (drawsGroups(command)) refuseEntrant(loaded.state, actor);
      if (command.type === 'change_seeding') await refuseUnknownSource(trx, command.seeding);
      const order = await withStartFacts(trx, loaded.state, command, now);
      const state = await runCommand(trx, log, loaded, { command: order, actor, now });
      await then?.(trx, log, { row: loaded.row, state }, now);
      await recordAudit(trx, {
        actor,
        action: `tournament.${command.type}`,
        target_type: 'tournament',
        target_id: id,
        before: { status: loaded.state.status },
        after: { status: state.status, ...factsOf(order) },
        reason: 'reason' in command ? (command.reason ?? null) : null,
      });
    });
}

/** What is recorded of an order; whose team is which stands in the event's own log. */
function factsOf(order: StaffCommand) {
  const { type: _, ...facts } = order.type === 'start' ? { ...order, team_of: undefined } : order;
  return facts;
}

/** Whoever is out gives up their open matches: who has a part in one of those does not decide it so. */
async function refuseOwnOpponent(
  trx: Trx,
  actor: Actor,
  { tournamentId, participantId }: { tournamentId: string; participantId: string },
): Promise<void> {
  for (const { id } of await findOpenMatchesOfParticipant(trx, participantId)) {
    const row = await findMatch(trx, id);
    if (row && readableSideOf(row, actor.user_id)) throw ownMatchError();
  }
  for (const id of await findOpenBattles(trx, tournamentId, participantId)) {
    const battle = await findShownBattle(trx, id, actor);
    if (battle) await refuseOwnBattle(trx, battle.row, actor);
  }
}
