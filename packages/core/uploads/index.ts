export { createImageDecoder } from './image-decoder.ts';
export type { ImageDecoder } from './image-decoder.ts';
export { formatOf } from './image-formats.ts';
export { createStorage, readStorageConfig, storageProblems } from './storage.ts';
export type { FileStorage, StorageConfig } from './storage.ts';
export { attachFiles, keepFile } from './uploads.repository.ts';
export * from './uploads.service.ts';
