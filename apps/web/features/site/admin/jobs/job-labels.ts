import type { ProcessView } from '@pailei/contracts/site/jobs/jobs.api';
import { JOB_TEXTS, LOOP_TEXTS } from '@pailei/contracts/site/jobs/job-texts';

const named = (texts: Readonly<Record<string, string>>, name: string) =>
  (Object.hasOwn(texts, name) ? texts[name] : undefined) ?? name;

/** What a job does; the code of one that there is no more. */
export const jobText = (name: string): string => named(JOB_TEXTS, name);
export const loopText = (name: string): string => named(LOOP_TEXTS, name);

const PROCESS_TEXTS: Readonly<Record<ProcessView['kind'], string>> = {
  api: '接口',
  hub: '实时通道',
  worker: '后台任务',
};

export const processText = (kind: ProcessView['kind']): string => PROCESS_TEXTS[kind];
