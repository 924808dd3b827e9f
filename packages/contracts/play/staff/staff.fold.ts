import { WHOLE_MATCH } from '@pailei/domain/series/cases';
import type { MatchCase, StaffCase } from './staff-shapes.ts';
import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { StaffEvents, StaffView } from './staff.topic.ts';

const handlers: Handlers<StaffView, StaffEvents> = {
  case_opened: (view, { case: opened }) => ({ ...view, cases: [...without(view.cases, caseKey(opened)), opened] }),
  case_closed: (view, closed) => ({ ...view, cases: without(view.cases, matchCaseKey(closed)) }),
  call_answered: (view, { call_id, answered_by }) => ({
    ...view,
    cases: view.cases.map((one) => (one.kind === 'call' && one.call_id === call_id ? { ...one, answered_by } : one)),
  }),
  call_closed: (view, { call_id }) => ({ ...view, cases: without(view.cases, call_id) }),
  chat_report_closed: (view, { report_id }) => ({ ...view, cases: without(view.cases, report_id) }),
  league_case_closed: (view, { week_id }) => ({ ...view, cases: without(view.cases, week_id) }),
  match_call_changed: (view, { case: changed }) => withChanged(view, changed),
  battle_call_changed: (view, { case: changed }) => withChanged(view, changed),
  match_claimed: (view, { claim }) => ({ ...view, claims: [...otherClaims(view, claim.match_id), claim] }),
  match_released: (view, { match_id }) => ({ ...view, claims: otherClaims(view, match_id) }),
  event_stalled: (view, { event }) => ({ ...view, stalled: [...others(view, event.tournament_id), event] }),
  event_resumed: (view, { tournament_id }) => ({ ...view, stalled: others(view, tournament_id) }),
  round_draft_changed: (view, { draft }) => ({ ...view, drafts: [...otherDrafts(view, draft.tournament_id), draft] }),
  round_draft_closed: (view, { tournament_id }) => ({ ...view, drafts: otherDrafts(view, tournament_id) }),
};

export const foldStaff: Fold<StaffView> = (view, event) => foldBy(handlers, view, event);

/** A match has at most one case of each of its games, and one of its own. */
const matchCaseKey = ({ match_id, game_number }: Pick<MatchCase, 'match_id' | 'game_number'>) =>
  `${match_id}/${game_number}`;

export function caseKey(one: StaffCase): string {
  switch (one.kind) {
    case 'call':
    case 'match_call':
      return one.call_id;
    case 'absence':
      return matchCaseKey({ match_id: one.match_id, game_number: WHOLE_MATCH });
    case 'chat_report':
    case 'battle_chat_report':
      return one.report_id;
    case 'league_week':
      return one.week_id;
    case 'dispute':
    case 'objection':
      return matchCaseKey(one);
    default:
      return one satisfies never;
  }
}

const withChanged = (view: StaffView, changed: StaffCase): StaffView => ({
  ...view,
  cases: view.cases.map((one) => (caseKey(one) === caseKey(changed) ? changed : one)),
});

const without = (cases: readonly StaffCase[], key: string) => cases.filter((one) => caseKey(one) !== key);

const others = ({ stalled }: StaffView, tournamentId: string) =>
  stalled.filter(({ tournament_id }) => tournament_id !== tournamentId);

const otherDrafts = ({ drafts }: StaffView, tournamentId: string) =>
  drafts.filter(({ tournament_id }) => tournament_id !== tournamentId);

const otherClaims = ({ claims = [] }: StaffView, matchId: string) =>
  claims.filter(({ match_id }) => match_id !== matchId);
