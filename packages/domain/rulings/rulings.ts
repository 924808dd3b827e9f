import { extendedDeadline } from '../deadline/deadline.ts';
import { REASON_MAX } from '../text-limits/text-limits.ts';
import { violation, type RuleViolation } from '../violation/violation.ts';

export type Referee = {
  readonly user_id: string;
  readonly name: string;
};

/** Which referee decided, and why. */
export type SignedReason = {
  readonly reason: string;
  readonly by: Referee;
};

type RulingTurn = {
  readonly facts: {
    readonly actor: { readonly kind: 'side' | 'system' } | ({ readonly kind: 'referee' } & Referee);
  };
};

type RefusedReason = RuleViolation<'not_allowed' | 'reason_required' | 'reason_too_long'>;

/** A referee's command with its written reason. */
export function asReferee(
  { facts: { actor } }: RulingTurn,
  reason: string,
): { readonly ok: SignedReason } | { readonly refused: RefusedReason } {
  if (actor.kind !== 'referee') return { refused: violation('not_allowed') };
  const written = reason.trim();
  if (written === '') return { refused: violation('reason_required') };
  if (written.length > REASON_MAX) return { refused: violation('reason_too_long', { max: REASON_MAX }) };
  return { ok: { by: { user_id: actor.user_id, name: actor.name }, reason: written } };
}

type ExtendingTurn = RulingTurn & {
  readonly state: { readonly due_at: string | null };
  emit(type: 'deadline_extended', payload: { readonly seconds: number; readonly due_at: string } & SignedReason): void;
};

/** Moves the running deadline. `idle`: why no deadline runs now. */
export function extendDeadline<Idle extends RuleViolation>(
  turn: ExtendingTurn,
  command: { readonly due_at: string; readonly seconds: number; readonly reason: string },
  idle: Idle | undefined,
) {
  const referee = asReferee(turn, command.reason);
  if ('refused' in referee) return referee.refused;
  if (idle) return idle;
  const due_at = extendedDeadline(turn.state.due_at, command);
  if (typeof due_at !== 'string') return due_at;
  turn.emit('deadline_extended', { seconds: command.seconds, due_at, ...referee.ok });
  return undefined;
}
