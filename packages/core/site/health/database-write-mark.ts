/** Insufficient resources: no room on the disk, no memory, a quota. Too many connections say nothing of writes. */
const NO_ROOM = /^53(?!300)/;

/** How the last write probe of this process ended. */
export type DatabaseWriteMark = {
  succeeded(): void;
  failed(error: unknown): void;
  /** True while the last writes failed because the database has no room: one is enough. */
  isRefused(): boolean;
};

export function createDatabaseWriteMark(): DatabaseWriteMark {
  let isRefused = false;
  return {
    succeeded: () => void (isRefused = false),
    failed(error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
      isRefused ||= NO_ROOM.test(code);
    },
    isRefused: () => isRefused,
  };
}
