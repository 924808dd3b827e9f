import type { Actor, SessionsReader } from '@pailei/live/registry';

type Waiting = { id: string; resolve: (actor: Actor | undefined) => void; reject: (error: unknown) => void };

/** So many connections for sessions, whatever the crowd. */
const LANES = 2;

/** Reads of sessions: those asked for while others are being read go together into the next query. */
export function createJoinedSessions(reader: SessionsReader): (id: string) => Promise<Actor | undefined> {
  let waiting: Waiting[] = [];
  let reading = 0;

  async function read(): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      const found = await reader.findActive([...new Set(batch.map(({ id }) => id))]);
      for (const { id, resolve } of batch) resolve(found.get(id));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function work(): void {
    if (reading === LANES || waiting.length === 0) return;
    reading += 1;
    void read().finally(() => {
      reading -= 1;
      work();
    });
  }

  return (id) =>
    new Promise((resolve, reject) => {
      waiting.push({ id, resolve, reject });
      work();
    });
}
