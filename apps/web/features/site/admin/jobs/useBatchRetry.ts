import { jobsApi } from '@pailei/contracts/site/jobs/jobs.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';

type Progress = { done: number; failed: number; total: number };

const NONE: ReadonlySet<string> = new Set();

/** Retries several failed jobs one after the other; those that are refused stay selected. */
export function useBatchRetry(select: (ids: ReadonlySet<string>) => void) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState(NONE);

  async function run(ids: readonly string[]): Promise<void> {
    const refused = new Set<string>();
    setFailed(NONE);
    setProgress({ done: 0, failed: 0, total: ids.length });
    for (const [index, id] of ids.entries()) {
      await api.call(jobsApi.retry, { params: { id } }).catch(() => refused.add(id));
      setProgress({ done: index + 1 - refused.size, failed: refused.size, total: ids.length });
    }
    setProgress(null);
    setFailed(refused);
    select(refused);
    if (refused.size === 0) toast.success(`${ids.length} 个任务已重新排队`);
    else toast.error(`${refused.size} 个任务无法重试，仍保持选中`);
    await queries.invalidateQueries({ queryKey: ['admin-failures'] });
  }

  return { run, progress, failed, isRunning: progress !== null };
}
