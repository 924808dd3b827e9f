import { appError, generalError } from '@pailei/contracts/http/errors';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { ChatDeps, ChatOwner, ShownMessage } from './chat-owner.ts';
import { closeReport, findReport, findReports, insertReport, type StoredReport } from './chat-reports.repository.ts';
import { findMessage } from './chat.repository.ts';

/** Messages that players report, and what becomes of the reports. */
export function chatReports<Address extends { id: string }, Message extends ShownMessage>(
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
