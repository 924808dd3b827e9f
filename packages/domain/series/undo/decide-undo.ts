import { later } from '../../deadline/deadline.ts';
import { asReferee } from '../../rulings/rulings.ts';
import { violation } from '../../violation/violation.ts';
import type { SeriesCommandOf } from '../commands.ts';
import { lastRuling } from './last-ruling.ts';
import type { Turn } from '../decide/turn.ts';
import type { SeriesStanding, SeriesState, SideState } from '../types.ts';
import type { SeriesViolation } from '../violations.ts';

/** Restores what stood before the last ruling. The record keeps both; the clock that ran then has the time since back. */
export function undoRuling(turn: Turn, { reason }: SeriesCommandOf<'undo_ruling'>): SeriesViolation | undefined {
  const referee = asReferee(turn, reason);
  if ('refused' in referee) return referee.refused;
  const last = lastRuling(turn.facts.history ?? []);
  if (!last) return violation('nothing_to_undo');
  if (last.isPlayedOn) return violation('played_on_since');
  const { before, ruling } = last;
  const lost_ms = Date.parse(turn.facts.now) - Date.parse(ruling.at);
  const due_at = before.due_at && later(before.due_at, lost_ms);
  turn.emit('ruling_undone', { undone: ruling.kind, restored: { ...standingOf(before), due_at }, ...referee.ok });
  return undefined;
}

function standingOf(state: SeriesState): SeriesStanding {
  const { series_id: _id, settings: _settings, created_at: _at, rulings: _rulings, sides, ...standing } = state;
  return { ...standing, sides: { a: sideStanding(sides.a), b: sideStanding(sides.b) } };
}

function sideStanding({ participant_id: _id, name: _name, decks: _decks, ...standing }: SideState) {
  return standing;
}
