import { useQueryClient } from '@tanstack/react-query';

import { isJobOver, useJobEnd } from '../../../../shared/live/job-end.ts';
import { useJob } from '../../../../shared/live/useTopics.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useUrlId } from '../../../../shared/ui/data/useUrlId.ts';
import { ALL_ORDERS, useBatchResults, useStartBatch, useStopBatch, type BatchBody } from '../admin-orders.api.ts';
import { BATCH_NAMES, outcomeText, currentResults } from './batch.model.ts';

/**
 * Changes many orders through the worker and follows it, also after the page was loaded again. `onEnd` gets the ids
 * of those that could not be changed.
 */
export function useOrderBatch(onEnd: (failedIds: readonly string[]) => void) {
  const queries = useQueryClient();
  const [jobId, setJobId] = useUrlId('batch');
  const { state: job, status: following } = useJob(jobId);
  const read = useBatchResults(jobId).data;
  const start = useStartBatch();
  const stop = useStopBatch();
  const results = jobId === null || !read ? [] : currentResults(read.results, job?.items);
  const byId = new Map(results.map((result) => [result.order_id, result]));
  const isRunning = start.isPending || (jobId !== null && following.phase !== 'denied' && !isJobOver(job));

  useJobEnd(job, (ended) => {
    void queries.invalidateQueries({ queryKey: ALL_ORDERS });
    const isComplete = ended.status === 'done' && ended.failed === 0;
    (isComplete ? toast.success : toast.error)(outcomeText(ended));
    if (isComplete) setJobId(null);
    onEnd((ended.items ?? []).flatMap(({ id, status }) => (status === 'failed' ? [id] : [])));
  });

  return {
    isRunning,
    results,
    /** Nothing of a batch that nobody looks at any more. */
    resultOf: (id: string) => byId.get(id),
    progress: jobId === null || !job ? null : progressOf(),
    run: (body: BatchBody) => start.mutate(body, { onSuccess: ({ job_id }) => setJobId(job_id) }),
    dismiss: () => setJobId(null),
  };

  function progressOf() {
    const { done = 0, failed = 0, total = 0 } = job ?? {};
    return {
      label: read ? BATCH_NAMES[read.to] : '批量修改',
      done: done - failed,
      failed,
      total,
      ...(isRunning && jobId !== null && { onStop: () => stop.mutate(jobId) }),
    };
  }
}

export type OrderBatch = ReturnType<typeof useOrderBatch>;
