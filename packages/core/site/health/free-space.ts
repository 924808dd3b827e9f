import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withTimeout } from './with-timeout.ts';

export type SpaceState = 'up' | 'degraded' | 'down';
export type SpaceProbe = () => Promise<SpaceState>;

type Disk = { bavail: number; bfree: number; blocks: number };

const DEGRADED_BELOW = 0.1;
const DOWN_BELOW = 0.02;
const ANSWER_WITHIN_MS = 2_000;
const WORST_FIRST = ['down', 'degraded', 'up'] as const;

/** What a data folder holds; which of them are used depends on the settings. */
export const localFolders = (dataFolder: string): string[] =>
  ['postgres', 'redis', 'uploads', 'avatars'].map((name) => join(dataFolder, name));

/** Whether there is room on the disks of these folders. A folder that is not there yet counts as the one it will be made in. */
export function createSpaceProbe(
  folders: readonly string[],
  ask: (folder: string) => Promise<Disk> = statfs,
): SpaceProbe {
  const asked = new Map<string, Promise<Disk>>();

  /** A disk that hangs is asked once, however often this is called meanwhile. */
  function askOnce(folder: string): Promise<Disk> {
    const answer = asked.get(folder) ?? ask(folder).finally(() => asked.delete(folder));
    asked.set(folder, answer);
    return answer;
  }

  async function measure(folder: string): Promise<SpaceState> {
    try {
      return judge(await withTimeout(askOnce(folder), ANSWER_WITHIN_MS));
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT' && dirname(folder) !== folder;
      return isMissing ? measure(dirname(folder)) : 'down';
    }
  }

  return async () => {
    const states = await Promise.all(folders.map(measure));
    return WORST_FIRST.find((state) => states.includes(state)) ?? 'up';
  };
}

/** As `df` counts: of what others than root can have. */
function judge({ bavail, bfree, blocks }: Disk): SpaceState {
  const all = blocks - bfree + bavail;
  const share = all === 0 ? 1 : bavail / all;
  if (share < DOWN_BELOW) return 'down';
  return share < DEGRADED_BELOW ? 'degraded' : 'up';
}
