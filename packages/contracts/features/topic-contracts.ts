import { unknownKeyStripper, type StripUnknownKeys } from '../http/strip-unknown-keys.ts';
import type { TopicShape } from '../topics/topic-description.ts';
import { TOPICS } from './topics.ts';
import type { ZodType } from 'zod';

/** Something that was about to leave and is not in its contract. `what` is an event's type, or `the snapshot`. */
export type Breach = { kind: string; what: string; problems: string[] };

/** By the kind of the topic. */
export type TopicContracts = {
  /** The payload as it may be stored and sent. Throws for a topic or a type that no contract names. */
  payload(kind: string, type: string, payload: object): object;
  /** A payload from the log as it may be sent. One of a type that no contract names, as a newer process may write, is empty. */
  storedPayload(kind: string, type: string, payload: object): object;
  /** The snapshot as it may be sent. Throws for a kind of topic that no contract names. */
  snapshot(kind: string, state: unknown): unknown;
};

type Options = {
  /** A value that breaks its contract is an error. Otherwise what the contract does not name is dropped and reported. */
  isStrict: boolean;
  report: (breach: Breach) => void;
};

type Gate = { schema: ZodType; keep: StripUnknownKeys };

/**
 * The border of the live log: nothing passes that its contract does not name, whatever its source. A row that is handed on by
 * mistake loses its private columns here.
 */
export function createTopicContracts(
  shapes: Readonly<Record<string, TopicShape>>,
  { isStrict, report }: Options,
): TopicContracts {
  const gates = new Map<string, Gate>();

  function findGate(kind: string, what: string): Gate | undefined {
    const name = `${kind} ${what}`;
    const known = gates.get(name);
    if (known) return known;
    const shape = Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
    const events = shape?.events ?? {};
    const schema = what === SNAPSHOT ? shape?.snapshot : Object.hasOwn(events, what) ? events[what] : undefined;
    if (!schema) return undefined;
    const gate = { schema, keep: unknownKeyStripper(schema) };
    gates.set(name, gate);
    return gate;
  }

  function pass(kind: string, what: string, value: unknown): unknown {
    const gate = findGate(kind, what);
    if (!gate) throw new Error(`no contract names ${what} of the topic ${kind}`);
    const { schema, keep } = gate;
    const problems: string[] = [];
    const kept = keep(value, problems);
    if (isStrict) problems.push(...(schema.safeParse(kept).error?.issues.map(problemOf) ?? []));
    if (problems.length === 0) return kept;
    if (isStrict) throw new Error(`${what} of the topic ${kind} breaks its contract: ${problems.join(', ')}`);
    report({ kind, what, problems });
    return kept;
  }

  return {
    payload(kind, type, payload) {
      const kept = pass(kind, type, payload);
      if (typeof kept !== 'object' || kept === null) throw new Error(`nothing of ${type} is in its contract`);
      return kept;
    },
    storedPayload(kind, type, payload) {
      const problems: string[] = [];
      const kept = findGate(kind, type)?.keep(payload, problems) ?? {};
      if (problems.length > 0) report({ kind, what: type, problems });
      return kept;
    },
    snapshot: (kind, state) => (state === undefined ? undefined : pass(kind, SNAPSHOT, state)),
  };
}

/** No type of an event, which is a word. */
const SNAPSHOT = 'the snapshot';

const problemOf = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  `/${path.map(String).join('/')}: ${message}`;

/** Tests and development fail on what a running site strips. */
export const CONTRACTS_ARE_STRICT = process.env['NODE_ENV'] === 'test' || process.env['NODE_ENV'] === 'development';

const reported = new Set<string>();
let breaches = 0;

/** How many values had to be stripped since the process began. */
export const breachCount = () => breaches;

/** Counts a breach and writes it to the log, each kind of it once per process. */
export function reportBreach(breach: Breach): void {
  breaches += 1;
  const name = JSON.stringify(breach);
  if (reported.has(name)) return;
  reported.add(name);
  process.stderr.write(
    `${JSON.stringify({ level: 'error', message: 'something outside of its contract was dropped', ...breach })}\n`,
  );
}

/** The contracts of the site. */
export const siteContracts = createTopicContracts(
  Object.fromEntries(TOPICS.map(({ kind, shapes }) => [kind, shapes])),
  { isStrict: CONTRACTS_ARE_STRICT, report: reportBreach },
);
