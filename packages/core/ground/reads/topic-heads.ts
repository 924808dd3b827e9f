import type { Db } from '@pailei/db/client';
import { CompiledQuery } from 'kysely';

/** `undefined`: the database has not answered; `error` says why, where it said so. */
type Answer = (version: string | undefined, error?: unknown) => void;

export type TopicHeads = {
  /**
   * Calls `answer` with the head of a topic and the history that it belongs to, read after this call; after a second without one,
   * with nothing.
   */
  ask(topic: string, answer: Answer): void;
  /** The same, as long as it takes. */
  get(topic: string): Promise<string>;
};

const GAP_MS = 1;
const PATIENCE_MS = 1_000;

const HEADS = `select live_epoch.epoch, live_head.topic, live_head.version
  from live_epoch left join live_head on live_head.topic = any($1::text[])`;

type HeadRow = { epoch: string; topic: string | null; version: number | null };
type Asked = Map<string, { answer: Answer; isPatient: boolean }[]>;

/**
 * The heads of topics, never older than the question: pages ask as soon as an event tells them of a change, and one that got the
 * answer before it would not ask again. However many ask for however many topics, one query is under way, one waits, and none begins
 * within a millisecond of the last: what a crowd pays for is the round trip, and that millisecond makes it one for all of them.
 */
export function createTopicHeads(db: Db): TopicHeads {
  let waiting: Asked = new Map();
  let patience: NodeJS.Timeout | undefined;
  let isReading = false;
  let begunAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<void> {
    const [asked, timer] = [waiting, patience];
    waiting = new Map();
    begunAt = performance.now();
    let error: unknown;
    const versions = await readVersions(db, [...asked.keys()]).catch((failure: unknown) => {
      error = failure;
    });
    clearTimeout(timer);
    isReading = false;
    if (waiting.size > 0) readSoon();
    for (const [topic, those] of asked) for (const { answer } of those) answer(versions?.of(topic), error);
  }

  /** Once everything that has come in by now has asked. */
  function readSoon(): void {
    isReading = true;
    if (performance.now() - begunAt < GAP_MS) setTimeout(() => void read(), GAP_MS);
    else setImmediate(() => void read());
  }

  function add(topic: string, answer: Answer, isPatient: boolean): void {
    const asked = waiting;
    if (asked.size === 0) patience = setTimeout(() => dismissImpatient(asked), PATIENCE_MS).unref();
    const others = asked.get(topic);
    if (others) others.push({ answer, isPatient });
    else asked.set(topic, [{ answer, isPatient }]);
    if (!isReading) readSoon();
  }

  return {
    ask: (topic, answer) => add(topic, answer, false),
    get: (topic) =>
      new Promise((resolve, reject) => {
        add(topic, (version, error) => (version === undefined ? reject(error) : resolve(version)), true);
      }),
  };
}

function dismissImpatient(asked: Asked): void {
  for (const [topic, those] of asked) {
    const patient = those.filter(({ isPatient }) => isPatient);
    asked.set(topic, patient);
    for (const { answer, isPatient } of those) if (!isPatient) answer(undefined);
  }
}

async function readVersions(db: Db, topics: string[]) {
  const { rows } = await db.executeQuery<HeadRow>(CompiledQuery.raw(HEADS, [topics]));
  const epoch = rows[0]?.epoch;
  if (epoch === undefined) throw new Error('the live log has no epoch');
  const versions = new Map(rows.map(({ topic, version }) => [topic, version]));
  return { of: (topic: string) => `${epoch}-${versions.get(topic) ?? 0}` };
}
