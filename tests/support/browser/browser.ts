import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { libraryPath, unpackDebianPackages } from '@pailei/local/servers/apt';
import { findOnPath } from '@pailei/local/processes/processes';
import { TOOLS_FOLDER } from '../services.ts';
import { environmentOf, type Faces } from './faces.ts';

export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const LIBRARIES = ['libnss3', 'libnspr4'];
const SYSTEM_LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'];

export type Browser = {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
};

function isLibraryInstalled(name: string): boolean {
  return SYSTEM_LIBRARIES.some((folder) => existsSync(join(folder, `${name}.so`)));
}

/** The libraries a bare Debian lacks, unpacked without being root. */
export function unpackedLibraries(): Record<string, string> {
  if (isLibraryInstalled('libnss3') && isLibraryInstalled('libnspr4')) return {};
  const folder = join(TOOLS_FOLDER, 'chromium-libraries');
  const root = join(folder, 'root');
  if (!existsSync(root)) unpackDebianPackages(folder, LIBRARIES);
  return existsSync(root) ? { LD_LIBRARY_PATH: libraryPath(root) } : {};
}

async function packagedChromium(): Promise<Browser | undefined> {
  // The package unpacks itself into the temporary folder under a fixed name, readable by its user alone.
  const temporary = join(TOOLS_FOLDER, 'chromium');
  mkdirSync(temporary, { recursive: true });
  process.env['TMPDIR'] = temporary;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    return { executablePath, args: [...ARGUMENTS, '--headless=shell'], env: unpackedLibraries() };
  } catch {
    return undefined;
  }
}

async function findProgram(): Promise<Browser> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: there is no ${given}.`);
    return { executablePath: given, args: ARGUMENTS, env: {} };
  }
  const packaged = await packagedChromium();
  if (packaged !== undefined) return packaged;
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const installed = names.map((name) => findOnPath(name)).find((path) => path !== undefined);
  if (installed !== undefined) return { executablePath: installed, args: ARGUMENTS, env: {} };
  throw new Error('No Chromium: set CHROMIUM_PATH, or install chromium (Debian: apt-get install chromium).');
}

/**
 * CHROMIUM_PATH, else the one of the npm package, else a chromium on PATH; it draws with these typefaces. The package's is the
 * browser without its windows: the same on every machine, and the stories take half the time.
 */
export async function findBrowser(faces: Faces = 'chinese'): Promise<Browser> {
  const program = await findProgram();
  return { ...program, env: { ...program.env, ...environmentOf(faces) } };
}
