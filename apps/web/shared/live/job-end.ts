import type { JobProgress } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import { useEffect, useEffectEvent } from 'react';

export function isJobOver(job: JobProgress | null): boolean {
  return job !== null && job.status !== 'queued' && job.status !== 'running';
}

/** Calls once when the job that is followed has ended. */
export function useJobEnd(job: JobProgress | null, onEnd: (job: JobProgress) => void): void {
  const endedId = job && isJobOver(job) ? job.id : null;
  const end = useEffectEvent(() => job && onEnd(job));
  useEffect(() => {
    if (endedId !== null) end();
  }, [endedId]);
}
