import type { Db } from '@pailei/db/client';
import { readSweep } from '@pailei/live/log';
import type { Actor, SessionsReader } from '@pailei/live/registry';
import type { HubClock } from './clock.ts';
import type { Hub } from './hub.ts';

const SWEEP_EVERY_MS = 2_000;
/** Shorter while the database is down, so that its return is noticed at once. */
const RETRY_EVERY_MS = 300;

export type Sweep = { now(): void; isHealthy(): boolean; stop(): void };

type SweepDeps = {
  db: Db;
  hub: Hub;
  sessions: SessionsReader;
  clock: HubClock;
  onError: (error: unknown, what: string) => void;
};

/** Rights follow from the account and the team; either may change while the session lives. */
const hasChanged = (before: Actor | null, now: Actor) =>
  before?.account_version !== now.account_version ||
  before?.team_id !== now.team_id ||
  before?.team_role !== now.team_role ||
  before?.needs_second_factor !== now.needs_second_factor;

/**
 * Compares every active topic, and every session, with the database each 2 s: a hub never treats "nothing arrived" as
 * "nothing happened".
 */
export function startSweep({ db, hub, sessions, clock, onError }: SweepDeps): Sweep {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isWantedAgain = false;
  let isStopped = false;
  let succeededAt = -Infinity;

  const compareHeads = async () => {
    const startedAt = clock.now();
    const rooms = hub.rooms();
    for (const room of rooms) room.machine.sweepStarted();
    const { epoch, now, heads } = await readSweep(db, [...new Set(rooms.map((room) => room.key.topic))]);
    for (const room of rooms) room.sweepAnswered(epoch, heads[room.key.topic] ?? 0, startedAt);
    clock.follow(Date.parse(now), startedAt);
  };

  const compareSessions = async () => {
    const checked = [...hub.connections].filter((connection) => connection.actor !== null);
    const active = await sessions.findActive([...new Set(checked.map(({ actor }) => actor?.session_id ?? ''))]);
    const changed: Promise<void>[] = [];
    for (const connection of checked) {
      const now = active.get(connection.actor?.session_id ?? '');
      const isSame = now && now.role === connection.actor?.role && now.user_id === connection.actor.user_id;
      if (!isSame || connection.expiresAt <= Date.now()) connection.end('unauthorized');
      else if (connection.hasOldRights || hasChanged(connection.actor, now))
        changed.push(hub.changeActor(connection, now));
    }
    await Promise.all(changed);
  };

  const sweep = async () => {
    clearTimeout(timer);
    isRunning = true;
    let hasFailed = false;
    try {
      await Promise.all([compareHeads(), compareSessions()]);
      succeededAt = performance.now();
    } catch (error) {
      hasFailed = true;
      onError(error, 'comparing with the database');
    }
    hub.closeUnusedRooms();
    isRunning = false;
    if (isStopped) return;
    timer = setTimeout(() => void sweep(), isWantedAgain ? 0 : hasFailed ? RETRY_EVERY_MS : SWEEP_EVERY_MS);
    isWantedAgain = false;
  };

  void sweep();
  return {
    now() {
      if (isRunning) isWantedAgain = true;
      else if (!isStopped) void sweep();
    },
    isHealthy: () => performance.now() - succeededAt < 3 * SWEEP_EVERY_MS,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
