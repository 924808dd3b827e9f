import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { inTransaction } from '@pailei/live/transaction';
import { createCommandQueue } from './command-queue.ts';

type Turn = { row: string; work: () => Promise<unknown> };

/** Runs `work` when it is the turn of whoever asked for this row, in a transaction of its own. */
export type InTurn = <Result>(row: string, work: (trx: Trx, log: LiveLog) => Promise<Result>) => Promise<Result>;

export type TurnsOptions = {
  /** Pieces of work at once, each with its connection. */
  lanes: number;
  /** Milliseconds after which what still waits is refused as busy; default: less than a caller waits for an answer. */
  maxWaitMs?: number | undefined;
};

/**
 * For commands that cannot go together: those of one row wait in the process for each other, and all of them for one of the lanes, before
 * they take a connection. A burst on one row holds one connection, and not all that the process has.
 */
export function createTurns({ lanes, maxWaitMs }: TurnsOptions) {
  const queue = createCommandQueue<Turn, unknown>(
    {
      groupOf: ({ row }) => row,
      locksOf: ({ row }) => [row],
      isSingle: () => true,
      lanes,
      perTransaction: 1,
      maxWaitMs,
    },
    (turns) => Promise.all(turns.map(async ({ work }) => ({ status: 'done' as const, result: await work() }))),
  );
  // The queue gives back what this very work resolved to.
  return <Result>(row: string, work: () => Promise<Result>) => queue.run({ row, work }) as Promise<Result>;
}

/** The same for transactions. */
export function transactionsInTurn(deps: Parameters<typeof inTransaction>[0], options: TurnsOptions): InTurn {
  const inTurn = createTurns(options);
  return (row, work) => inTurn(row, () => inTransaction(deps, work));
}
