import { accountsOfEntry, activePlayers } from '@pailei/domain/tournament/teams/roster';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { notify } from '../../../people/notifications/notify.ts';
import { lockLoaded, runCommand } from '../commands/run-command.ts';
import type { NewNotification } from '../../../people/notifications/new-notification.ts';

type Left = { before: Participant; gone: readonly string[]; now: string };

/** Those who still play for a team learn who does no more, and how many are left. */
function rosterLeftNotices(state: TournamentState, { before, gone, now }: Left): NewNotification[] {
  const entry = state.participants[before.id];
  if (!entry) return [];
  const names = activePlayers(before).flatMap(({ account_id, name }) => (gone.includes(account_id) ? [name] : []));
  const count = activePlayers(entry).length;
  const least = state.settings.team?.roster_min ?? 0;
  const few = count < least ? `，少于规定的 ${least} 人` : '';
  const reason = `${names.join('、')}已不在战队，参赛名单还有 ${count} 人${few}`;
  return accountsOfEntry(entry).map((account_id) => ({
    account_id,
    dedupe_key: `event_changed:${entry.id}:roster_left:${now}`,
    notice: {
      kind: 'event_changed',
      tournament_id: state.id,
      tournament_name: state.name,
      change: 'roster_left',
      place: null,
      reason,
    },
  }));
}

/** Of players who are on the roster of a team that they are no members of, in events that are not over. */
function departed(db: Db | Trx) {
  return db
    .selectFrom('roster_player as player')
    .innerJoin('participant', 'participant.id', 'player.participant_id')
    .innerJoin('tournament', 'tournament.id', 'participant.tournament_id')
    .where('player.left_at', 'is', null)
    .where('tournament.status', 'in', ['registration', 'check_in', 'running'])
    .where('participant.status', 'in', ['pending', 'registered', 'waitlisted', 'checked_in', 'active'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('team_member')
            .select('team_member.account_id')
            .whereRef('team_member.account_id', '=', 'player.account_id')
            .whereRef('team_member.team_id', '=', 'participant.team_id'),
        ),
      ),
    );
}

/** Events with such players. */
export function findEventsOfDeparted(db: Db, limit: number): Promise<{ id: string }[]> {
  return departed(db).select('tournament.id').distinct().orderBy('tournament.id').limit(limit).execute();
}

type Deps = { db: Db; publisher: Publisher; now: () => string };

/** They leave the rosters, and those who stay are told. A second time finds nobody. */
export function leaveDepartedRosters(deps: Deps, id: string): Promise<void> {
  return inTransaction(deps, async (trx, log) => {
    const now = deps.now();
    const loaded = await lockLoaded(trx, id);
    const rows = await departed(trx)
      .select(['player.participant_id', 'player.account_id'])
      .where('tournament.id', '=', id)
      .orderBy('player.participant_id')
      .orderBy('player.account_id')
      .execute();
    let { state } = loaded;
    for (const [participant_id, players] of Map.groupBy(rows, (row) => row.participant_id)) {
      const gone = players.map(({ account_id }) => account_id);
      const entry = state.participants[participant_id];
      if (!entry || !accountsOfEntry(entry).some((account) => gone.includes(account))) continue;
      const command = { type: 'leave_roster', participant_id, account_ids: gone } as const;
      state = await runCommand(trx, log, { row: loaded.row, state }, { command, actor: null, now });
      await notify(trx, log, rosterLeftNotices(state, { before: entry, gone, now }));
    }
  });
}
