import { Agent, request } from 'node:http';

export type Call = { method: 'POST' | 'PUT'; path: string; token: string; body: object };
export type Burst = { per_second: number; p50_ms: number; p99_ms: number; refused: number };

/**
 * All calls at once, each on a connection of its own; or so many at a time, each caller with its next call once it is answered.
 * Counted until the last one is answered; a time is that from a call to its answer.
 */
export async function burst(port: number, calls: readonly Call[], { atOnce = calls.length } = {}): Promise<Burst> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const waiting = calls.values();
  const answers: { status: number; ms: number }[] = [];
  const start = performance.now();
  const callers = Array.from({ length: atOnce }, async () => {
    let since = start;
    for (const call of waiting) {
      const { status, at } = await send(agent, port, call);
      answers.push({ status, ms: at - since });
      since = at;
    }
  });
  await Promise.all(callers);
  const elapsed = performance.now() - start;
  agent.destroy();
  const refused = answers.filter(({ status }) => status !== 200);
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const share = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0;
  return {
    per_second: (calls.length - refused.length) / (elapsed / 1_000),
    p50_ms: share(0.5),
    p99_ms: share(0.99),
    refused: refused.length,
  };
}

function send(
  agent: Agent,
  port: number,
  { method, path, token, body }: Call,
): Promise<{ status: number; at: number }> {
  const text = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    const call = request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, at: performance.now() }));
    });
    call.on('error', reject);
    call.end(text);
  });
}
