import type { CaptainActionKind } from '../battles/next-action.ts';
import type { NextActionKind } from '../series/next-action.ts';
import type { NextStep } from '../tournament/next-step.ts';

/** `act`: somebody waits for the person; `wait`: the person waits; `over`: nothing comes any more. */
export const URGENCIES = ['act', 'wait', 'over'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** One thing of a person's, in an event, a match or a battle, as far as its order among the others needs it. */
export type Task = {
  readonly id: string;
  readonly urgency: Urgency;
  /** When its countdown ends; null: it has none. */
  readonly due_at: string | null;
};

const STEPS: Readonly<Record<NextStep['kind'], Urgency>> = {
  // who is in an event, and is asked to register, has withdrawn from it
  register: 'over',
  watch: 'over',
  await_approval: 'wait',
  submit_decks: 'act',
  check_in: 'act',
  accept_place: 'act',
  wait_on_waitlist: 'wait',
  wait_for_check_in: 'wait',
  wait_for_start: 'wait',
  play_match: 'act',
  wait_for_next_round: 'wait',
  knocked_out: 'over',
  not_playing: 'over',
  finished: 'over',
  cancelled: 'over',
};

export const urgencyOfStep = ({ kind }: Pick<NextStep, 'kind'>): Urgency => STEPS[kind];

/** The end of a step's countdown. */
export function dueOfStep(step: NextStep): string | null {
  switch (step.kind) {
    case 'register':
      return step.closes_at;
    case 'submit_decks':
    case 'check_in':
    case 'accept_place':
      return step.due_at;
    case 'wait_for_check_in':
      return step.opens_at;
    case 'wait_for_start':
      return step.starts_at;
    case 'play_match':
      return step.match.due_at;
    default:
      return null;
  }
}

const ACTIONS: Readonly<Record<NextActionKind, Urgency>> = {
  wait_start: 'wait',
  ready: 'act',
  shield: 'act',
  ban: 'act',
  pick: 'act',
  report: 'act',
  confirm: 'act',
  wait_opponent: 'wait',
  wait_referee: 'wait',
  paused: 'wait',
  done: 'over',
};

export const urgencyOfAction = (action: NextActionKind): Urgency => ACTIONS[action];

/** What only those who lead a team can do is for the others to wait for. */
const LED: readonly CaptainActionKind[] = ['line_up', 'name_player'];

export function urgencyOfBattle(action: CaptainActionKind, leads: boolean): Urgency {
  if (action === 'done') return 'over';
  return action === 'check_in' || (leads && LED.includes(action)) ? 'act' : 'wait';
}

/** The order of a person's tasks: what waits for them first, then what they wait for; within it the nearest deadline, those without one last. */
export function compareTasks(one: Task, other: Task): number {
  const byUrgency = URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency);
  return byUrgency || compareDue(one.due_at, other.due_at) || (one.id < other.id ? -1 : Number(one.id > other.id));
}

function compareDue(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one < other ? -1 : Number(one > other);
}
