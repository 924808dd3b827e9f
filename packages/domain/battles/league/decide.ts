import { refusePassing } from '../../deadline/deadline.ts';
import { otherSide } from '../../series/decide/legal.ts';
import { SIDES, type Side } from '../../series/sides.ts';
import { isViolation, violation } from '../../violation/violation.ts';
import { leagueDue } from './evolve.ts';
import { leagueWindow } from './league-window.ts';
import { defaultStart, isTooSoon, losersByOffers, slotsFault, waitingProposal } from './offers.ts';
import type { LeagueSettings } from './settings.ts';
import {
  LEAGUE_NOTICE_HOURS,
  LEAGUE_PROPOSALS_MAX,
  type LeagueCommand,
  type LeagueCommandOf,
  type LeagueCommandType,
  type LeagueEvent,
  type LeagueEventOf,
  type LeagueFacts,
  type LeagueLine,
  type LeagueProposal,
  type LeagueViolation,
  type LeagueWeek,
} from './types.ts';

export type LeagueDecision = LeagueEvent | LeagueViolation;
type Decider<T extends LeagueCommandType> = (
  week: LeagueWeek,
  command: LeagueCommandOf<T>,
  facts: LeagueFacts,
) => LeagueDecision;

type Opening = Pick<LeagueWeek, 'fixture_id' | 'battle_id' | 'label' | 'teams'>;

/** The first event of a week: the round of its fixture opens now. */
export function openLeagueWeek(opening: Opening, settings: LeagueSettings, now: string): LeagueEventOf<'week_opened'> {
  const { no_result } = settings;
  return { type: 'week_opened', payload: { ...opening, no_result, window: leagueWindow(settings, now), at: now } };
}

/** The acting side, while the start of its battle may still be agreed on. */
function agreeingSide(week: LeagueWeek, { actor, now, battle }: LeagueFacts): Side | LeagueViolation {
  if (actor.kind !== 'side') return violation('not_allowed');
  if (battle.is_over) return violation('battle_over');
  if (week.held_since !== null) return violation('event_paused');
  if (week.next === null) return violation('week_over');
  if (!battle.is_movable || isTooSoon(battle.starts_at, now))
    return violation('too_late_to_move', { hours: LEAGUE_NOTICE_HOURS });
  return actor.side;
}

/** Also in answer to the other side's proposal: it takes its place. Of two who propose at once the second reads what the first has. */
const propose: Decider<'propose'> = (week, { seen, slots }, facts) => {
  const by = agreeingSide(week, facts);
  if (isViolation(by)) return by;
  const { length } = week.proposals;
  if (seen !== length) return violation('stale_proposal', { newest: length });
  if (length >= LEAGUE_PROPOSALS_MAX) return violation('too_many_proposals', { most: LEAGUE_PROPOSALS_MAX });
  const fault = slotsFault(week, slots, facts);
  if (fault) return fault;
  const sorted = slots.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return { type: 'time_proposed', payload: { number: length + 1, by, slots: sorted, at: facts.now } };
};

type Answerable = { readonly side: Side; readonly proposal: LeagueProposal };

/** What waits for the acting side, if it is what the command names. */
function answerable(week: LeagueWeek, number: number, facts: LeagueFacts): Answerable | LeagueViolation {
  const side = agreeingSide(week, facts);
  if (isViolation(side)) return side;
  const proposal = waitingProposal(week);
  if (proposal?.number !== number) return violation('stale_proposal', { newest: week.proposals.length });
  return proposal.by === side ? violation('own_proposal') : { side, proposal };
}

const accept: Decider<'accept'> = (week, { number, slot }, facts) => {
  const found = answerable(week, number, facts);
  if (isViolation(found)) return found;
  if (!found.proposal.slots.includes(slot)) return violation('unknown_slot');
  if (isTooSoon(slot, facts.now)) return violation('slot_too_soon', { hours: LEAGUE_NOTICE_HOURS });
  return { type: 'time_accepted', payload: { number, by: found.side, starts_at: slot, at: facts.now } };
};

const decline: Decider<'decline'> = (week, { number }, facts) => {
  const found = answerable(week, number, facts);
  if (isViolation(found)) return found;
  return { type: 'time_declined', payload: { number, by: found.side, at: facts.now } };
};

const passLine: Decider<'line_passed'> = (week, { due_at }, facts) => {
  const refused = refusePassing({ due_at: leagueDue(week) }, { due_at }, facts);
  if (refused) return refused;
  const { now, battle } = facts;
  if (battle.is_over || week.next === null) return { type: 'week_closed', payload: { at: now } };
  return LINES[week.next](week, { now, isMovable: battle.is_movable });
};

type Line = (week: LeagueWeek, moment: { readonly now: string; readonly isMovable: boolean }) => LeagueEvent;

const LINES: Readonly<Record<LeagueLine, Line>> = {
  propose_soon: (week, { now }) => remind('propose_soon', week.proposals.length === 0 ? SIDES : [], now),
  answer_soon(week, { now }) {
    const proposal = waitingProposal(week);
    const isSilent = week.proposals.length === 0;
    return remind('answer_soon', proposal ? [otherSide(proposal.by)] : isSilent ? SIDES : [], now);
  },
  answer(week, { now, isMovable }) {
    const starts_at = isMovable ? defaultStart(week, now) : null;
    const source = starts_at === null ? 'default_slot' : 'first_proposal';
    return { type: 'time_defaulted', payload: { source, starts_at, at: now } };
  },
  end: (week, { now }) => ({ type: 'week_ended', payload: { losers: losersByOffers(week), at: now } }),
};

function remind(line: LeagueLine, sides: readonly Side[], at: string): LeagueEvent {
  return { type: 'captains_reminded', payload: { line, sides, at } };
}

const credit: Decider<'credit_time'> = (week, { since }, { actor, now }) => {
  if (actor.kind !== 'system') return violation('not_allowed');
  if (leagueDue(week) === null) return violation('stale_deadline');
  const lost_ms = Date.parse(now) - Date.parse(since);
  return lost_ms > 0 ? { type: 'time_credited', payload: { since, lost_ms, at: now } } : violation('too_early');
};

const hold: Decider<'hold'> = (week, _command, { actor, now }) => {
  if (actor.kind !== 'system') return violation('not_allowed');
  if (leagueDue(week) === null) return violation('stale_deadline');
  return { type: 'week_held', payload: { at: now } };
};

const resume: Decider<'resume'> = (week, _command, { actor, now }) => {
  if (actor.kind !== 'system') return violation('not_allowed');
  return week.held_since === null ? violation('stale_deadline') : { type: 'week_resumed', payload: { at: now } };
};

const DECIDERS: { readonly [T in LeagueCommandType]: Decider<T> } = {
  propose,
  accept,
  decline,
  line_passed: passLine,
  credit_time: credit,
  hold,
  resume,
};

/** The event that a command leads to, or the rule that refuses it. */
export function decideLeagueWeek(week: LeagueWeek, command: LeagueCommand, facts: LeagueFacts): LeagueDecision {
  const decide = DECIDERS[command.type] as Decider<LeagueCommandType>;
  return decide(week, command, facts);
}
