import { createHash } from 'node:crypto';
import { appError, generalError } from '@pailei/contracts/http/errors';
import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { tournamentRefusal } from '@pailei/contracts/play/tournaments/details/frozen-errors';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import {
  UNDO_ERRORS,
  type LastStepAnswer,
  type StartPreview,
  type undoApi,
} from '@pailei/contracts/play/pairings/undo.api';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import { lastStart, lastSteps } from '@pailei/domain/tournament/undo/last-step';
import { startEffects } from '@pailei/domain/tournament/undo/start-effects';
import type { StartStep } from '@pailei/domain/tournament/events';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { isViolation } from '@pailei/domain/violation/violation';
import type { Actor } from '@pailei/live/registry';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { lockMatch } from '../../matches/lock-matches.ts';
import { overridden, refuseOwnWithdrawal } from '../../matches/commands/rulings.ts';
import { readLastRulings } from '../../matches/commands/ruled-matches.ts';
import type { ChangeTournament, TournamentsDeps } from '../commands/change-tournament.ts';
import { authorOf, lockLoaded, runCommand } from '../commands/run-command.ts';
import { correctionOutcome } from '../fixtures/correction-outcome.ts';
import { findShownEvent } from '../shown-tournament.ts';
import { loadTournament } from '../tournament-state.ts';
import { shownStep } from './last-step.view.ts';

type UndoBody = BodyOf<typeof undoApi.undoStart>;

/** The staff's way back by one step: which one it is, what taking it back does, and the starts themselves. */
export function undoCommands(deps: TournamentsDeps, change: ChangeTournament) {
  return {
    lastStep: (actor: Actor, id: string): Promise<LastStepAnswer> =>
      readInOneSnapshot(deps.db, async (trx) => {
        const shown = await findShownEvent(trx, id, actor);
        if (!shown) throw generalError('not_found');
        const { state } = await loadTournament(trx, shown.row);
        const rulings = await readLastRulings(trx, id);
        const ruled = rulings.map(({ ruling, ...one }) => ({ ...one, ruling: ruling.kind, at: ruling.at }));
        const { undoable, blocked } = lastSteps(state, ruled);
        const step = undoable && shownStep(state, undoable.step, rulings);
        return {
          step,
          preview: step && step.kind !== 'ruling' ? previewStart(state, step, deps.now()).preview : null,
          blocked: blocked?.refusal
            ? { step: shownStep(state, blocked.step, rulings), refusal: blocked.refusal }
            : null,
        };
      }),

    undoStart: (actor: Actor, id: string, { step, seen, reason }: UndoBody): Promise<TournamentView> =>
      change(actor, id, async (trx, log, loaded, now) => {
        const { row } = loaded;
        const override = await lockOpened(trx, actor, loaded.state);
        const { state } = await lockLoaded(trx, id);
        const { preview, withdrawn_accounts } = previewStart(state, step, now);
        refuseOwnWithdrawal(actor, { withdrawn_accounts });
        if (preview.seen !== seen) throw appError(UNDO_ERRORS, 'undo_preview_stale');
        const command = { type: 'undo_start', step, reason, by: authorOf(actor) } as const;
        const after = await runCommand(trx, log, { row, state }, { command, actor, now });
        await recordAudit(trx, {
          actor,
          action: 'tournament.undo_start',
          target_type: 'tournament',
          target_id: id,
          before: { status: state.status },
          after: {
            status: after.status,
            ...factsOf(step),
            ...(override.length > 0 && { override: override.join('、') }),
          },
          reason,
        });
      }),
  };
}

const factsOf = (step: StartStep) => ({
  stage: step.stage,
  ...(step.kind === 'round_start' && { round: step.round }),
});

/** Holds the matches of the last start, so that nobody begins one meanwhile. Answers the referees whom an admin passes over. */
async function lockOpened(trx: Trx, actor: Actor, state: TournamentState): Promise<string[]> {
  const ids = lastStart(state)?.matches.map(({ match_id }) => match_id) ?? [];
  const names = new Set<string>();
  for (const id of ids.toSorted()) {
    await lockMatch(trx, id);
    const name = await overridden(trx, actor, id);
    if (name !== null) names.add(name);
  }
  return [...names];
}

function previewStart(
  state: TournamentState,
  step: StartStep,
  now: string,
): { preview: StartPreview; withdrawn_accounts: readonly string[] } {
  const effects = startEffects(state, step, now);
  if (isViolation(effects)) throw tournamentRefusal(effects);
  const { view, withdrawn_accounts } = correctionOutcome(state, effects);
  const { withdrawn, standings, restarts_stages } = view;
  const facts = [step, withdrawn.map(({ match_id }) => match_id)];
  const seen = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  return { preview: { seen, withdrawn, standings, restarts_stages }, withdrawn_accounts };
}
