import { appError, generalError } from '@pailei/contracts/http/errors';
import { MATCH_CHAT_ERRORS } from '@pailei/contracts/play/match-chat/match-chat.api';
import type { ChatReport } from '@pailei/contracts/play/match-chat/match-chat-views';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../site/audit/index.ts';
import { closeReport, findReport, findReports, insertReport, reportCase } from './chat-reports.repository.ts';
import type { MatchChatDeps } from './match-chat.deps.ts';
import { requireChat, requireOthersChat } from './match-chat.policy.ts';
import { findMessage } from './match-chat.repository.ts';

/** Messages that players report, and what becomes of the reports. */
export function chatReports(deps: MatchChatDeps) {
  const { db, now } = deps;
  return {
    report: (actor: Actor, id: string, report: { message_id: string; reason: string }): Promise<{ id: string }> =>
      inTransaction(deps, async (trx, log) => {
        const { match } = await requireChat(trx, id, actor);
        const message = await findMessage(trx, id, report.message_id);
        if (!message) throw generalError('not_found');
        if (message.author.id === actor.user_id) throw appError(MATCH_CHAT_ERRORS, 'own_message');
        if (message.is_staff) throw appError(MATCH_CHAT_ERRORS, 'staff_message');
        const row = { id: newId(), match_id: id, reporter_id: actor.user_id, opened_at: now(), ...report };
        const open = { closed_by: null, closed_at: null, answer: null };
        if (!(await insertReport(trx, { ...row, ...open }))) throw appError(MATCH_CHAT_ERRORS, 'report_again');
        log.add(staffTopic.of(), 'case_opened', { case: reportCase(match, row) });
        return { id: row.id };
      }),

    async reports(actor: Actor, id: string): Promise<{ items: ChatReport[] }> {
      await requireOthersChat(db, id, actor);
      return { items: await findReports(db, id) };
    },

    closeReport: (
      actor: Actor,
      { id, report_id }: { id: string; report_id: string },
      answer: string,
    ): Promise<ChatReport> =>
      inTransaction(deps, async (trx, log) => {
        await requireOthersChat(trx, id, actor);
        const report = await findReport(trx, id, report_id);
        if (!report) throw generalError('not_found');
        if (!(await closeReport(trx, report_id, { closed_by: actor.user_id, closed_at: now(), answer })))
          throw appError(MATCH_CHAT_ERRORS, 'report_closed');
        log.add(staffTopic.of(), 'chat_report_closed', { report_id });
        const { author, text } = report.message;
        await recordAudit(trx, {
          actor,
          action: 'match_chat.close_report',
          target_type: 'match',
          target_id: id,
          before: null,
          after: { username: author.username, text },
          reason: answer,
        });
        return (await findReport(trx, id, report_id)) ?? report;
      }),
  };
}
