import type { ErrorTable } from '@pailei/contracts/http/errors';
import type { callErrors } from '@pailei/contracts/play/referee-calls/referee-calls';
import type { RefereeCallPlace } from '@pailei/contracts/play/referee-calls/calls.notices';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Side } from '@pailei/domain/series/sides';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import type { NewNotification } from '../../people/notifications/new-notification.ts';
import type { BattleRulingsService } from '../battles/battle-rulings.service.ts';
import type { MatchesService } from '../matches/matches.service.ts';

export type RefereeCallsDeps = {
  db: Db;
  publisher: Publisher;
  now: () => string;
  matches: Pick<MatchesService, 'ruleWithin'>;
  battleRulings: Pick<BattleRulingsService, 'ruleWithin'>;
};

/** A call, and the match or battle that it is of. */
export type CallId = { id: string; call_id: string };

type Person = { id: string; username: string };

export type ShownCall = {
  id: string;
  side: Side;
  text: string;
  caller: Person;
  opened_at: string;
  escalated_at?: string | null | undefined;
  answer: { by: Person; at: string } | null;
  closed: object | null;
};

export type CallChange = { answered_by: string; answered_at: string } | { escalated_by: string; escalated_at: string };

export type Closing = {
  id: string;
  by: string;
  outcome: 'resolved' | 'withdrawn';
  credited_seconds: number;
  now: string;
};

export type Opening<Body> = { body: Body; side: Side; caller_id: string; now: string };

export type Crediting<Call> = { actor: Actor; id: string; call: Call; seconds: number };

export type Attended<Call> =
  | { step: 'answer' | 'escalate'; call: Call }
  | { step: 'close'; call: Call; credited_seconds: number };

/** What a referee is called to, a match or a battle: who may call, whose clock runs, who hears of it. */
export type CallOwner<Row extends { id: string }, Call extends ShownCall, Body extends { text: string }> = {
  kind: 'match' | 'battle';
  errors: ErrorTable & ReturnType<typeof callErrors>;
  /** As the idempotency keys know it. */
  routeOf(id: string): string;
  /** Throws `not_found` for an owner that does not exist for this actor. */
  find(this: void, db: Db | Trx, id: string, actor: Actor): Promise<Row>;
  lock(this: void, trx: Trx, id: string, actor: Actor): Promise<Row>;
  /** Throws for an actor who has a part in it. */
  refuseOwn(this: void, db: Db | Trx, row: Row, actor: Actor): Promise<void>;
  /** The side that the actor calls for, or has called for. Throws for anyone else. */
  callerSide(this: void, trx: Trx, row: Row, actor: Actor): Promise<Side>;
  /** Throws where this actor may not call for this, or no one may any more. */
  refuseOpening(this: void, trx: Trx, row: Row, of: { actor: Actor; body: Body }): Promise<void>;
  /** Throws for a member of the side who may not take this call back. */
  refuseWithdrawal(this: void, trx: Trx, row: Row, of: { actor: Actor; call: Call }): Promise<void>;
  readAll(this: void, db: Db | Trx, id: string): Promise<Call[]>;
  /** Throws `not_found` for a call of another owner. */
  read(this: void, db: Db | Trx, id: string, callId: string): Promise<Call>;
  open(this: void, trx: Trx, log: LiveLog, row: Row, opening: Opening<Body>): Promise<Call>;
  change(this: void, trx: Trx, log: LiveLog, row: Row, of: { id: string; change: CallChange }): Promise<Call>;
  close(this: void, trx: Trx, log: LiveLog, row: Row, closing: Closing): Promise<Call>;
  /** Gives the clock that runs so many seconds. False where none runs. Before the owner is locked: a ruling locks what it belongs to first. */
  credit(this: void, trx: Trx, log: LiveLog, deps: RefereeCallsDeps, crediting: Crediting<Call>): Promise<boolean>;
  isDemo(row: Row): boolean;
  /** To the referees, or to the admins for a call that was handed up, who have no part in it. */
  staffNotices(
    this: void,
    trx: Trx,
    of: { row: Row; call: Call; isEscalated: boolean; now: string },
  ): Promise<NewNotification[]>;
  placeOf(row: Row, call: Call): RefereeCallPlace;
  /** Writes what the referee did into the audit log. */
  record(this: void, trx: Trx, actor: Actor, id: string, attended: Attended<Call>): Promise<void>;
};
