import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestSite } from '../../support/site.ts';

type ProcessName = 'api' | 'hub' | 'worker';
type Action = 'kill' | 'keep-away' | 'let-back' | 'restarted';

/** Lets the workers, which are processes of their own, stop parts of the site that the set-up started. */
export async function startControl(site: TestSite): Promise<{ stop: () => Promise<void> }> {
  const restarts = new Map<string, Promise<void>>();
  const kept = new Map<string, () => Promise<void>>();
  const actions: Record<Action, (name: string) => Promise<unknown>> = {
    kill: async (name) => restarts.set(name, site.kill(name)),
    'keep-away': async (name) => kept.set(name, await site.keepAway(name)),
    'let-back': async (name) => kept.get(name)?.(),
    restarted: async (name) => restarts.get(name),
  };
  const server = createServer((request, response) => {
    const [, action = '', name = ''] = (request.url ?? '').split('/');
    actions[action as Action](name).then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['E2E_CONTROL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** False on a site that runs by itself: nothing may be killed there. */
export const hasControl = (): boolean => process.env['E2E_CONTROL'] !== undefined;

async function sendCommand(action: Action, name: ProcessName): Promise<void> {
  const response = await fetch(`${process.env['E2E_CONTROL']}/${action}/${name}`, { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
}

/** Sends SIGKILL; `untilRestarted` resolves when the supervisor has it running again. */
export const kill = (name: ProcessName): Promise<void> => sendCommand('kill', name);
export const untilRestarted = (name: ProcessName): Promise<void> => sendCommand('restarted', name);

/** Sends SIGKILL, and no successor comes until `letBack`, which resolves when it is there. */
export const keepAway = (name: ProcessName): Promise<void> => sendCommand('keep-away', name);
export const letBack = (name: ProcessName): Promise<void> => sendCommand('let-back', name);
