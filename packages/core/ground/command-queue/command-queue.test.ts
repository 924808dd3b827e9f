import { generalError } from '@pailei/contracts/http/errors';
import { OutcomeUnknownError } from '@pailei/db/tx';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCommandQueue, type CommandQueueOptions, type Outcome, type RunCalls } from './command-queue.ts';

type Call = { id: string; row?: string; group?: string; key?: string | undefined; isSingle?: boolean };
type Options = Partial<CommandQueueOptions<Call>>;

const done = ({ id }: Call): Outcome<string> => ({ status: 'done', result: id });
const allDone: RunCalls<Call, string> = async (calls) => calls.map(done);
const failed = (code: string) => Object.assign(new Error(code), { code });

/** A queue that notes who was in each transaction, and whether it would have waited. */
function watched(answer = allDone, options: Options = {}) {
  const batches: string[][] = [];
  const modes: boolean[] = [];
  const queue = createCommandQueue<Call, string>(
    {
      locksOf: ({ row = 'row' }) => [row],
      groupOf: ({ group = '' }) => group,
      keyOf: ({ key }) => key,
      isSingle: ({ isSingle = false }) => isSingle,
      lanes: 2,
      perTransaction: 4,
      ...options,
    },
    async (calls, mode) => {
      batches.push(calls.map(({ id }) => id));
      modes.push(mode.waits);
      await Promise.resolve();
      return answer(calls, mode);
    },
  );
  const run = (call: Call | string) => queue.run(typeof call === 'string' ? { id: call } : call);
  const runAll = (calls: readonly (Call | string)[]) => Promise.allSettled(calls.map(run));
  return { ...queue, run, runAll, batches, modes };
}

const statusesOf = (settled: readonly PromiseSettledResult<string>[]) => settled.map(({ status }) => status);
const reasonsOf = (settled: readonly PromiseSettledResult<string>[]) =>
  settled.map((one) => (one.status === 'rejected' ? (one.reason as { code?: string }).code : one.value));

