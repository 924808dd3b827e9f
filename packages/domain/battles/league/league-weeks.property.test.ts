import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayStart } from '../../site-time/days.ts';
import { SITE_AHEAD_MS } from '../../site-time/zone.ts';
import { isViolation } from '../../violation/violation.ts';
import { decideLeagueWeek, openLeagueWeek } from './decide.ts';
import { evolveLeagueWeek, leagueDue, openedWeek } from './evolve.ts';
import { latestStart, leagueWindow } from './league-window.ts';
import { leagueFault, WEEKDAYS, type LeagueSettings } from './settings.ts';
import { LEAGUE_NOTICE_HOURS, type LeagueCommand } from './types.ts';

const HOUR_MS = 3_600_000;
const TEAMS = { a: { team_id: 'x', name: '甲队' }, b: { team_id: 'y', name: '乙队' } };

const anySettings: fc.Arbitrary<LeagueSettings> = fc
  .record({
    days: fc.integer({ min: 4, max: 14 }),
    propose_days: fc.integer({ min: 2, max: 12 }),
    answer_days: fc.integer({ min: 3, max: 13 }),
    default_slot: fc.record({
      weekday: fc.constantFrom(...WEEKDAYS),
      time: fc
        .integer({ min: 12, max: 45 })
        .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`),
    }),
    no_result: fc.constantFrom('referee' as const, 'rule' as const),
  })
  .filter((settings) => leagueFault(settings) === null);
const anyMoment = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) })
  .map((ms) => new Date(ms).toISOString());

test('the lines of every week are in order, and the default slot lies between the answers and the end', () => {
  fc.assert(
    fc.property(anySettings, anyMoment, (settings, opened) => {
      const window = leagueWindow(settings, opened);
      const { opens_at, propose_by, answer_by, default_at, ends_at } = window;
      const lines = [opens_at, propose_by, answer_by, default_at, latestStart(window), ends_at];
      expect(lines.toSorted()).toEqual(lines);
      expect(Date.parse(propose_by) - Date.parse(opens_at)).toBeGreaterThan(23 * HOUR_MS);
      const local = new Date(Date.parse(default_at) + SITE_AHEAD_MS);
      expect(local.toISOString().slice(11, 16)).toBe(settings.default_slot.time);
      const isOnLastDay = dayStart(default_at) === dayStart(ends_at);
      expect(isOnLastDay || (local.getUTCDay() || 7) === settings.default_slot.weekday).toBe(true);
    }),
  );
});

type Step = { command: 'propose' | 'accept' | 'decline' | 'line' | 'hold' | 'resume' | 'credit'; side: 'a' | 'b' } & {
  hours: number;
  slots: number[];
};
const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    command: fc.constantFrom('propose', 'accept', 'decline', 'line', 'hold', 'resume', 'credit'),
    side: fc.constantFrom('a', 'b'),
    hours: fc.integer({ min: 0, max: 20 }),
    slots: fc.array(fc.integer({ min: -10, max: 250 }), { minLength: 1, maxLength: 5 }),
  }),
  { maxLength: 30 },
);

test('whatever captains and clocks do: an agreed start is theirs, ahead and inside the week; nothing on record changes', () => {
  fc.assert(
    fc.property(anySettings, anyMoment, anySteps, (settings, opened, steps) => {
      let week = openedWeek(
        openLeagueWeek({ fixture_id: 'f', battle_id: 'b', label: '第 1 轮', teams: TEAMS }, settings, opened),
      );
      let starts_at = week.window.default_at;
      let nowMs = Date.parse(opened);
      for (const { command, side, hours, slots } of steps) {
        nowMs += hours * HOUR_MS;
        const now = new Date(nowMs).toISOString();
        const offered = slots.map((slot) => new Date(nowMs + slot * HOUR_MS).toISOString());
        const waiting = week.proposals.find(({ number }) => number === week.waiting);
        const commands: Record<Step['command'], LeagueCommand> = {
          propose: { type: 'propose', seen: week.proposals.length, slots: offered },
          accept: { type: 'accept', number: week.waiting ?? 0, slot: waiting?.slots[0] ?? now },
          decline: { type: 'decline', number: week.waiting ?? 0 },
          line: { type: 'line_passed', due_at: leagueDue(week) ?? now },
          hold: { type: 'hold' },
          resume: { type: 'resume' },
          credit: { type: 'credit_time', since: new Date(nowMs - HOUR_MS).toISOString() },
        };
        const isSide = command === 'propose' || command === 'accept' || command === 'decline';
        const actor = isSide ? ({ kind: 'side', side } as const) : ({ kind: 'system' } as const);
        const battle = { starts_at, is_movable: starts_at > now, is_over: false };
        const event = decideLeagueWeek(week, commands[command], { now, actor, battle });
        if (isViolation(event)) continue;
        const before = week;
        week = evolveLeagueWeek(week, event);
        expect(week.proposals.slice(0, before.proposals.length).map(({ slots: kept }) => kept)).toEqual(
          before.proposals.map(({ slots: kept }) => kept),
        );
        if (event.type === 'time_accepted') {
          starts_at = event.payload.starts_at;
          const proposal = before.proposals.find(({ number }) => number === event.payload.number);
          expect(proposal?.by).not.toBe(event.payload.by);
          expect(proposal?.slots).toContain(starts_at);
          expect(Date.parse(starts_at)).toBeGreaterThanOrEqual(nowMs + LEAGUE_NOTICE_HOURS * HOUR_MS);
          expect(starts_at <= latestStart(week.window)).toBe(true);
        }
        if (event.type === 'time_defaulted' && event.payload.starts_at !== null) {
          starts_at = event.payload.starts_at;
          expect(before.proposals[0]?.slots).toContain(starts_at);
        }
        if (event.type === 'week_ended') expect(before.next).toBe('end');
      }
    }),
  );
});
