import type { ChatReportCase } from '@pailei/contracts/play/staff/staff-shapes';
import type { Trx } from '@pailei/db/tx';
import { findReportCases } from './chat-reports.repository.ts';

/** Reports of all matches that nobody has answered, for the referees' list. */
export const readChatReportCases = (trx: Trx, limit: number): Promise<ChatReportCase[]> => findReportCases(trx, limit);
