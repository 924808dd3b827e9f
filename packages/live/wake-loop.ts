import type { LoopName } from '@pailei/contracts/site/jobs/job-texts';
import type { Trx } from '@pailei/db/tx';
import { leaveWork } from '@pailei/db/work-left';

/** This transaction leaves something to do for a loop of the workers, which is woken once it is committed. */
export const wakeLoop = (trx: Trx, name: LoopName): void => leaveWork(trx, name);
