import type { HubTopicEffect, HubTopicFaults, JoinAnswer, RoomRead, RoomReadAnswer } from './hub-topic-effects.ts';
import { ANSWER_FROM_MEMORY_MS, MAX_EVENTS_IN_ANSWER, RING_SIZE, type LiveEvent, type Position } from './messages.ts';

export const READ_PAUSE_MS = 100;
const PAUSE_AFTER_FAILED_READ_MS = 1_000;
const SHARED_SNAPSHOT_MS = 1_000;
const CLOCK_DIFFERENCE_MS = 1_000;

type Ask = { since: Position | undefined; fetches: boolean; readsBefore: number };
type Reading = { id: number; startedAt: number; known: number; heard: number; doubts: number };
type LastRead = { id: number; events: LiveEvent[] } | null;
type Effects<Token> = HubTopicEffect<Token>[];

/** One room of a hub, without sockets, clock or database: what it heard goes in, what to do comes out. */
export class HubTopic<Token> {
  #epoch: string | null = null;
  /** Newest version without a hole before it. */
  #known = 0;
  /** Newest version given to members: `#known`, or less in a delayed room. */
  #cursor = 0;
  /** The last events up to `#cursor`. */
  #ring: LiveEvent[] = [];
  /** After `#cursor`, up to `#known`: not due yet. */
  #held: { event: LiveEvent; dueAt: number }[] = [];
  #unsent: LiveEvent[] = [];
  /** Newest version anybody spoke of. */
  #heard = 0;
  /** Wake-ups of another epoch since the last read. */
  #doubts = 0;
  #asks = new Map<Token, Ask>();
  #reads = 0;
  #reading: Reading | null = null;
  #readScheduled = false;
  #lastReadAt = -Infinity;
  #snapshot: { version: number; state: unknown; takenAt: number } | null = null;
  #knownAtSweep: number | null = null;
  #swept: { head: number; at: number } | null = null;
  #confirmedAt = -Infinity;
  readonly #delayMs: number;
  readonly #faults: HubTopicFaults;

  constructor({ delayMs = 0, faults = {} }: { delayMs?: number; faults?: HubTopicFaults } = {}) {
    this.#delayMs = delayMs;
    this.#faults = faults;
  }

