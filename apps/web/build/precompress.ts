import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt)$/;
const MIN_BYTES = 512;
const compress = promisify(brotliCompress);

/** Writes a `.br` file beside every text file of the build, so that the server never compresses on the fly. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'pailei-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    // Also called when the build failed; the build reports the cause, and there is nothing to compress.
    async closeBundle() {
      if (!existsSync(outDir)) return;
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
      const paths = files.map((entry) => join(entry.parentPath, entry.name));
      await Promise.all(paths.map(async (path) => ((await isCompressed(path)) ? undefined : compressFile(path))));
    },
  };
}

/** By the build before, into the same folder. */
async function isCompressed(path: string): Promise<boolean> {
  const [file, compressed] = await Promise.all([stat(path), stat(`${path}.br`).catch(() => null)]);
  return compressed !== null && compressed.mtimeMs >= file.mtimeMs;
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await compress(content, { params }));
}
