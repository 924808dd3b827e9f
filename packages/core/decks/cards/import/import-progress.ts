import type { JobProgress } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { findImport, type ImportProgress } from './imports.repository.ts';

/** A run as those see it who follow it live. */
export function progressOf(run: Omit<ImportProgress, 'id'>): Omit<JobProgress, 'id' | 'kind'> {
  const { status, total, done, skipped, added, changed, error } = run;
  const message = status === 'done' ? `新增 ${added} 张，更新 ${changed} 张，跳过 ${skipped} 项` : error;
  return { status, total, done, failed: skipped, message };
}

export async function readImportProgress(db: Db | Trx, id: string): Promise<JobProgress | undefined> {
  const run = await findImport(db, id);
  return run && { id, kind: 'card_import', ...progressOf(run) };
}
