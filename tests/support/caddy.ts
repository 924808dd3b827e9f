import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebianPackages } from '@pailei/local/servers/apt';
import { freePort } from '@pailei/local/servers/ports';
import { deathSignalPrefix, findOnPath } from '@pailei/local/processes/processes';
import { TOOLS_FOLDER } from './services.ts';
import { until } from './until.ts';

const CADDYFILE = join(import.meta.dirname, '../../infra/caddy/Caddyfile');
const START_TIMEOUT_MS = 20_000;

/** CADDY_PATH, else a caddy on PATH, else Debian's, unpacked without being root. */
export function findCaddy(): string {
  const given = process.env['CADDY_PATH'];
  if (given !== undefined && !existsSync(given)) throw new Error(`CADDY_PATH: there is no ${given}.`);
  const installed = given ?? findOnPath('caddy');
  if (installed !== undefined) return installed;
  const folder = join(TOOLS_FOLDER, 'caddy');
  const program = join(folder, 'root/usr/bin/caddy');
  if (!existsSync(program)) unpackDebianPackages(folder, ['caddy']);
  if (existsSync(program)) return program;
  throw new Error('No Caddy: set CADDY_PATH, or install caddy (Debian: apt-get install caddy).');
}

export type CaddyOptions = {
  /** For its certificates and its configuration. */
  folder: string;
  /** Ports of this machine. */
  hubs: readonly number[];
  apis: readonly number[];
};

export type Caddy = {
  httpPort: number;
  /** At `localhost`, with a certificate that nobody trusts. */
  httpsPort: number;
  stop: () => Promise<void>;
};

/** What a machine that others work on must not get: a new root certificate, an administration port, files in a home. */
const wrapper = (folder: string) => `{
	admin off
	local_certs
	skip_install_trust
	auto_https disable_redirects
	storage file_system {
		root ${folder}
	}
}
import ${CADDYFILE}
`;

const addresses = (ports: readonly number[]) => ports.map((port) => `127.0.0.1:${port}`).join(' ');

/** A Caddy with the site's own Caddyfile, before hubs and APIs on this machine. */
export async function startCaddy({ folder, hubs, apis }: CaddyOptions): Promise<Caddy> {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, wrapper(folder));
  const command = [findCaddy(), 'run', '--adapter', 'caddyfile', '--config', config];
  const [program = '', ...args] = [...deathSignalPrefix('TERM'), ...command];
  const site = { SITE_ADDRESS: `:${httpPort}, https://localhost:${httpsPort}` };
  const env = { ...process.env, ...site, HUBS: addresses(hubs), APIS: addresses(apis) };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-4_000)));
  const start = { withinMs: START_TIMEOUT_MS, what: 'Caddy answers' };
  await until(async () => ((await isAnswering(httpPort)) || child.exitCode !== null ? true : undefined), start);
  if (child.exitCode !== null) throw new Error(`Caddy did not start.\n${output}`);
  return {
    httpPort,
    httpsPort,
    stop: async () => {
      const ended = once(child, 'exit');
      if (!child.kill('SIGKILL')) return;
      await ended;
    },
  };
}

async function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
