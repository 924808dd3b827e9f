import type { ErrorTable } from '@pailei/contracts/http/errors';
import type { chatErrors } from '@pailei/contracts/play/chat/chat-calls';
import type { Muted } from '@pailei/contracts/play/chat/chat-views';
import type { ChatReportCase, BattleChatReportCase } from '@pailei/contracts/play/staff/staff-shapes';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Side } from '@pailei/domain/series/sides';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import type { ChatKind, StoredMessage } from './chat.repository.ts';

export type ChatDeps = { db: Db; publisher: Publisher; now: () => string };

/** What every message shows. */
export type ShownMessage = {
  id: string;
  author: { id: string; username: string };
  is_staff: boolean;
  text: string;
  at: string;
};

/** Where an actor reads and writes. `ended_at` null: the owner is not over. */
export type ChatPlace = {
  id: string;
  ended_at: string | null;
  is_staff: boolean;
  /** Columns of a message that say where it belongs. */
  columns: Pick<StoredMessage, 'side' | 'line'>;
};

export type MuteEvent =
  | { type: 'author_muted'; payload: Muted }
  | { type: 'author_unmuted'; payload: { account_id: string } };

/** What a chat belongs to, a match or a battle: who is in it, and who hears of what. */
export type ChatOwner<Address extends { id: string }, Message extends ShownMessage> = {
  kind: ChatKind;
  errors: ErrorTable & ReturnType<typeof chatErrors>;
  /** `POST /matches/…/chat`, as the idempotency keys know it. */
  routeOf(id: string): string;
  /** Throws for an actor who may not read there. */
  enter(this: void, db: Db | Trx, address: Address, actor: Actor): Promise<ChatPlace>;
  addressOf(this: void, id: string, message: StoredMessage): Address;
  /** Throws for an actor who is not a referee without a part in the owner. */
  oversee(this: void, db: Db | Trx, id: string, actor: Actor): Promise<void>;
  /** Two messages by one author must follow each other, so that none slips by the limit. */
  lock(this: void, trx: Trx, id: string): Promise<unknown>;
  /** Who plays, under the name that the audit log shows; undefined: the account has no part in the owner. */
  findAuthor(this: void, trx: Trx, id: string, accountId: string): Promise<{ side: Side; name: string } | undefined>;
  messageOf(this: void, row: StoredMessage): Message;
  publishMessage(this: void, log: LiveLog, id: string, message: Message): void;
  publishMute(this: void, log: LiveLog, of: { id: string; side: Side }, event: MuteEvent): void;
  caseOf(
    this: void,
    trx: Trx,
    id: string,
    report: { id: string; opened_at: string },
  ): Promise<ChatReportCase | BattleChatReportCase>;
};
