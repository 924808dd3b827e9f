import { Agent, request } from 'node:http';
import { until } from '../until.ts';

export type RushCall = { path: string; token: string; body: object };
export type RushAnswers = {
  /** How often each status was answered. */
  statuses: Record<number, number>;
  per_second: number;
  p50_ms: number;
  p99_ms: number;
};

/** An api that was killed is back within seconds. */
const REPEATED_FOR_MS = 60_000;

/**
 * Sends the calls at even distances over this time, each on a connection of its own where none is free. With `repeats` a call that was
 * cut, or that nobody was there to answer, is sent again.
 */
export async function spreadCalls(
  url: string,
  calls: readonly RushCall[],
  { overMs, repeats = false }: { overMs: number; repeats?: boolean },
): Promise<RushAnswers> {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const answers = await Promise.all(
    calls.map(async (call, index) => {
      await at(start + (overMs * index) / calls.length);
      return repeats ? sendUntilAnswered(agent, url, call) : send(agent, url, call);
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  agent.destroy();
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const share = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0;
  return { statuses, per_second: calls.length / seconds, p50_ms: share(0.5), p99_ms: share(0.99) };
}

/** The moment at which a call is due is a part of the load, not a wait for something to happen. */
const at = (moment: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));

function sendUntilAnswered(agent: Agent, url: string, call: RushCall) {
  const answered = async () => {
    const answer = await send(agent, url, call).catch(() => undefined);
    return answer?.status === 503 ? undefined : answer;
  };
  return until(answered, { withinMs: REPEATED_FOR_MS, what: `an answer of ${call.path}` });
}

function send(agent: Agent, url: string, { path, token, body }: RushCall): Promise<{ status: number; ms: number }> {
  const text = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(`${url}/api${path}`, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - begun }));
    });
    call.on('error', reject);
    call.end(text);
  });
}
