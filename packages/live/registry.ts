import type { LogEvent, Topic } from '@pailei/contracts/topics/topic';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Person } from '@pailei/domain/rights/rights';
import type { Side } from '@pailei/domain/series/sides';

/** Who calls or listens, with the rights they have now. */
export type Actor = Person & {
  user_id: string;
  session_id: string;
  username: string;
  /** Of the approved team; null without one. */
  team_id: string | null;
  /** Changes whenever the account does: then the rights of open sockets are asked again. */
  account_version?: string;
  /** Where a request comes from; the audit log keeps it. */
  from?: { ip: string; request_id: string };
};

export type Permission =
  | { allowed: true; delay_seconds: number }
  | { allowed: false; code: 'unauthorized' | 'forbidden' | 'not_found' };

export type AuthorizeContext = { actor: Actor | null; id?: string; side?: Side; db: Db };

/** `head`: as the transaction sees it; a version: the log folded up to there. */
export type SnapshotPoint = 'head' | { version: number };

type Served<View> = {
  authorize(context: AuthorizeContext): Promise<Permission>;
  /** The state at `at`, as JSON. Read with `trx` only: its position is read in the same transaction. */
  snapshot(trx: Trx, id: string | undefined, at: SnapshotPoint, side?: Side): Promise<View | undefined>;
};

/** What a feature gives to the hub for one of its topics. The hub knows nothing else of any feature. */
export type TopicDefinition<View = unknown> = Served<View> & {
  kind: string;
  /** Whether everybody's right to the topic is asked for again after this event: their delay may be another. */
  changesRights?(event: LogEvent): boolean;
};

type ServedTopic<View, Events> = Served<View> & {
  /** Types of events after which everybody's right to the topic is asked for again. */
  changesRights?: readonly (keyof Events & string)[];
};

/** Who may join a topic, and where its view starts. */
export function serveTopic<View, Events>(
  { kind }: Topic<View, Events>,
  { changesRights, ...served }: ServedTopic<View, Events>,
): TopicDefinition<View> {
  const types: readonly string[] | undefined = changesRights;
  return { kind, ...served, ...(types && { changesRights: ({ t }) => types.includes(t) }) };
}

/** By topic kind (`parseTopic(name).kind`). */
export type TopicRegistry = Partial<Record<string, TopicDefinition>>;

/** Sessions that may act now: not revoked, not expired, and of an account that is not suspended. */
export type SessionsReader = {
  /** The actors of those of `sessionIds` that are active, by session id, with their role as it is now. */
  findActive(sessionIds: string[]): Promise<Map<string, Actor>>;
};
