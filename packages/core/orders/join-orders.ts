import { AppError } from '@pailei/contracts/errors';
import type { OrderDetail } from '@pailei/contracts/orders';
import { isBrokenRule } from '@pailei/db/tx';
import type { PlaceOutcome } from './place-orders.ts';
import type { PlaceCall } from './sale.ts';

type Waiting = PlaceCall & { resolve: (order: OrderDetail) => void; reject: (error: unknown) => void };

/** Places orders in one transaction; alone, it waits for whoever holds the account. */
export type PlaceTogether = (calls: readonly PlaceCall[], options: { waits: boolean }) => Promise<PlaceOutcome[]>;

const MOST_TOGETHER = 64;
/** While one transaction waits for the disk, the other one reads. */
const LANES = 2;

/**
 * Joins the orders that come in while transactions are under way: they go into the next one together, so that a product
 * that everybody wants is locked once for all of them. An order that stands alone waits for nobody. What goes wrong with
 * one of them is not told to the others: they are placed one by one then.
 */
export function createOrderJoiner(placeTogether: PlaceTogether): (call: PlaceCall) => Promise<OrderDetail> {
  let waiting: Waiting[] = [];
  /** The buyers and products of each transaction under way. */
  const lanes = new Set<ReadonlySet<string>>();

  function work(): void {
    while (lanes.size < LANES) {
      const [batch, rest] = splitBatch(waiting, lanes);
      if (batch.length === 0) return;
      waiting = rest;
      const lane = new Set(batch.flatMap(locksOf));
      lanes.add(lane);
      void serve(batch, placeTogether).finally(() => {
        lanes.delete(lane);
        work();
      });
    }
  }

  return (call) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...call, resolve, reject });
      work();
    });
}

const locksOf = ({ actor, body }: PlaceCall) => [actor.user_id, body.product_id];

/**
 * A buyer or a product is in one transaction at a time: the others would only wait for it. The same key a second time
 * waits for the first, and will find its answer.
 */
function splitBatch(
  waiting: readonly Waiting[],
  lanes: ReadonlySet<ReadonlySet<string>>,
): [batch: Waiting[], rest: Waiting[]] {
  const busy = new Set([...lanes].flatMap((lane) => [...lane]));
  const keys = new Set<string>();
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const call of waiting) {
    const key = call.idempotencyKey && `${call.actor.user_id} ${call.idempotencyKey}`;
    const isRepeated = key !== undefined && keys.has(key);
    const isBusy = locksOf(call).some((id) => busy.has(id));
    if (isBusy || isRepeated || batch.length === MOST_TOGETHER) rest.push(call);
    else batch.push(call);
    if (key !== undefined) keys.add(key);
  }
  return [batch, rest];
}

async function serve(batch: readonly Waiting[], placeTogether: PlaceTogether): Promise<void> {
  const [only] = batch;
  if (batch.length === 1 && only) return serveAlone(only, placeTogether);
  try {
    const outcomes = await placeTogether(batch, { waits: false });
    for (const [index, call] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome?.status === 'busy') void serveAlone(call, placeTogether);
      else answer(call, outcome);
    }
  } catch (error) {
    if (!isAboutOne(error)) return batch.forEach(({ reject }) => reject(error));
    for (const call of batch) await serveAlone(call, placeTogether);
  }
}

async function serveAlone(call: Waiting, placeTogether: PlaceTogether): Promise<void> {
  try {
    const [outcome] = await placeTogether([call], { waits: true });
    answer(call, outcome);
  } catch (error) {
    call.reject(error);
  }
}

function answer({ resolve, reject }: Waiting, outcome: PlaceOutcome | undefined): void {
  if (outcome?.status === 'placed') resolve(outcome.order);
  else reject(outcome?.status === 'refused' ? outcome.error : new Error('an order was left without an answer'));
}

/** A broken rule of the database (classes 22 and 23) is one order's; a lost connection or a long wait is everybody's. */
function isAboutOne(error: unknown): boolean {
  return error instanceof AppError || isBrokenRule(error);
}
