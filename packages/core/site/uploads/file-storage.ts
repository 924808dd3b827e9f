/** Where the bytes of uploads are kept. Names are ours: `<32 hex digits>-<size>.webp`. */
export type FileStorage = {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** `undefined` when there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Quiet about a file that is gone already. */
  remove(name: string): Promise<void>;
};
