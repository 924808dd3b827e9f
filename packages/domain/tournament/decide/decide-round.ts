import type { Stage } from '../stages/stage.ts';
import { engineOf } from '../stages/engine-of.ts';
import { violation } from '../../violation/violation.ts';
import type { TournamentCommandOf, TournamentFacts } from './commands.ts';
import { hasBegun } from './match-begun.ts';
import { planFrom, type Decision } from './plan.ts';
import { currentStage } from '../state-parts.ts';
import type { RoundDraft } from '../stages/pairing/seated-round.ts';
import { heldRound } from '../round-draft/round-draft.ts';
import type { TournamentState } from '../types.ts';

/** Starts the round that waits, with the pairing of its draft. */
export function decidePublishRound(
  state: TournamentState,
  { draft }: TournamentCommandOf<'publish_round'>,
  facts: TournamentFacts,
): Decision {
  const held = heldRound(state);
  const draws = held && engineOf(held.stage).draws;
  if (!draws || held.stage.index !== draft.stage || held.round !== draft.round)
    return violation('round_already_published', { round: draft.round });
  if (!isWhole(draws.field(state, held.stage), draft)) return violation('draft_outdated');
  const plan = planFrom(state, facts);
  plan.addAll([draws.start(state, held.stage, { round: draft, facts })]);
  return plan.events;
}

/** Nobody sits twice, nobody is missing: who does not play and has no bye is named as absent. */
function isWhole(field: readonly string[], { pairs, bye, absent }: RoundDraft): boolean {
  const seated = [...pairs.flatMap(({ a, b }) => [a, b]), ...(bye === null ? [] : [bye]), ...absent];
  const known = new Set(field);
  return (
    pairs.length > 0 &&
    seated.length === field.length &&
    new Set(seated).size === seated.length &&
    seated.every((id) => known.has(id))
  );
}

/** Undoes the last start of a round in which nobody has begun. It waits then until the staff publish it anew. */
export function decideTakeBackRound(
  state: TournamentState,
  { reason }: TournamentCommandOf<'take_back_round'>,
  facts: TournamentFacts,
): Decision {
  if (reason.trim() === '') return violation('reason_required');
  const stage = currentStage(state);
  if (state.status !== 'running' || stage?.status !== 'running' || engineOf(stage).draws === null)
    return violation('no_round_to_take_back');
  const round = newestRound(stage);
  if (!round) return violation('no_round_to_take_back');
  const begun = round.matches.filter(hasBegun).map(({ match_id }) => match_id);
  if (begun.length > 0) return violation('round_has_begun', { match_ids: begun });
  const plan = planFrom(state, facts);
  plan.add('round_taken_back', {
    stage: stage.index,
    round: round.number,
    match_ids: round.matches.map(({ match_id }) => match_id),
    reason,
  });
  return plan.events;
}

function newestRound({ rounds }: Stage): Stage['rounds'][number] | undefined {
  const round = rounds.at(-1);
  return round?.status === 'running' ? round : undefined;
}