describe('commands of one row', () => {
  test('go together while one is under way, in the order they came', async () => {
    const { runAll, batches } = watched();
    expect(reasonsOf(await runAll(['a', 'b', 'c', 'd']))).toEqual(['a', 'b', 'c', 'd']);
    expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
  });

  test('are so many in one transaction at most', async () => {
    const { runAll, batches } = watched();
    await runAll(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(batches).toEqual([['a'], ['b', 'c', 'd', 'e'], ['f']]);
  });

  test('never share one with another of their key, nor overtake it', async () => {
    const { runAll, batches } = watched();
    await runAll(['a', { id: 'b', key: 'k' }, { id: 'c', key: 'k' }, { id: 'd', key: 'k' }, 'e']);
    expect(batches).toEqual([['a'], ['b', 'e'], ['c'], ['d']]);
  });

  test('that need a transaction of their own have one', async () => {
    const { runAll, batches } = watched();
    await runAll(['a', 'b', { id: 'c', isSingle: true }, { id: 'd', isSingle: true }, 'e']);
    expect(batches).toEqual([['a'], ['b', 'e'], ['c'], ['d']]);
  });
});

describe('groups', () => {
  test('share no transaction and take turns, however long the line of one is', async () => {
    const call = (group: string, number: number) => ({ id: `${group}${number}`, row: group, group });
    const { runAll, batches } = watched(allDone, { lanes: 1, perTransaction: 2 });
    await runAll([...[1, 2, 3, 4, 5].map((number) => call('a', number)), call('b', 1), call('c', 1)]);
    expect(batches).toEqual([['a1'], ['a2', 'a3'], ['b1'], ['c1'], ['a4', 'a5']]);
  });

  test('do not wait for a row that another group waits for', async () => {
    const hang = Promise.withResolvers<void>();
    const { run, batches } = watched(async (calls) => {
      if (calls[0]?.group === 'a') await hang.promise;
      return calls.map(done);
    });
    const first = run({ id: 'a1', row: 'a', group: 'a' });
    const second = run({ id: 'a2', row: 'a', group: 'a' });
    await run({ id: 'b1', row: 'b', group: 'b' });
    await run({ id: 'b2', row: 'b', group: 'b' });
    expect(batches).toEqual([['a1'], ['b1'], ['b2']]);
    hang.resolve();
    expect(await Promise.all([first, second])).toEqual(['a1', 'a2']);
  });
});

describe('what goes wrong with one', () => {
  test('goes to that one: a refusal', async () => {
    const error = generalError('conflict');
    const { runAll } = watched(async (calls) =>
      calls.map((call) => (call.id === 'b' ? { status: 'refused', error } : done(call))),
    );
    expect(reasonsOf(await runAll(['a', 'b', 'c']))).toEqual(['a', 'conflict', 'c']);
  });

  test.each([
    ['a broken rule of the database', failed('23514')],
    ['a fault in the code', new TypeError('undefined is not a function')],
  ])('goes to that one: %s; the others are carried out one by one', async (_what, error) => {
    const { runAll, batches, modes } = watched(async (calls) => {
      if (calls.some(({ id }) => id === 'c')) throw error;
      return calls.map(done);
    });
    expect(statusesOf(await runAll(['a', 'b', 'c', 'd']))).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([['a'], ['b', 'c', 'd'], ['b'], ['c'], ['d']]);
    expect(modes).toEqual([true, false, true, true, true]);
  });

  test('is not hidden: an outcome that is missing is an error', async () => {
    const { runAll } = watched(async (calls) => calls.slice(1).map(done));
    expect(statusesOf(await runAll(['a']))).toEqual(['rejected']);
  });
});

describe('what goes wrong with all', () => {
  test.each([
    ['the database is gone', failed('57P01')],
    ['a deadlock that does not end', failed('40P01')],
    ['a COMMIT of which nobody knows', new OutcomeUnknownError('cut')],
  ])('goes to all of them, and nothing is carried out twice: %s', async (_what, error) => {
    let isBroken = true;
    const { run, runAll, batches } = watched(async (calls) => {
      if (isBroken) throw error;
      return calls.map(done);
    });
    expect(statusesOf(await runAll(['a', 'b', 'c']))).toEqual(['rejected', 'rejected', 'rejected']);
    expect(batches).toEqual([['a'], ['b', 'c']]);
    isBroken = false;
    expect(await run('d')).toBe('d');
  });
});

describe('one whose rows are held elsewhere', () => {
  const busyOnce: RunCalls<Call, string> = async (calls, { waits }) =>
    calls.map((call) => (call.id.startsWith('held') && !waits ? { status: 'busy' } : done(call)));

  test('goes alone then, and waits', async () => {
    const { runAll, modes, batches } = watched(busyOnce);
    expect(reasonsOf(await runAll(['a', 'held', 'b']))).toEqual(['a', 'held', 'b']);
    expect(batches).toEqual([['a'], ['held', 'b'], ['held']]);
    expect(modes).toEqual([true, false, true]);
  });

  test('takes no more connections than there are lanes, however many they are', async () => {
    let atOnce = 0;
    let most = 0;
    const { runAll } = watched(async (calls, mode) => {
      most = Math.max(most, (atOnce += 1));
      await Promise.resolve();
      atOnce -= 1;
      return busyOnce(calls, mode);
    });
    const calls = Array.from({ length: 30 }, (_, index) => ({ id: `held${index}`, row: `${index}` }));
    expect(statusesOf(await runAll(calls))).toEqual(calls.map(() => 'fulfilled'));
    expect(most).toBeLessThanOrEqual(4);
  });
});

describe('a command that cannot be served in time', () => {
  test('is refused at once when too many are unanswered', async () => {
    const { run, runAll } = watched(allDone, { most: 3 });
    const settled = await runAll(['a', 'b', 'c', 'd']);
    expect(reasonsOf(settled)).toEqual(['a', 'b', 'c', 'busy']);
    expect(settled[3]).toMatchObject({
      reason: { status: 503, retryAfterSeconds: 2, message: '系统繁忙，请稍后再试' },
    });
    expect(await run('e')).toBe('e');
  });

  test('is refused, and not carried out, when it has waited too long', async () => {
    let time = 0;
    const hang = Promise.withResolvers<void>();
    const { run, runAll, batches } = watched(
      async (calls) => {
        if (calls[0]?.id === 'a') await hang.promise;
        return calls.map(done);
      },
      { clock: () => time, maxWaitMs: 1_000 },
    );
    const first = run('a');
    const late = runAll(['b', 'c']);
    time = 1_001;
    const withTimeout = run('d');
    hang.resolve();
    expect(reasonsOf(await late)).toEqual(['busy', 'busy']);
    expect(await Promise.all([first, withTimeout])).toEqual(['a', 'd']);
    expect(batches).toEqual([['a'], ['d']]);
  });
});

describe('while the database hangs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a command that waits is refused within its time, and is never carried out', async () => {
    const hang = Promise.withResolvers<void>();
    const { run, runAll, batches } = watched(
      async (calls) => {
        await hang.promise;
        return calls.map(done);
      },
      { clock: () => Date.now(), maxWaitMs: 7_000 },
    );
    const first = run('a');
    const second = run({ id: 'c', row: 'other', group: 'other' });
    const refused = vi.fn();
    const waiting = runAll(['b', { id: 'd', row: 'third', group: 'other' }]);
    void waiting.then(refused);
    await vi.advanceTimersByTimeAsync(6_900);
    expect(refused).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refused).toHaveBeenCalled();
    hang.resolve();
    expect(reasonsOf(await waiting)).toEqual(['busy', 'busy']);
    expect(await Promise.all([first, second])).toEqual(['a', 'c']);
    expect(batches).toEqual([['a'], ['c']]);
  });

  test('a command whose time runs out while the late ones are sorted out still has its answer', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let reads = 0;
    let isMoving = false;
    const { run, runAll, drained } = watched(
      async (calls, { waits }) => {
        if (!waits) return calls.map(() => ({ status: 'busy' }));
        await (calls[0]?.id === 'a' ? first.promise : second.promise);
        return calls.map(done);
      },
      { lanes: 1, maxWaitMs: 7_000, clock: () => Date.now() + (isMoving ? reads++ : 0) },
    );
    const alone = run('a');
    const held = runAll(['b', 'c', 'd']);
    first.resolve();
    await vi.advanceTimersByTimeAsync(6_900);
    isMoving = true;
    await vi.advanceTimersByTimeAsync(1_000);
    second.resolve();
    await vi.advanceTimersByTimeAsync(1_000);
    const ended = vi.fn();
    void drained().then(ended);
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalled();
    expect(reasonsOf(await held)).toEqual(['b', 'busy', 'busy']);
    expect(await alone).toBe('a');
  });
});

