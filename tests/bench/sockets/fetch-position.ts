import { Agent, get } from 'node:http';

export type Position = { epoch: string; version: number };

const agent = new Agent({ keepAlive: true });
const AT = /"epoch":"([^"]*)","version":(\d+)/;

/** Reads a snapshot as a browser does, brotli and all, and looks for its position only: the load must cost little. */
export function fetchPosition(port: number, topic: string): Promise<Position> {
  const path = `/api/topics/${encodeURIComponent(topic)}`;
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'br' } }, (response) => {
      const [, epoch, version] = AT.exec(String(response.headers['x-position'] ?? '')) ?? [];
      response.on('error', reject).resume();
      response.on('end', () => {
        if (epoch === undefined) reject(new Error(`no snapshot: ${response.statusCode}`));
        else resolve({ epoch, version: Number(version) });
      });
    }).on('error', reject);
  });
}
