import type { TeamStatus } from './types.ts';

export type TeamCommand =
  | 'approve'
  | 'reject'
  | 'resubmit'
  | 'withdraw'
  | 'update'
  | 'rename'
  | 'remove_crest'
  | 'hand_over'
  | 'disband'
  | 'restore';

export type StatusRefusal = 'not_waiting' | 'not_resubmittable' | 'not_approved' | 'not_disbanded';

type Rule = { from: readonly TeamStatus[]; to: TeamStatus | 'same'; refusal: StatusRefusal };

/** From which states a command leads to which, and what is said in any other. */
const RULES: Readonly<Record<TeamCommand, Rule>> = {
  approve: { from: ['pending'], to: 'approved', refusal: 'not_waiting' },
  reject: { from: ['pending'], to: 'rejected', refusal: 'not_waiting' },
  resubmit: { from: ['pending', 'rejected'], to: 'pending', refusal: 'not_resubmittable' },
  withdraw: { from: ['pending', 'rejected'], to: 'withdrawn', refusal: 'not_resubmittable' },
  update: { from: ['approved'], to: 'same', refusal: 'not_approved' },
  rename: { from: ['approved'], to: 'same', refusal: 'not_approved' },
  remove_crest: { from: ['pending', 'approved'], to: 'same', refusal: 'not_approved' },
  hand_over: { from: ['approved'], to: 'same', refusal: 'not_approved' },
  disband: { from: ['approved'], to: 'disbanded', refusal: 'not_approved' },
  restore: { from: ['disbanded'], to: 'approved', refusal: 'not_disbanded' },
};

/** The state that a command leads to, or why it is refused. */
export function nextTeamStatus(
  status: TeamStatus,
  command: TeamCommand,
): { status: TeamStatus } | { refusal: StatusRefusal } {
  const { from, to, refusal } = RULES[command];
  if (!from.includes(status)) return { refusal };
  return { status: to === 'same' ? status : to };
}
