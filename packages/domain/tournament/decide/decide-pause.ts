import { violation } from '../../violation/violation.ts';
import type { TournamentCommand, TournamentCommandOf, TournamentFacts } from './commands.ts';
import { planFrom, type Decision } from './plan.ts';
import type { TournamentState } from '../types.ts';

/** What moves the event on, or is a player's own: it is refused while the event stands still. Corrections are not. */
export function waitsForResume(command: TournamentCommand): boolean {
  switch (command.type) {
    case 'advance':
    case 'publish_round':
    case 'submit_decks':
    case 'finish':
      return true;
    case 'drop':
      return command.reason === undefined;
    case 'reinstate':
    case 'enter_late':
      return command.by_player === true;
    default:
      return false;
  }
}

export function decidePauseEvent(
  state: TournamentState,
  { reason, by }: TournamentCommandOf<'pause_event'>,
  facts: TournamentFacts,
): Decision {
  if (state.status !== 'running') return violation('wrong_tournament_status', { status: state.status });
  if (state.pause) return violation('event_paused');
  if (reason.trim() === '') return violation('reason_required');
  const plan = planFrom(state, facts);
  plan.add('event_paused', { reason, by });
  return plan.events;
}

export function decideResumeEvent(
  state: TournamentState,
  { reason, by }: TournamentCommandOf<'resume_event'>,
  facts: TournamentFacts,
): Decision {
  if (!state.pause) return violation('event_not_paused');
  if (reason.trim() === '') return violation('reason_required');
  const paused_ms = Math.max(0, Date.parse(facts.now) - Date.parse(state.pause.since));
  const plan = planFrom(state, facts);
  plan.add('event_resumed', { paused_ms, reason, by });
  return plan.events;
}
