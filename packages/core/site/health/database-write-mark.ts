import { isOutOfRoom } from '@pailei/db/tx';

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
      isRefused ||= isOutOfRoom(error);
    },
    isRefused: () => isRefused,
  };
}
