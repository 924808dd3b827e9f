import { AppError } from '@pailei/contracts/http/errors';
import type { EntryResult } from '@pailei/contracts/play/entries/entries.api';

type Asked = { id: string; done: Promise<unknown> };

/** What became of each. Only where nothing at all could be decided the call fails. */
export async function resultsOf<Item>(
  items: readonly Item[],
  ask: (item: Item) => Asked,
): Promise<{ results: EntryResult[] }> {
  const asked = items.map(ask);
  const outcomes = await Promise.allSettled(asked.map(({ done }) => done));
  const broken = outcomes.filter((one) => one.status === 'rejected' && !(one.reason instanceof AppError));
  const [first] = broken;
  if (first?.status === 'rejected' && broken.length === outcomes.length) throw first.reason;
  return {
    results: outcomes.map((outcome, index) => ({ id: asked[index]?.id ?? '', message: messageOf(outcome) })),
  };
}

function messageOf(outcome: PromiseSettledResult<unknown>): string | null {
  if (outcome.status === 'fulfilled') return null;
  return outcome.reason instanceof AppError ? outcome.reason.message : '暂时没有完成，请重试';
}
