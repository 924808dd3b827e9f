import { violationError } from '@pailei/contracts/play/tournaments/rule-violations';
import { TOURNAMENT_ERRORS } from '@pailei/contracts/play/tournaments/tournament-errors';
import type { BodyOf } from '@pailei/contracts/http/endpoint';
import type { TournamentView, tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { createTournament as decideCreation, foldTournament } from '@pailei/domain/tournament';
import { isViolation } from '@pailei/domain/violation';
import { newId } from '@pailei/db/id';
import { readEpoch } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../../site/audit/index.ts';
import { insertRandomSecret } from '../../random-secrets/index.ts';
import type { TournamentsDeps } from './change-tournament.ts';
import { refuseUnknownFormat } from './event-rules.ts';
import { insertTournament } from '../tournaments.repository.ts';
import { columnsOf } from '../tournaments.view.ts';

/** A new draft. What a demo account creates is marked as demo. */
export function createTournament(
  deps: TournamentsDeps,
  actor: Actor,
  body: BodyOf<typeof tournamentsApi.create>,
): Promise<TournamentView> {
  return inTransaction(deps, async (trx, log) => {
    const id = newId();
    const now = deps.now();
    const author = await trx.selectFrom('account').select('is_demo').where('id', '=', actor.user_id).executeTakeFirst();
    await refuseUnknownFormat(trx, body.settings);
    const created = decideCreation({ ...body, tournament_id: id, is_demo: author?.is_demo ?? false }, { now });
    if (isViolation(created)) throw violationError(TOURNAMENT_ERRORS, created);
    const state = foldTournament(log.addAll(tournamentTopic.of(id), created));
    const columns = columnsOf(state, now);
    await insertTournament(trx, {
      id,
      ...columns,
      summary: JSON.stringify(columns.summary),
      is_demo: state.is_demo,
      state: JSON.stringify(state),
      state_version: 1,
      created_by: actor.user_id,
    });
    await insertRandomSecret(trx, id);
    await recordAudit(trx, {
      actor,
      action: 'tournament.create',
      target_type: 'tournament',
      target_id: id,
      before: null,
      after: { name: state.name },
      reason: null,
    });
    const epoch = await readEpoch(trx);
    await log.write();
    return { tournament: state, epoch, version: 1 };
  });
}