  /** The version members have, and since when it is known to be the newest; `undefined` before the first read. */
  head(): { epoch: string; version: number; confirmedAt: number } | undefined {
    if (this.#epoch === null) return undefined;
    this.#confirm();
    return { epoch: this.#epoch, version: this.#cursor, confirmedAt: this.#confirmedAt };
  }

  isAsked(): boolean {
    return this.#asks.size > 0;
  }

  /** When the next held event is due, in the clock of `flush`. */
  nextDueAt(): number | undefined {
    return this.#held[0]?.dueAt;
  }

  /** `fetches`: the asker gets no snapshot here, and is answered `snapshot_needed` where events are not enough. */
  ask(token: Token, since: Position | undefined, now: number, fetches = false): Effects<Token> {
    this.#asks.set(token, { since, fetches, readsBefore: this.#reads });
    const effects = this.flush(now);
    if (this.#epoch !== null && now - this.#confirmedAt <= ANSWER_FROM_MEMORY_MS) this.#answerAsks(effects, now, null);
    this.#scheduleRead(effects, now);
    return effects;
  }

  /** The asker has left, or asks again. */
  cancel(token: Token): void {
    this.#asks.delete(token);
  }

  /** A wake-up is applied only where it is the next version; all else is read from the log. */
  wakeUp(epoch: string, events: LiveEvent[], now: number): Effects<Token> {
    const effects: Effects<Token> = [];
    if (this.#epoch !== null && epoch !== this.#epoch && !this.#faults.noEpoch) this.#doubts += 1;
    else if (this.#faults.forwardsAnything && this.#epoch !== null) for (const event of events) this.#accept(event);
    else this.#takeInLine(events);
    this.#scheduleRead(effects, now);
    return effects;
  }

  sweepStarted(): void {
    this.#knownAtSweep = this.#epoch === null ? null : this.#known;
  }

  /** What the database says; `startedAt` is when it was asked. */
  sweepAnswered(epoch: string, head: number, startedAt: number, now: number): Effects<Token> {
    const effects: Effects<Token> = [];
    const before = this.#knownAtSweep;
    this.#knownAtSweep = null;
    if (before === null || this.#epoch === null || this.#faults.noSweep) return effects;
    const replaced = epoch !== this.#epoch && !this.#faults.noEpoch;
    if (replaced || head < before) this.#restart(effects);
    else {
      this.#heard = Math.max(this.#heard, head);
      this.#swept = { head, at: startedAt };
    }
    this.#scheduleRead(effects, now);
    return effects;
  }

  /** Releases what is due, and sends everything of this turn as one message. */
  flush(now: number): Effects<Token> {
    const due = this.#held.findIndex((held) => held.dueAt > now);
    for (const { event } of this.#held.splice(0, due === -1 ? this.#held.length : due)) this.#release(event);
    const events = this.#unsent;
    if (events.length === 0 || this.#epoch === null) return [];
    this.#unsent = [];
    return [{ do: 'send', epoch: this.#epoch, events }];
  }

  /** What to read now; `undefined` when nothing is missing any more. */
  beginRead(now: number): RoomRead | undefined {
    this.#readScheduled = false;
    if (this.#reading || !this.#isReadNeeded()) return undefined;
    const since = this.#lowestSince();
    const snapshot = this.#wantedSnapshot();
    const id = ++this.#reads;
    this.#lastReadAt = now;
    this.#reading = { id, startedAt: now, known: this.#known, heard: this.#heard, doubts: this.#doubts };
    return { id, since, snapshot };
  }

  readAnswered(id: number, answer: RoomReadAnswer, now: number): Effects<Token> {
    const effects: Effects<Token> = [];
    const reading = this.#reading;
    if (reading?.id !== id) return effects;
    this.#reading = null;
    this.#integrate(effects, reading, answer);
    if (answer.snapshot) this.#snapshot = { version: answer.position, state: answer.snapshot.state, takenAt: now };
    effects.push(...this.flush(now));
    this.#answerAsks(effects, now, { id, events: answer.events });
    this.#scheduleRead(effects, now);
    return effects;
  }

  /** The database could not be read: who asked goes on waiting. */
  readFailed(id: number, now: number): Effects<Token> {
    const effects: Effects<Token> = [];
    if (this.#reading?.id !== id) return effects;
    this.#reading = null;
    this.#scheduleRead(effects, now + PAUSE_AFTER_FAILED_READ_MS);
    return effects;
  }

  #takeInLine(events: LiveEvent[]): void {
    for (const event of events) {
      if (this.#epoch !== null && event.v === this.#known + 1) this.#accept(event);
      else this.#heard = Math.max(this.#heard, event.v);
    }
  }

  #accept(event: LiveEvent): void {
    this.#known = event.v;
    this.#heard = Math.max(this.#heard, event.v);
    if (this.#delayMs > 0) this.#held.push({ event, dueAt: Date.parse(event.at) + this.#delayMs });
    else this.#release(event);
  }

  #release(event: LiveEvent): void {
    this.#cursor = event.v;
    this.#ring.push(event);
    if (this.#ring.length > RING_SIZE) this.#ring.shift();
    this.#unsent.push(event);
  }

  #confirm(): void {
    if (this.#swept && this.#known >= this.#swept.head) this.#confirmedAt = Math.max(this.#confirmedAt, this.#swept.at);
  }

  #integrate(effects: Effects<Token>, reading: Reading, answer: RoomReadAnswer): void {
    const isFirst = this.#epoch === null;
    const replaced = answer.epoch !== this.#epoch && !this.#faults.noEpoch;
    if (!isFirst && (replaced || answer.head < reading.known)) this.#restart(effects);
    if (this.#epoch !== null) {
      this.#takeInLine(answer.events);
      if (this.#known < answer.head) this.#restart(effects);
    }
    if (this.#epoch === null) this.#begin(answer);
    if (this.#heard === reading.heard) this.#heard = Math.max(this.#known, answer.head);
    if (this.#doubts === reading.doubts) this.#doubts = 0;
    if (this.#known >= answer.head) this.#confirmedAt = Math.max(this.#confirmedAt, reading.startedAt);
  }

  #begin(answer: RoomReadAnswer): void {
    this.#epoch = answer.epoch;
    this.#known = answer.position;
    this.#cursor = answer.position;
    this.#ring = answer.events.filter((event) => event.v <= answer.position).slice(-RING_SIZE);
    this.#takeInLine(answer.events.filter((event) => event.v > answer.position));
    this.#heard = Math.max(this.#heard, answer.head);
  }

  #restart(effects: Effects<Token>): void {
    this.#epoch = null;
    this.#known = 0;
    this.#cursor = 0;
    this.#ring = [];
    this.#held = [];
    this.#unsent = [];
    this.#heard = 0;
    this.#doubts = 0;
    this.#reading = null;
    this.#snapshot = null;
    this.#swept = null;
    this.#knownAtSweep = null;
    this.#confirmedAt = -Infinity;
    effects.push({ do: 'reset' });
  }

  #isReadNeeded(): boolean {
    return this.#asks.size > 0 || (this.#epoch !== null && (this.#heard > this.#known || this.#doubts > 0));
  }

  #scheduleRead(effects: Effects<Token>, now: number): void {
    if (this.#reading || this.#readScheduled || !this.#isReadNeeded()) return;
    this.#readScheduled = true;
    effects.push({ do: 'read_at', at: Math.max(now, this.#lastReadAt + READ_PAUSE_MS) });
  }

  #lowestSince(): Position | null {
    const asked = [...this.#asks.values()].flatMap((ask) =>
      ask.since && !this.#needsSnapshot(ask) ? [ask.since] : [],
    );
    const epoch = this.#epoch ?? asked[0]?.epoch;
    if (epoch === undefined) return null;
    const versions = asked.filter((since) => since.epoch === epoch).map((since) => since.version);
    if (this.#epoch !== null) versions.push(this.#known);
    return { epoch, version: Math.min(...versions) };
  }

  #wantedSnapshot(): RoomRead['snapshot'] {
    const inline = [...this.#asks.values()].filter(({ fetches }) => !fetches);
    if (inline.length === 0) return 'never';
    return inline.some((ask) => this.#needsSnapshot(ask)) ? 'always' : 'if_missing';
  }

  #needsSnapshot(ask: Ask): boolean {
    const wasReadInVain = this.#reads > ask.readsBefore;
    if (!ask.since || wasReadInVain) return true;
    if (this.#epoch === null) return false;
    return ask.since.epoch !== this.#epoch || ask.since.version < this.#known - MAX_EVENTS_IN_ANSWER;
  }

  #answerAsks(effects: Effects<Token>, now: number, read: LastRead): void {
    if (this.#epoch === null) return;
    for (const [token, ask] of this.#asks) {
      const answer = this.#answerTo(ask, now, read);
      if (!answer) continue;
      this.#asks.delete(token);
      if (answer === 'snapshot_needed')
        effects.push({ do: 'snapshot_needed', token, epoch: this.#epoch, version: this.#cursor });
      else effects.push({ do: 'answer', token, answer });
    }
  }

  #answerTo(ask: Ask, now: number, read: LastRead): JoinAnswer | 'snapshot_needed' | undefined {
    const epoch = this.#epoch ?? '';
    const since = ask.since;
    const isSameHistory = since !== undefined && (since.epoch === epoch || this.#faults.noEpoch === true);
    const isReadAfterAsk = read !== null && read.id > ask.readsBefore;
    if (isSameHistory) {
      const events = this.#isGiven(since.version, now) ? this.#after(since.version, read?.events ?? []) : undefined;
      if (events && events.length <= MAX_EVENTS_IN_ANSWER) return { epoch, version: since.version, events };
      if (!isReadAfterAsk && since.version > this.#cursor) return undefined;
    }
    // Said only of what was just read: this hub may be the last to notice that the past was replaced.
    if (ask.fetches) return isReadAfterAsk ? 'snapshot_needed' : undefined;
    return this.#snapshotAnswer(epoch, now);
  }

  /** Of two hubs one gives an event a moment earlier. What is held for longer than that nobody has: they only guess. */
  #isGiven(version: number, now: number): boolean {
    if (version <= this.#cursor) return true;
    return this.#held.some(({ event, dueAt }) => event.v === version && dueAt <= now + CLOCK_DIFFERENCE_MS);
  }

  #snapshotAnswer(epoch: string, now: number): JoinAnswer | undefined {
    const shared = this.#snapshot;
    if (!shared || now - shared.takenAt > SHARED_SNAPSHOT_MS) return undefined;
    const events = this.#after(shared.version, []);
    return events && { epoch, version: shared.version, snapshot: { state: shared.state }, events };
  }

  /** The events after `version` up to the cursor, from `read` and the ring; `undefined` when some are missing. */
  #after(version: number, read: LiveEvent[]): LiveEvent[] | undefined {
    if (this.#faults.noRingTail) return read.filter((event) => event.v > version && event.v <= this.#cursor);
    if (version >= this.#cursor) return [];
    const ringStart = this.#cursor - this.#ring.length;
    if (version >= ringStart) return this.#ring.slice(version - ringStart);
    const older = read.filter((event) => event.v > version && event.v <= ringStart);
    return older[0]?.v === version + 1 && older.at(-1)?.v === ringStart ? [...older, ...this.#ring] : undefined;
  }
}
