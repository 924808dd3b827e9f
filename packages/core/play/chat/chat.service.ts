import { appError, generalError } from '@pailei/contracts/http/errors';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { BURST, chatFault } from '@pailei/domain/chat/chat';
import { CHAT_FREE_WORDS } from '@pailei/domain/teams/names';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import type { Muted } from '@pailei/contracts/play/chat/chat-views';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { refuseForbiddenWords } from '../../people/teams/team-input.ts';
import { battleChat } from './battle-chat.ts';
import type { ChatDeps, ChatOwner, ChatPlace, ShownMessage } from './chat-owner.ts';
import {
  countMessagesSince,
  findMessage,
  findMessages,
  findMuted,
  insertMessage,
  insertMute,
  liftMute,
} from './chat.repository.ts';
import { matchChat } from './match-chat.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { closeReport, findReport, findReports, insertReport, type StoredReport } from './chat-reports.repository.ts';

/** Messages that players report, and what becomes of the reports. */
function chatReports<Address extends { id: string }, Message extends ShownMessage>(
  deps: ChatDeps,
  owner: ChatOwner<Address, Message>,
) {
  const { db, now } = deps;
  const { kind, errors } = owner;
  type Report = Omit<StoredReport, 'message'> & { message: Message };
  const shownOf = (report: StoredReport): Report => ({ ...report, message: owner.messageOf(report.message) });
  return {
    report: (actor: Actor, address: Address, report: { message_id: string; reason: string }): Promise<{ id: string }> =>
      inTransaction(deps, async (trx, log) => {
        const { id } = address;
        const message = await findMessage(trx, kind, { id, message_id: report.message_id });
        const place = await owner.enter(trx, message ? owner.addressOf(id, message) : address, actor);
        const isReadable = place.columns.line === null || place.columns.side === message?.side;
        if (!message || !isReadable) throw generalError('not_found');
        if (message.author_id === actor.user_id) throw appError(errors, 'own_message');
        if (message.is_staff) throw appError(errors, 'staff_message');
        const row = { id: newId(), owner_id: id, reporter_id: actor.user_id, opened_at: now(), ...report };
        if (!(await insertReport(trx, kind, row))) throw appError(errors, 'report_again');
        log.add(staffTopic.of(), 'case_opened', { case: await owner.caseOf(trx, id, row) });
        return { id: row.id };
      }),

    async reports(actor: Actor, id: string): Promise<{ items: Report[] }> {
      await owner.oversee(db, id, actor);
      return { items: (await findReports(db, kind, id)).map(shownOf) };
    },

    closeReport: (actor: Actor, of: { id: string; report_id: string }, answer: string): Promise<Report> =>
      inTransaction(deps, async (trx, log) => {
        await owner.oversee(trx, of.id, actor);
        const report = await findReport(trx, kind, of);
        if (!report) throw generalError('not_found');
        const { report_id } = of;
        if (!(await closeReport(trx, kind, report_id, { closed_by: actor.user_id, closed_at: now(), answer })))
          throw appError(errors, 'report_closed');
        log.add(staffTopic.of(), 'chat_report_closed', { report_id });
        const { username, text } = report.message;
        await recordAudit(trx, {
          actor,
          action: `${kind}_chat.close_report`,
          target_type: kind,
          target_id: of.id,
          before: null,
          after: { username, text },
          reason: answer,
        });
        return shownOf((await findReport(trx, kind, of)) ?? report);
      }),
  };
}

type MuteBody = { account_id: string; is_muted: boolean; reason: string };

