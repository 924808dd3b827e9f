export { createImageDecoder } from './image-decoder.ts';
export type { ImageDecoder } from './image-decoder.ts';
export { formatOf } from './image-formats.ts';
export { createStorage, readStorageConfig, storageProblems } from './storage.ts';
export type { FileStorage } from './file-storage.ts';
export type { StorageConfig } from './storage.ts';
export { attachFiles, keepFile, releaseFile } from './attach-files.ts';
export * from './uploads.service.ts';
