import { generalError } from '@pailei/contracts/http/errors';
import type { LEAVING_KINDS, LeavingEffectsView } from '@pailei/contracts/play/pairings/field.api';
import { violationError } from '@pailei/contracts/play/tournaments/rule-violations';
import { roundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { TOURNAMENT_ERRORS } from '@pailei/contracts/play/tournaments/tournament-errors';
import { readInOneSnapshot } from '@pailei/db/tx';
import { roundPlaceOf } from '@pailei/domain/tournament/stages/place-of';
import { heldRound } from '@pailei/domain/tournament/round-draft/round-draft';
import { leavingEffects, type LeavingEffects } from '@pailei/domain/tournament/decide/leaving-effects';
import type { ExpectedMatch } from '@pailei/domain/tournament/stages/stage-engine';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { isViolation } from '@pailei/domain/violation/violation';
import type { Actor } from '@pailei/live/registry';
import type { TournamentsDeps } from '../commands/change-tournament.ts';
import { findShownEvent } from '../shown-tournament.ts';
import { loadTournament } from '../tournament-state.ts';

type Leaving = { participant_id: string; kind: (typeof LEAVING_KINDS)[number] };

/** What would follow if somebody left now. Nothing is kept. */
export function leavingReads({ db, now }: Pick<TournamentsDeps, 'db' | 'now'>) {
  return {
    leavingEffects: (actor: Actor, id: string, { participant_id, kind }: Leaving): Promise<LeavingEffectsView> =>
      readInOneSnapshot(db, async (trx) => {
        const shown = await findShownEvent(trx, id, actor);
        if (!shown) throw generalError('not_found');
        const { state } = await loadTournament(trx, shown.row);
        const effects = leavingEffects(state, { type: kind, participant_id, reason: '预演' }, now());
        if (isViolation(effects)) throw violationError(TOURNAMENT_ERRORS, effects);
        return effectsView(state, effects);
      }),
  };
}

function effectsView(state: TournamentState, effects: LeavingEffects): LeavingEffectsView {
  const nameOf = (id: string) => state.participants[id]?.name ?? '待定';
  const labelOf = (match: Pick<ExpectedMatch, 'stage' | 'round' | 'table' | 'node'>) => {
    const stage = state.stages[match.stage];
    return stage ? roundLabel(roundPlaceOf(stage, match)) : '';
  };
  const meeting = (match: ExpectedMatch) => ({
    label: labelOf(match),
    table: match.table,
    a_name: nameOf(match.a),
    b_name: nameOf(match.b),
  });
  return {
    forfeits: effects.forfeits.map(meeting),
    walkovers: effects.walkovers.flatMap(({ a, b, result }) =>
      result === 'a' || result === 'b' ? [{ name: nameOf(result === 'a' ? a : b) }] : [],
    ),
    opens: effects.opens.map(meeting),
    withdrawn: effects.withdrawn.map(meeting),
    ends_stage: effects.ends_stage,
    ends_event: effects.ends_event,
    redraws_round: heldRound(state) !== null,
    standings: effects.standings.map(({ participant_id, from, to }) => ({ name: nameOf(participant_id), from, to })),
    places: effects.places.map(({ participant_id, from, to }) => ({
      name: nameOf(participant_id),
      from: from && [from[0], from[1]],
      to: to && [to[0], to[1]],
    })),
  };
}
