import { createServer } from 'node:net';

/**
 * The embedded servers and children listen below the ephemeral range (32768 and up): a restarting server above it
 * can find its port taken by an outgoing connection.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_700;

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

const handedOut = new Set<number>();

/** A port of 127.0.0.1 that nobody listens on and that this process was not given before. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
    if (handedOut.has(port) || !(await canListen(port))) continue;
    handedOut.add(port);
    return port;
  }
  throw new Error(`No free port between ${FIRST_PORT} and ${LAST_PORT}.`);
}
