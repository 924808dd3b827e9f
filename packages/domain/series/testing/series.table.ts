import type { HeroClass } from '../../decks/deck-rules.ts';
import { keysFromNumber } from '../../random/key-from-number.ts';
import { isViolation } from '../../violation/violation.ts';
import type { Reached, SeriesActor, SeriesCommand, SeriesSecret } from '../commands.ts';
import { createSeries } from '../create.ts';
import { decideSeries } from '../decide/decide.ts';
import type { SeriesEvent, SeriesEventType } from '../events.ts';
import { evolveSeries } from '../evolve/evolve.ts';
import { foldSeries } from '../evolve/fold.ts';
import { nextGameNumber, runningGame } from '../decide/legal.ts';
import { DEFAULT_SERIES_TIMERS, requiredDecks, type SeriesSettings } from '../settings.ts';
import type { GameResult, SeriesDeck, SeriesState } from '../types.ts';
import type { Side } from '../sides.ts';

/** As many as the longest series with every ban and a shield asks for. */
const CLASSES: readonly HeroClass[] = [
  'mage',
  'warrior',
  'priest',
  'rogue',
  'hunter',
  'druid',
  'warlock',
  'shaman',
  'paladin',
  'demonhunter',
];

export const REFEREE: SeriesActor = { kind: 'referee', user_id: 'referee-1', name: '裁判甲' };
export const SYSTEM: SeriesActor = { kind: 'system' };
export const START = '2026-03-01T12:00:00.000Z';

export function actorOf(side: Side): SeriesActor {
  return { kind: 'side', side };
}

export function buildSettings(change: Partial<SeriesSettings> = {}): SeriesSettings {
  return { format: 'conquest', best_of: 3, bans: 0, shield: false, timers: DEFAULT_SERIES_TIMERS, ...change };
}

export function buildLineup(settings: SeriesSettings): readonly SeriesDeck[] {
  return Array.from({ length: requiredDecks(settings) + (settings.format === 'free' ? 2 : 0) }, (_, slot) => ({
    slot,
    class: settings.format === 'specialist' ? 'mage' : (CLASSES[slot] ?? 'neutral'),
    name: `deck ${slot}`,
  }));
}

/** A series on a table with a clock: what a service, its log and its private table do, in memory. */
export type SeriesTable = {
  readonly state: SeriesState;
  readonly events: readonly SeriesEvent[];
  readonly secrets: readonly SeriesSecret[];
  readonly now: string;
  /** The code of the rule that refused it, or null. */
  send(actor: SeriesActor, command: SeriesCommand): string | null;
  /** Moves the clock. */
  wait(seconds: number): void;
  /** Moves the clock to the deadline and lets it pass. */
  runOut(): string | null;
  /** What the timeouts are told of who was reached; before that, everybody at the begin of each check-in. */
  reach(sides: Reached): void;
  /** Every event type since the last call. */
  news(): readonly SeriesEventType[];
};

export function openTable(change: Partial<SeriesSettings> = {}, seed = 7): SeriesTable {
  const settings = buildSettings(change);
  const decks = buildLineup(settings);
  const created = createSeries(
    {
      series_id: 'series-1',
      settings,
      sides: { a: { participant_id: 'pa', name: '甲', decks }, b: { participant_id: 'pb', name: '乙', decks } },
    },
    START,
  );
  if (isViolation(created)) throw new Error(`not a legal series: ${created.violation}`);
  const events: SeriesEvent[] = [created];
  const secrets = new Map<string, SeriesSecret>();
  const draw_key = keysFromNumber(seed);
  let state = foldSeries(events);
  let now = Date.parse(START);
  let read = 1;
  let reached: Reached | undefined;

  const table: SeriesTable = {
    get state() {
      return state;
    },
    events,
    get secrets() {
      return [...secrets.values()];
    },
    get now() {
      return new Date(now).toISOString();
    },
    send(actor, command) {
      const since = state.check_in_at;
      const facts = {
        now: table.now,
        actor,
        secrets: table.secrets,
        draw_key,
        reached: reached ?? { a: since, b: since },
        history: events,
      };
      const outcome = decideSeries(state, command, facts);
      if (isViolation(outcome)) return outcome.violation;
      for (const secret of outcome.secrets) secrets.set(`${secret.side}/${secret.kind}/${secret.game_number}`, secret);
      events.push(...outcome.events);
      state = outcome.events.reduce(evolveSeries, state);
      return null;
    },
    wait(seconds) {
      now += seconds * 1000;
    },
    runOut() {
      const { due_at } = state;
      if (due_at === null) throw new Error('no deadline runs');
      now = Math.max(now, Date.parse(due_at));
      return table.send(SYSTEM, { type: 'timeout', due_at });
    },
    reach(sides) {
      reached = sides;
    },
    news() {
      const fresh = events.slice(read).map((event) => event.type);
      read = events.length;
      return fresh;
    },
  };
  return table;
}

/** A table where both sides are ready. */
export function openReadyTable(change: Partial<SeriesSettings> = {}, seed = 7): SeriesTable {
  const table = openTable(change, seed);
  table.send(SYSTEM, { type: 'open_check_in' });
  table.send(actorOf('a'), { type: 'ready' });
  table.send(actorOf('b'), { type: 'ready' });
  return table;
}

/** Picks for the sides that have not locked yet; the system may already have picked for one. */
export function pick(table: SeriesTable, slots: Partial<Record<Side, number>>): void {
  const game_number = nextGameNumber(table.state);
  for (const side of ['a', 'b'] as const) {
    const slot = slots[side];
    if (slot === undefined) continue;
    const refused = table.send(actorOf(side), { type: 'lock_pick', game_number, slot });
    if (refused) throw new Error(`${side} may not pick ${slot}: ${refused}`);
  }
}

/** Both sides report the same result of the running game. */
export function agree(table: SeriesTable, result: GameResult): void {
  const game_number = runningGame(table.state)?.number ?? 0;
  for (const side of ['a', 'b'] as const) {
    const refused = table.send(actorOf(side), { type: 'report', game_number, result });
    if (refused) throw new Error(`${side} may not report: ${refused}`);
  }
}

export function playGame(table: SeriesTable, slots: Partial<Record<Side, number>>, result: GameResult): void {
  pick(table, slots);
  agree(table, result);
}
