import { amendedSettings, amendmentFault } from '../rule-sheet/amend.ts';
import { SETTING_ROLES } from '../rule-sheet/setting-roles.ts';
import { freezeSheet, ruleNumberOf, ruleSettingsOf } from '../rule-sheet/rule-sheet.ts';
import { violation } from '../../violation/violation.ts';
import type { TournamentCommandOf, TournamentFacts } from './commands.ts';
import { addPromotions } from './decide-waitlist.ts';
import { placesTaken } from '../entries/waitlist.ts';
import { planFrom, type Decision } from './plan.ts';
import { frozenChanges, isPast, type DetailField } from '../details/freezes.ts';
import { detailsFault } from '../settings-faults.ts';
import { movesRosterLock } from '../teams/roster.ts';
import { entrantKindOf } from '../teams/team-settings.ts';
import { lineupSize } from '../settings.ts';
import type { TournamentSettings, TournamentState } from '../types.ts';

export function decideUpdate(
  state: TournamentState,
  { changes, revision }: TournamentCommandOf<'update'>,
  facts: TournamentFacts,
): Decision {
  if (state.status === 'finished' || state.status === 'cancelled') return violation('tournament_over');
  if (revision !== undefined && revision !== (state.revision ?? 0)) return violation('stale_details');
  if (changes.settings && entrantKindOf(changes.settings) !== entrantKindOf(state.settings))
    return violation('entrants_fixed');
  const fault = detailsFault({ ...state, ...changes });
  if (fault) return violation('invalid_tournament', fault);
  if (changes.settings && movesRosterLock(state, changes.settings, facts.now)) return violation('roster_lock_past');
  const frozen = frozenChanges(state, changes);
  if (frozen.length > 0) return violation(lockOf(state, frozen), { fields: frozen });
  if (changes.settings && asksForMoreDecks(state, changes.settings)) return violation('amendment_needs_decks');
  if ((changes.capacity ?? state.capacity) < placesTaken(state)) return violation('capacity_too_small');
  const plan = planFrom(state, facts);
  plan.add('tournament_updated', { changes });
  addPromotions(plan);
  return plan.events;
}

/** Decks that were handed in can become final before a setting is repaired. */
const asksForMoreDecks = (state: TournamentState, settings: TournamentSettings): boolean =>
  isPast('decks', state) && lineupSize(settings) > lineupSize(state.settings);

/** A rule of a running event has its own way to change, which gives its reason. */
const lockOf = ({ status }: TournamentState, frozen: readonly DetailField[]) =>
  status === 'running' && frozen.some((field) => field in SETTING_ROLES) ? 'amendment_required' : 'settings_locked';

/** Rules change in a running event only with a reason, and never behind those who have read others [E56]. */
export function decideAmendRules(
  state: TournamentState,
  { number, changes, reason, by }: TournamentCommandOf<'amend_rules'>,
  facts: TournamentFacts,
): Decision {
  if (state.status !== 'running') return violation('wrong_tournament_status', { status: state.status });
  if (reason.trim() === '') return violation('reason_required');
  if (number !== ruleNumberOf(state)) return violation('stale_rules', { number: ruleNumberOf(state) });
  const settings = amendedSettings(state.settings, changes);
  const wrong = detailsFault({ ...state, settings });
  if (wrong) return violation('invalid_tournament', wrong);
  const fault = amendmentFault(state, changes);
  if (fault) return violation(fault);
  if (!facts.sha256) throw new Error('rules are frozen by their hash');
  const sheet = {
    tournament_id: state.id,
    number: number + 1,
    settings: ruleSettingsOf(settings),
    rewards: state.reward_table ?? null,
  };
  const plan = planFrom(state, facts);
  plan.add('rules_amended', { changes, rules: freezeSheet(sheet, facts.sha256), reason, by });
  return plan.events;
}
