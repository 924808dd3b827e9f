import type { Sample } from '@pailei/contracts/site/status/status.api';

/** One round of probes, all of one slot. */
export type ProbeRound = { slot: number; at: string; samples: Sample[] };
