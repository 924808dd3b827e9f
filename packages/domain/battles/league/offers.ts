import { isBefore } from '../../deadline/deadline.ts';
import type { Losers } from '../commands.ts';
import { SIDES, type Side } from '../../series/sides.ts';
import { violation } from '../../violation/violation.ts';
import { hoursBefore, latestStart } from './league-window.ts';
import {
  LEAGUE_NOTICE_HOURS,
  LEAGUE_SLOTS_MAX,
  type LeagueFacts,
  type LeagueProposal,
  type LeagueViolation,
  type LeagueWeek,
} from './types.ts';

/** Whether there is no time left to agree on this start, or on another instead of it. */
export const isTooSoon = (time: string, now: string): boolean => isBefore(hoursBefore(time, LEAGUE_NOTICE_HOURS), now);

/** What is wrong with times that a side offers. */
export function slotsFault(
  { window }: LeagueWeek,
  slots: readonly string[],
  { now, battle }: LeagueFacts,
): LeagueViolation | null {
  if (slots.length < 1 || slots.length > LEAGUE_SLOTS_MAX)
    return violation('wrong_slot_count', { most: LEAGUE_SLOTS_MAX, given: slots.length });
  if (new Set(slots.map((slot) => Date.parse(slot))).size < slots.length) return violation('duplicate_slot');
  const last = latestStart(window);
  const isInside = (slot: string) => !Number.isNaN(Date.parse(slot)) && !isBefore(last, slot);
  if (!slots.every(isInside)) return violation('slot_outside_week', { latest: last });
  if (slots.some((slot) => isTooSoon(slot, now))) return violation('slot_too_soon', { hours: LEAGUE_NOTICE_HOURS });
  return slots.some((slot) => Date.parse(slot) === Date.parse(battle.starts_at)) ? violation('same_time') : null;
}

export function waitingProposal({ proposals, waiting }: LeagueWeek): LeagueProposal | null {
  return proposals.find(({ number }) => number === waiting) ?? null;
}

/** The start that counts where nobody agreed: the first proposer's, if they proposed in time and it may still be kept. */
export function defaultStart({ window, proposals }: LeagueWeek, now: string): string | null {
  const [first] = proposals;
  if (!first || isBefore(window.propose_by, first.at)) return null;
  return first.slots.find((slot) => !isTooSoon(slot, now)) ?? null;
}

/** The sides that have offered a time, or accepted one: it is on record that they did their part. */
export function sidesWithOffers({ proposals }: Pick<LeagueWeek, 'proposals'>): readonly Side[] {
  return SIDES.filter((side) =>
    proposals.some(({ by, answer }) => by === side || (answer?.kind === 'accepted' && answer.by === side)),
  );
}

/** Who loses a fixture without a result: the side without recorded offers, both where none has any; null: a referee says. */
export function losersByOffers(week: Pick<LeagueWeek, 'proposals'>): Losers | null {
  const sides = sidesWithOffers(week);
  if (sides.length === 0) return 'both';
  if (sides.length === SIDES.length) return null;
  return sides[0] === 'a' ? 'b' : 'a';
}

/** Whom a week without a result has lost without a referee, where its event has said so and the record decides; null: a referee does. */
export function losersByRule(week: Pick<LeagueWeek, 'proposals' | 'no_result'>): Losers | null {
  return week.no_result === 'rule' ? losersByOffers(week) : null;
}