test('it is drained when every command has its answer', async () => {
  const hang = Promise.withResolvers<void>();
  const { run, drained } = watched(async (calls) => {
    await hang.promise;
    return calls.map(done);
  });
  await drained();
  const answered: string[] = [];
  for (const id of ['a', 'b', 'c']) void run(id).then((result) => answered.push(result));
  const end = drained().then(() => answered.push('drained'));
  hang.resolve();
  await end;
  expect(answered).toEqual(['a', 'b', 'c', 'drained']);
});

test('whatever comes: each is answered once, in the order of its row, and no row is in two transactions at once', async () => {
  const call = fc.record({
    row: fc.constantFrom('x', 'y', 'z'),
    key: fc.constantFrom(undefined, 'k', 'l'),
    fate: fc.constantFrom('done', 'refused', 'broken'),
    isSingle: fc.boolean(),
    pause: fc.nat(2),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 40 }), async (given) => {
      const calls = given.map((one, index) => ({ ...one, id: String(index), group: one.row }));
      const stands: string[] = [];
      const rows = new Set<string>();
      const fateOf = (id: string) => calls[Number(id)]?.fate;
      const { run } = watched(async (batch) => {
        const [first] = batch;
        const row = first?.row ?? '';
        expect(batch.every((one) => one.row === row)).toBe(true);
        expect(batch.length === 1 || !batch.some(({ isSingle }) => isSingle)).toBe(true);
        expect(rows.has(row)).toBe(false);
        rows.add(row);
        await Promise.resolve();
        rows.delete(row);
        if (batch.some(({ id }) => fateOf(id) === 'broken')) throw failed('23505');
        const good = batch.filter(({ id }) => fateOf(id) === 'done');
        stands.push(...good.map(({ id }) => id));
        return batch.map((one) =>
          fateOf(one.id) === 'done' ? done(one) : { status: 'refused', error: generalError('conflict') },
        );
      });
      const answers: Promise<PromiseSettledResult<string>[]>[] = [];
      for (const { pause, ...one } of calls) {
        for (let turn = 0; turn < pause; turn += 1) await Promise.resolve();
        answers.push(Promise.allSettled([run(one)]));
      }
      const settled = (await Promise.all(answers)).flat();
      expect(statusesOf(settled)).toEqual(calls.map(({ fate }) => (fate === 'done' ? 'fulfilled' : 'rejected')));
      expect(stands.toSorted()).toEqual(calls.flatMap(({ fate, id }) => (fate === 'done' ? [id] : [])).toSorted());
      const lineOf = (row: string, key: string | undefined, ids: readonly string[]) =>
        ids.map(Number).filter((index) => calls[index]?.row === row && (!key || calls[index]?.key === key));
      for (const row of ['x', 'y', 'z'])
        for (const key of ['k', 'l']) {
          const line = lineOf(row, key, stands);
          expect(line).toEqual(line.toSorted((a, b) => a - b));
        }
    }),
    { numRuns: 300 },
  );
});
