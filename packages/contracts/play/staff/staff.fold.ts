import type { StaffCase } from './staff-shapes.ts';
import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { StaffEvents, StaffView } from './staff.topic.ts';

const handlers: Handlers<StaffView, StaffEvents> = {
  case_opened: (view, { case: opened }) => ({ ...view, cases: [...without(view.cases, caseKey(opened)), opened] }),
  case_closed: (view, closed) => ({ ...view, cases: without(view.cases, caseKey(closed)) }),
  event_stalled: (view, { event }) => ({ ...view, stalled: [...others(view, event.tournament_id), event] }),
  event_resumed: (view, { tournament_id }) => ({ ...view, stalled: others(view, tournament_id) }),
};

export const foldStaff: Fold<StaffView> = (view, event) => foldBy(handlers, view, event);

type CaseId = Pick<StaffCase, 'match_id' | 'game_number'>;

/** A match has at most one case of each of its games. */
export const caseKey = ({ match_id, game_number }: CaseId): string => `${match_id}/${game_number}`;

const without = (cases: readonly StaffCase[], key: string) => cases.filter((one) => caseKey(one) !== key);

const others = ({ stalled }: StaffView, tournamentId: string) =>
  stalled.filter(({ tournament_id }) => tournament_id !== tournamentId);