/** Referees silence a player in one match or battle, and let them write again. */
function chatMutes<Address extends { id: string }, Message extends ShownMessage>(
  deps: ChatDeps,
  owner: ChatOwner<Address, Message>,
) {
  const { kind, errors } = owner;
  return {
    mute: (actor: Actor, id: string, { account_id, is_muted, reason }: MuteBody): Promise<{ muted: Muted[] }> =>
      inTransaction(deps, async (trx, log) => {
        await owner.oversee(trx, id, actor);
        const author = await owner.findAuthor(trx, id, account_id);
        if (!author) throw appError(errors, 'not_in_match', { account_id: errors.not_in_match[1] });
        const at = deps.now();
        const { side, name } = author;
        const hasChanged = is_muted
          ? await insertMute(trx, kind, {
              id: newId(),
              owner_id: id,
              account_id,
              side,
              muted_by: actor.user_id,
              reason,
              at,
            })
          : await liftMute(trx, kind, { id, account_id, at });
        if (!hasChanged) throw appError(errors, is_muted ? 'muted_already' : 'not_muted');
        const muted = await findMuted(trx, kind, id);
        const now = muted.find((one) => one.account_id === account_id);
        owner.publishMute(
          log,
          { id, side },
          now ? { type: 'author_muted', payload: now } : { type: 'author_unmuted', payload: { account_id } },
        );
        await recordAudit(trx, {
          actor,
          action: is_muted ? `${kind}_chat.mute` : `${kind}_chat.unmute`,
          target_type: kind,
          target_id: id,
          before: null,
          after: { username: name },
          reason,
        });
        return { muted };
      }),
  };
}

type NewMessage = { text: string; idempotencyKey: string | undefined };

export type MatchChatService = ReturnType<typeof createMatchChatService>;
export type BattleChatService = ReturnType<typeof createBattleChatService>;

export const createMatchChatService = (deps: ChatDeps) => createChat(deps, matchChat);
export const createBattleChatService = (deps: ChatDeps) => createChat(deps, battleChat);

/** What players and referees write to each other. It is kept with its match or battle. */
function createChat<Address extends { id: string }, Message extends ShownMessage>(
  deps: ChatDeps,
  owner: ChatOwner<Address, Message>,
) {
  const { db, now } = deps;
  const { kind, enter, messageOf } = owner;
  return {
    async list(
      actor: Actor,
      address: Address,
      page: { before?: string | undefined; limit: number },
    ): Promise<{ items: Message[] }> {
      const { id, columns } = await enter(db, address, actor);
      return { items: (await findMessages(db, kind, { id, columns, ...page })).map(messageOf) };
    },

    add(actor: Actor, address: Address, { text, idempotencyKey: key }: NewMessage): Promise<Message> {
      const { id, ...line } = address;
      const call = { account_id: actor.user_id, route: owner.routeOf(id), key, body: { ...line, text } };
      return inTransaction(deps, async (trx, log) => {
        const place = await enter(trx, address, actor);
        const made = await runOnce(trx, call, async () => {
          await refuseForbiddenWords(trx, { text }, CHAT_FREE_WORDS);
          await owner.lock(trx, id);
          const written = { author_id: actor.user_id, text, at: now() };
          const fault = await faultOf(trx, place, written);
          if (fault) throw appError(owner.errors, fault);
          const { is_staff, columns } = place;
          const message_id = newId();
          await insertMessage(trx, kind, { id: message_id, owner_id: id, is_staff, ...columns, ...written });
          owner.publishMessage(log, id, await requireMessage(trx, id, message_id));
          return { id: message_id };
        });
        return requireMessage(trx, id, made.id);
      });
    },

    ...chatReports(deps, owner),
    ...chatMutes(deps, owner),
  };

  async function faultOf(
    trx: Trx,
    { id, ended_at, is_staff }: ChatPlace,
    { author_id, at }: { author_id: string; at: string },
  ) {
    const since = new Date(Date.parse(at) - BURST.seconds * 1_000).toISOString();
    const muted = await findMuted(trx, kind, id);
    const is_muted = muted.some(({ account_id }) => account_id === author_id);
    const recent = await countMessagesSince(trx, kind, { id, author_id, since });
    return chatFault({ ended_at, is_staff, is_muted, recent }, at);
  }

  async function requireMessage(trx: Trx, id: string, message_id: string): Promise<Message> {
    const message = await findMessage(trx, kind, { id, message_id });
    if (!message) throw generalError('not_found');
    return messageOf(message);
  }
}
