import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

test('the sizes of the built pages and layouts are counted without anything fetched to measure against', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const json = join(folder, 'sizes.json');
    const args = [join(ROOT, 'scripts/bench.ts'), 'web-size', '--json', json];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(`${status} ${stderr}`).toBe('0 ');
    const { 'web-size': sizes } = JSON.parse(readFileSync(json, 'utf8'));
    expect(sizes.map(({ visit }: { visit: string }) => visit)).toEqual([
      'shell',
      'login',
      'home',
      'lobby',
      'tournament',
      'live',
      'registration',
      'match view',
      'overlay, bar',
      'overlay, bracket',
      'overlay, season race',
      'overlay, standings',
    ]);
    expect(sizes.filter(({ files, kilobytes }: Record<string, number>) => !(files! > 2 && kilobytes! > 5))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);
